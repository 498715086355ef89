import { WebSocket } from 'ws';

/** A socket to open: its address and access token. */
export interface Place {
  path: string;
  proof: () => Promise<string> | string;
}

export interface Client {
  socket: WebSocket;
  /** Called with each text that arrives. */
  onText: (text: string) => void;
}

const atOnce = 100;

/** Opens a socket and waits for its greeting. */
export function openClient(url: string, { path }: Place, proof: string): Promise<Client> {
  return new Promise((done, fail) => {
    const protocols = proof === '' ? [] : ['helpdesk.v1', `token.${proof}`];
    const socket = new WebSocket(url.replace('http', 'ws') + path, protocols, {
      perMessageDeflate: false,
      headers: proof.startsWith('chat_') ? { origin: 'https://shop.example' } : {},
    });
    const client: Client = { socket, onText: () => {} };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('closed')));
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"type":"hello"')) done(client);
      client.onText(text);
    });
  });
}

export async function openAll(url: string, places: readonly Place[]): Promise<Client[]> {
  const clients: Client[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let at = next++; at < places.length; at = next++) {
        const place = places[at] as Place;
        clients[at] = await openClient(url, place, await place.proof());
      }
    }),
  );
  return clients;
}

export const isOpen = ({ socket }: Client) => socket.readyState === socket.OPEN;

export function closeAll(clients: readonly Client[]) {
  for (const { socket } of clients) socket.terminate();
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** A sender and a receiver of messages. */
export interface Pair {
  from: Client;
  to: Client;
}

export interface Talk {
  perSecond: number;
  p50: number;
  p99: number;
  sent: number;
  received: number;
}

const text = 'The kettle worked yesterday; today the light goes on and the water stays cold. ';

/** The number of the last message. It makes messages unique, because a chat ignores repeated ones. */
let number = 0;

/** Counts the messages that arrive, by the number in each. */
function listen(pairs: readonly Pair[]) {
  const sentAt = new Map<number, number>();
  const times: number[] = [];
  const first = number;
  let whenReceived = (_pair: Pair) => {};
  for (const pair of pairs) {
    pair.to.onText = (said) => {
      const match = /#(\d+)#/.exec(said);
      const at = match && sentAt.get(Number(match[1]));
      if (at === null || at === undefined) return;
      sentAt.delete(Number(match?.[1]));
      times.push(performance.now() - at);
      whenReceived(pair);
    };
  }
  return {
    times,
    say({ from }: Pair) {
      number += 1;
      sentAt.set(number, performance.now());
      const clientId = `n${number}`;
      from.socket.send(
        JSON.stringify({ type: 'chat_message', message: `${text}#${number}#`, clientId }),
      );
    },
    onHeard(listener: (pair: Pair) => void) {
      whenReceived = listener;
    },
    sent: () => number - first,
  };
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Sends this many messages per second, from the pairs in turn. */
export async function talkEvenly(
  pairs: readonly Pair[],
  rate: number,
  seconds: number,
): Promise<Talk> {
  const line = listen(pairs);
  const begun = performance.now();
  const end = begun + seconds * 1000;
  for (let said = 0; performance.now() < end; ) {
    const due = Math.floor(((performance.now() - begun) * rate) / 1000);
    for (; said < due; said += 1) line.say(pairs[said % pairs.length] as Pair);
    await pause(5);
  }
  await pause(1_000);
  return figures(line, seconds);
}

/** Sends as fast as possible: each pair always has several messages in flight. */
export async function talkHard(
  pairs: readonly Pair[],
  underWay: number,
  seconds: number,
): Promise<Talk> {
  const line = listen(pairs);
  let isOver = false;
  line.onHeard((pair) => {
    if (!isOver) line.say(pair);
  });
  for (let at = 0; at < underWay; at += 1) for (const pair of pairs) line.say(pair);
  await pause(1_000);
  line.times.length = 0;
  await pause(seconds * 1000);
  const result = figures(line, seconds);
  isOver = true;
  await pause(1_000);
  return result;
}

function figures({ times, sent }: ReturnType<typeof listen>, seconds: number): Talk {
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    sent: sent(),
    received: times.length,
  };
}
