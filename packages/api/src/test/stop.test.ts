// @module-tag slow

import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { demoPassword, type ServerProcess, serverProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

let server: ServerProcess;
let token: string;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
  const { body } = await call('POST', '/api/auth/login', new Agent(), {
    email: 'agent@demo.test',
    password: demoPassword,
  });
  ({ token } = JSON.parse(body));
});
afterAll(() => server.remove());

interface Answer {
  status: number;
  body: string;
  closes: boolean;
}

function call(method: string, path: string, agent: Agent, body?: object): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request(`${server.url}${path}`, {
      method,
      agent,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    outgoing.on('error', fail);
    outgoing.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', fail);
      answer.on('end', () => {
        const closes = answer.headers.connection === 'close';
        done({ status: answer.statusCode ?? 0, body: text, closes });
      });
    });
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

async function openSocket(): Promise<{ closed: Promise<number> }> {
  const { body } = await call('POST', '/api/realtime/ticket', new Agent());
  const { ticket } = JSON.parse(body) as { ticket: string };
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, [
    'helpdesk.v1',
    `token.${ticket}`,
  ]);
  await new Promise((done) => socket.once('message', done));
  return { closed: new Promise((done) => socket.once('close', done)) };
}

test('OP-01: a server stopped under 64 keep-alive clients fails no request and asks sockets to reconnect', async () => {
  const made: string[] = [];
  const failures: unknown[] = [];
  const answers: string[] = [];
  let isLeaving = false;

  /** Behaves like a load balancer: sends no more requests to a server that announces its shutdown. */
  const client = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = number; !isLeaving; i += 1) {
      try {
        const answer =
          i % 2
            ? await call('POST', '/api/tickets', agent, { subject: 'A', description: 'B' })
            : await call('GET', '/api/tickets?limit=5', agent);
        if (answer.status >= 400) failures.push(answer);
        else if (i % 2) made.push((JSON.parse(answer.body) as { id: string }).id);
        if (answer.closes) break;
      } catch (error) {
        failures.push(error);
        break;
      }
    }
    agent.destroy();
  };
  const watch = async () => {
    for (;;) {
      const answer = await call('GET', '/api/v1/health', new Agent()).catch(() => null);
      if (answer?.status === 200) continue;
      answers.push(answer ? 'not ready' : 'gone');
      isLeaving = true;
      const live = await call('GET', '/api/v1/health?probe=live', new Agent()).catch(() => null);
      if (live) answers.push(`alive ${live.status}`);
      return;
    }
  };

  const sockets = await Promise.all([openSocket(), openSocket()]);
  const working = Promise.all([watch(), ...Array.from({ length: 64 }, (_, i) => client(i))]);
  await waitFor(() => expect(made.length).toBeGreaterThan(100));
  const exit = server.end('SIGTERM');
  await working;
  expect(failures).toEqual([]);
  expect(answers).toEqual(['not ready', 'alive 200']);
  for (const { closed } of sockets) expect(await closed).toBe(1012);
  expect(await exit).toBe(0);

  const stored = await server.look(async ({ directory, org }) => {
    const [organization] = await directory.all<{ id: string }>(directory.from('organizations'));
    const own = org(organization?.id ?? '');
    return own.all<{ id: string }>(own.from('tickets').select('id'));
  });
  const ids = new Set(stored.map(({ id }) => id));
  expect(made.filter((id) => !ids.has(id))).toEqual([]);
});
