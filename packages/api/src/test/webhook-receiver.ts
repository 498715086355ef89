import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export type Behaviour = (response: ServerResponse, received: Received) => void;

/** Starts a webhook receiver for tests: stores deliveries and responds with the given status. */
export async function startReceiver(answer: Behaviour = (response) => void response.end()) {
  const received: Received[] = [];
  const state = { answer };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString('utf8') };
      received.push(one);
      state.answer(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Sets the response to later deliveries. */
    answers(behaviour: Behaviour) {
      state.answer = behaviour;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Verifies a delivery like a receiver, with the reference implementation of Standard Webhooks. */
export const verified = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    id: string;
    type: string;
    data: Record<string, unknown>;
  };
