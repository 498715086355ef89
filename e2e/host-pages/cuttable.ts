import type { Page } from 'playwright/test';

/** Blocks and restores all sockets and requests between a page and the helpdesk. */
export async function cuttable(page: Page) {
  let isCut = false;
  const sockets: { close(options: { code: number }): Promise<void> }[] = [];
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    if (isCut) return void socket.close({ code: 1012 });
    const server = socket.connectToServer();
    sockets.push(socket);
    socket.onMessage((frame) => isCut || server.send(frame));
    server.onMessage((frame) => isCut || socket.send(frame));
  });
  await page.route('**/api/**', (route) => (isCut ? route.abort() : route.fallback()));
  return {
    /** Cuts the connection silently: neither side gets a close event. */
    cut: () => {
      isCut = true;
    },
    /** Closes all sockets, as a restarting proxy does, and cuts the connection. */
    async reset() {
      isCut = true;
      for (const socket of sockets.splice(0)) await socket.close({ code: 1012 });
    },
    restore: () => {
      isCut = false;
    },
  };
}
