/* A bot in another language: it sits down at a table and decides, over the protocol that the browser
   speaks too (docs/protocol.md). No packages; Node 22, or Node 20 with --experimental-websocket.

       node examples/bot.mjs "http://127.0.0.1:8000/t/TABLE#link=LINK"

   That is the address with which a table invites people. */

const address = new URL(process.argv[2]);
const house = address.origin;
const table = address.pathname.split("/").pop();
const link = new URLSearchParams(address.hash.slice(1)).get("link") ?? "";

async function ask(path, body, headers = {}) {
  const answer = await fetch(house + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.message);
  return told;
}

/** Here is the place for thought: one of the legal actions, by what this seat sees. */
function choose(actions, view) {
  return actions[Math.floor(Math.random() * actions.length)];
}

const { token } = await ask("/api/programs", { name: "Robin" });
const authorization = `Bearer ${token}`;
await ask(`/api/tables/${table}/sit`, {}, { authorization, "x-table-link": link });

const socket = new WebSocket(`${house.replace(/^http/, "ws")}/api/tables/${table}/socket`, { headers: { authorization } });
const mine = crypto.randomUUID();
let decided = 0;

socket.onopen = () => socket.send(JSON.stringify({ type: "hello", link }));
socket.onmessage = ({ data }) => {
  const told = JSON.parse(data);
  if (told.type === "refused") console.error(told.message);
  if (told.type !== "update") return;
  if (told.status === "over" || told.status === "abandoned") {
    console.log(`over after ${decided} decisions`);
    socket.close();
  } else if (told.actions?.length && told.decider === told.seat) {
    const { id } = choose(told.actions, told.view);
    const number = `${mine}-${told.version}`; // new for each decision: what is sent twice is done once
    socket.send(JSON.stringify({ type: "act", id: number, version: told.version, action: id }));
    decided += 1;
  }
};
socket.onclose = ({ code }) => process.exit(code === 1000 || code === 1005 ? 0 : 1);
