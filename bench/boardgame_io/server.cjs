// A card game of the size of King's Bounty on boardgame.io's own server, with its in-memory
// store: the peer of bench/load.py. What a move does, and what each seat is sent, is about as
// much as in a turn of King's Bounty. Matches are made by its Lobby API, which checks credentials.

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const PEOPLES = ["human", "elf", "orc", "dwarf", "undead"];
const KINDS = ["tower", "citadel", "bastion", "warrior", "archer", "mage", "hero", "monster"];
const TITLES = ["emperor", "great_architect", "keeper_of_secrets", "conqueror", "vandal", "staff_rat"];
const HAND = 6;
// So that updates are as large, and games as long, as those of King's Bounty with as many seats.
const holdings = (players) => 36 + 3.5 * players;
const turns = (players) => 10 + 26 * players;

function deck() {
  const cards = [];
  for (const people of PEOPLES)
    for (const kind of KINDS) for (let copy = 1; copy <= 3; copy++) cards.push({ card: `${people}_${kind}_${copy}`, kind: `${people}_${kind}`, usable: true });
  return cards;
}

function holding(played, owner) {
  const strength = played.card.length;
  return { holding: played.card, people: played.kind.split("_")[0], castle: played.kind, strength, defence: strength + 1, garrison: played.kind, owner };
}

function counts(G, players) {
  return TITLES.map((title, place) => {
    const tally = Array.from({ length: players }, (_, seat) => G.table.filter((holding) => holding.owner === seat && holding.strength % 6 === place).length);
    const most = Math.max(...tally);
    const leaders = tally.filter((count) => count === most).length;
    return { title, points: place + 2, counts: tally, holder: leaders === 1 ? tally.indexOf(most) : null, tied: leaders > 1 };
  });
}

const game = {
  name: "cards",
  setup: ({ ctx, random }) => {
    const cards = random.Shuffle(deck());
    const hands = Array.from({ length: ctx.numPlayers }, () => cards.splice(0, HAND));
    const table = cards.splice(0, holdings(ctx.numPlayers)).map((card, place) => holding(card, place % ctx.numPlayers));
    return { hands, deck: cards, table, discard: [], turns: 0 };
  },
  // Its faster way: with undo it keeps the states before.
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, playerID, random }, index) => {
      const seat = Number(playerID);
      const hand = G.hands[seat];
      if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
      const [played] = hand.splice(index, 1);
      G.table.push(holding(played, seat));
      if (G.table.length > holdings(ctx.numPlayers)) G.discard.push({ card: G.table[0].holding, kind: G.table.shift().castle, usable: true });
      if (G.deck.length === 0) {
        G.deck = random.Shuffle(G.discard);
        G.discard = [];
      }
      if (G.deck.length) hand.push(G.deck.pop());
      G.turns += 1;
    },
  },
  endIf: ({ G, ctx }) => (G.turns >= turns(ctx.numPlayers) ? { winner: "0" } : undefined),
  playerView: ({ G, ctx, playerID }) => ({
    viewer: playerID,
    turns: G.turns,
    titles: counts(G, ctx.numPlayers),
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    players: G.hands.map((hand, seat) => ({
      seat,
      hand_count: hand.length,
      holdings: G.table.filter((holding) => holding.owner === seat),
      licences: PEOPLES.filter((people) => G.table.some((holding) => holding.owner === seat && holding.people === people)),
      first: seat === 0,
      last: seat === ctx.numPlayers - 1,
    })),
    deck_count: G.deck.length,
    discard_count: G.discard.length,
  }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const [port, apiPort] = process.argv.slice(2).map(Number);
// The Lobby API on a port of its own, as its documentation offers: on the same port it is not
// found with today's koa-compose, which no longer sees what is added after the sockets.
server.run({ port, lobbyConfig: { apiPort }, callback: () => console.log("listening") });
