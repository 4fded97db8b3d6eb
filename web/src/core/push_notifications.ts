/** Web push: subscribes this browser to notifications. Needs https (or localhost) and the reader's permission. */
import { api } from "./api.ts";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Where this browser is reached now, if it has subscribed. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask for permission and subscribe; null where the reader or the browser refuses. */
export async function subscribe(): Promise<PushSubscription | null> {
  if (!canPush() || (await Notification.requestPermission()) !== "granted") return null;
  const { key } = await api.pushKey();
  if (key === null) return null;
  await navigator.serviceWorker.register("/notices.js");
  const worker = await navigator.serviceWorker.ready;
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return null;
  }
}
