/** "It is your turn" for a browser that is closed. Nothing is asked for until somebody wants it. */

import { api } from "./api";

/** Browsers push only on HTTPS and on the own machine, and with a service worker. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function isPushed(): Promise<boolean> {
  return !!(await subscription());
}

/** Asks the browser, then tells the server. False: the person has said no. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { push_key: key } = await api.notices();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  await api.addPush({ endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } });
  return true;
}

export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await api.removePush(made.endpoint);
  await made.unsubscribe();
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}
