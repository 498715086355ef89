// @module-tag slow

// Opens hundreds of slow connections and checks 200 passwords. The ordinary tier tests the parts: http/fair-turns (the order of
// requests) and features/accounts/guessing (the limit of sign-in attempts).
// @module-tag full

import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../features/accounts/passwords.ts';
import { times } from './deep.ts';
import { makeTicket, testPassword } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const password_hash = await hashPassword(testPassword);
  await server.context.database.directory.write((tx) =>
    tx.update('users', { id: server.acme.agent.userId }, { password_hash }),
  );
  await makeTicket(server.acme);
});
afterAll(() => server.stop());

const read = () => server.call('tickets.list', { as: server.acme.admin });

/** Opens a connection with an incomplete request; returns it with a promise of the response. */
function begin(text: string): Promise<{ socket: Socket; answered: Promise<string> }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname);
    const answered = new Promise<string>((answer, cut) => {
      socket.once('data', (chunk) => {
        answer(String(chunk).split('\r\n')[0] ?? '');
        socket.destroy();
      });
      socket.once('close', () => cut(new Error('Ended without an answer')));
    });
    answered.catch(fail);
    socket.once('error', fail);
    socket.write(text, () => done({ socket, answered }));
  });
}

const slow = times(200, 800);

test(`RL-04: while ${slow} connections send their headers slowly, other requests succeed, and finally the slow ones do too`, {
  timeout: 600_000,
}, async () => {
  const half = 'GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
  const begun = await Promise.all(Array.from({ length: slow }, () => begin(half)));
  for (let count = 0; count < 20; count += 1) expect((await read()).status).toBe(200);
  expect(begun.every(({ socket }) => !socket.destroyed)).toBe(true);
  for (const { socket } of begun) socket.write('yes\r\n\r\n');
  const answers = await Promise.all(begun.map(({ answered }) => answered));
  expect([...new Set(answers)]).toEqual(['HTTP/1.1 200 OK']);
});

test('RL-04: while 100 connections send their bodies slowly, other writes succeed, and finally the slow ones do too', {
  timeout: 600_000,
}, async () => {
  const ticket = { subject: 'A kettle', description: 'It does not boil.' };
  const body = JSON.stringify(ticket);
  const head = [
    'POST /api/tickets HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${server.acme.agent.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const [first, rest] = [body.slice(0, 20), body.slice(20)];
  const begun = await Promise.all(
    Array.from({ length: 100 }, () => begin(`${head}\r\n\r\n${first}`)),
  );
  const made = await server.call('tickets.create', { as: server.acme.agent, body: ticket });
  expect(made.status).toBe(201);
  expect(begun.every(({ socket }) => !socket.destroyed)).toBe(true);
  for (const { socket } of begun) socket.write(rest);
  const answers = await Promise.all(begun.map(({ answered }) => answered));
  expect([...new Set(answers)]).toEqual(['HTTP/1.1 201 Created']);
});

test('RL-04: while 200 sign-ins are checked, other requests get their turn', {
  timeout: 600_000,
}, async () => {
  let finished = 0;
  const signIn = async () => {
    const body = { email: server.acme.agent.email, password: testPassword };
    const { status } = await server.call('auth.login', { body });
    finished += 1;
    return status;
  };
  const all = Promise.all(Array.from({ length: 200 }, signIn));
  const before: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    expect((await read()).status).toBe(200);
    before.push(finished);
  }
  expect([...new Set(await all)]).toEqual([200]);
  // A read that waited for all sign-ins would get its response after the last one.
  expect(before.at(-1)).toBeLessThan(200);
});
