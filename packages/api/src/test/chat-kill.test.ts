// @module-tag slow

// Starts and kills whole servers. The ordinary tier tests the parts: test/kill (acknowledged writes survive) and
// realtime/chat-socket (each message arrives once and in order).
// @module-tag full

import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ServerProcess, serverProcess } from './server-process.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await serverProcess();
  await server.start();
});
afterAll(() => server.remove());

const rounds = 3;
const visitors = 8;

interface Chat {
  id: string;
  token: string;
  /** The acknowledged messages, in the order of acknowledgment. */
  acknowledged: string[];
  unsent: string[];
  count: number;
}

async function begin(): Promise<Chat> {
  const answer = await fetch(`${server.url}/api/public/chat/demo/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { session, token } = (await answer.json()) as { session: { id: string }; token: string };
  return { id: session.id, token, acknowledged: [], unsent: [], count: 0 };
}

/** Sends messages one after the other, repeating unacknowledged ones, until the server is gone. */
async function talk(chat: Chat): Promise<void> {
  const url = `${server.url.replace('http', 'ws')}/ws?sessionId=${chat.id}`;
  const socket = new WebSocket(url, ['helpdesk.v1', `token.${chat.token}`]);
  const gone = new Promise<void>((done) => {
    socket.on('close', () => done());
  });
  socket.on('error', () => {});
  const say = (message: string) =>
    socket.send(JSON.stringify({ type: 'chat_message', message, clientId: message }));
  const next = () => {
    chat.count += 1;
    chat.unsent.push(`Word ${chat.count}`);
    say(`Word ${chat.count}`);
  };
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data));
    if (frame.type === 'chat_message' && frame.data.senderType === 'customer') {
      const { message } = frame.data;
      const isFirst = !chat.acknowledged.includes(message);
      if (isFirst) chat.acknowledged.push(message);
      chat.unsent = chat.unsent.filter((one) => one !== message);
      if (isFirst && chat.unsent.length === 0) next();
    }
    if (frame.type === 'hello') {
      if (chat.unsent.length > 0) for (const message of chat.unsent) say(message);
      else next();
    }
    if (frame.type === 'error') setTimeout(() => socket.terminate(), 50);
  });
  await gone;
}

test(`WS-07, DU-01: a server killed ${rounds} times keeps every acknowledged message, once and in order`, async () => {
  const chats = await Promise.all(Array.from({ length: visitors }, begin));
  const total = () => chats.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await server.start();
    let isUp = true;
    const talking = chats.map(async (chat) => {
      // Reconnects after a rate limit error, as a browser would.
      while (isUp) await talk(chat);
    });
    const enough = total() + 20 + Math.random() * 40;
    while (total() < enough) await new Promise((done) => setTimeout(done, 1));
    isUp = false;
    await server.end('SIGKILL');
    await Promise.all(talking);
  }
  const stored = await server.look(async (database) => {
    const rows = await database.directory.all<{ organization_id: string }>(
      database.directory.from('chat_sessions').select('organization_id').limit(1),
    );
    const org = database.org(rows[0]?.organization_id ?? '');
    return Promise.all(
      chats.map(({ id }) =>
        org.all<{ seq: number; body: string; sender_type: string }>(
          org.from('chat_messages').where('session_id', id).orderBy('seq'),
        ),
      ),
    );
  });
  expect(total()).toBeGreaterThan(rounds * 20);
  chats.forEach(({ acknowledged, unsent }, at) => {
    const all = stored[at] ?? [];
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    const said = all.filter((one) => one.sender_type === 'customer').map(({ body }) => body);
    // Only messages that were stored but not acknowledged yet may follow.
    expect(said.slice(0, acknowledged.length)).toEqual(acknowledged);
    expect(unsent).toEqual(expect.arrayContaining(said.slice(acknowledged.length)));
  });
});
