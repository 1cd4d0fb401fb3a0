// The assets of the client, kept for when the server is away. Games and tables are never kept.
const KEPT = "hastilude-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add("/"))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (
    event.request.method !== "GET" ||
    url.origin !== location.origin ||
    /^\/(api|schema|health)\//.test(url.pathname)
  )
    return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fromServer(event.request));
});

/** Names of assets change with their content: what is kept is right. */
async function fromCache(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function fromServer(request) {
  const cache = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put("/", fresh.clone());
    return fresh;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

// "It is your turn", for who asked to be told and has no table open.
self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  if (notice.type !== "your_turn" && notice.type !== "digest") return;
  const russian = /^(ru|be|uk|kk)/.test(navigator.language);
  if (notice.type === "digest") {
    const count = notice.tables.length;
    event.waitUntil(
      self.registration.showNotification(russian ? "Ристалище" : "Hastilude", {
        body: russian ? `Столов, где ждут вашего хода: ${count}.` : `Tables that wait for you: ${count}.`,
        icon: "/icon.svg",
        tag: "digest",
        data: "/",
      }),
    );
    return;
  }
  event.waitUntil(
    self.registration.showNotification(russian ? "Ристалище" : "Hastilude", {
      body: russian ? "Ваш ход." : "It is your turn.",
      icon: "/icon.svg",
      tag: notice.table,
      data: `/t/${encodeURIComponent(notice.table)}`,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
