/** The service worker: shows a notice that was pushed, and opens its table. It keeps nothing and answers no requests. */

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Marula", {
      body: told.summary ?? "",
      icon: "/icon.svg",
      tag: told.table ?? "",
      data: `/table/${encodeURIComponent(told.table ?? "")}`,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
