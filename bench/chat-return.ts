import { type Client, openClient, type Place } from './chat-clients.ts';

const pause = 3_000;

/** Keeps sockets open like the SDK: reconnects about 3 seconds after a close. */
export async function stayConnected(url: string, places: readonly Place[]) {
  const clients = new Map<number, Client>();
  let isOver = false;
  let most = 0;

  async function keep(at: number, place: Place, greeted: () => void) {
    while (!isOver) {
      try {
        const client = await openClient(url, place, await place.proof());
        clients.set(at, client);
        most = Math.max(most, clients.size);
        greeted();
        await new Promise((done) => client.socket.once('close', done));
        clients.delete(at);
      } catch {
        // Not ready yet.
      }
      await new Promise((done) => setTimeout(done, pause * (0.75 + Math.random() / 2)).unref());
    }
  }

  for (let from = 0; from < places.length; from += 100) {
    const some = places.slice(from, from + 100);
    await Promise.all(
      some.map((place, i) => new Promise<void>((done) => void keep(from + i, place, done))),
    );
  }
  most = 0;
  return {
    open: () => clients.size,
    /** The maximum number of sockets open at once, after all were open for the first time. */
    most: () => most,
    close() {
      isOver = true;
      for (const { socket } of clients.values()) socket.terminate();
    },
  };
}
