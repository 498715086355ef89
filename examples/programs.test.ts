// @module-tag full

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createTestServer, type TestServer } from '@helpdesk/api/testing';
import { createHelpdesk, type Helpdesk } from '@helpdesk/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';

const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));
const started: ChildProcess[] = [];
let server: TestServer;
let helpdesk: Helpdesk;
let key: string;

beforeAll(async () => {
  server = await createTestServer();
  helpdesk = createHelpdesk({ baseUrl: server.url, token: server.admin.token });
  const permissions = ['tickets:read', 'tickets:create'] as const;
  const made = await helpdesk.apiKeys.create({ name: 'Example', permissions: [...permissions] });
  key = made.data.key;
});
afterAll(async () => {
  for (const child of started) child.kill();
  await server.stop();
});

/** Runs an example as its first line describes. */
function run(name: string, env: Record<string, string>) {
  const file = fileURLToPath(new URL(`programs/${name}`, import.meta.url));
  const child = spawn(process.execPath, [tsx, '--conditions=helpdesk-source', file], {
    env: { ...process.env, ...env },
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += String(part);
    });
  }
  const until = async (words: string) => {
    while (!said.includes(words)) await once(child.stdout, 'data');
  };
  return { child, said: () => said, until };
}

it('a program opens a ticket and lists the open ones', async () => {
  const program = run('report-tickets.ts', { HELPDESK_URL: server.url, HELPDESK_API_KEY: key });
  await once(program.child, 'close');
  const year = new Date().getFullYear();
  expect(program.said()).toBe(
    `opened TK-${year}-000001\nTK-${year}-000001  Order 4711 arrived broken\n`,
  );
});

it('a program with a wrong key prints the error message', async () => {
  const program = run('report-tickets.ts', {
    HELPDESK_URL: server.url,
    HELPDESK_API_KEY: 'hdk_no',
  });
  await once(program.child, 'close');
  expect(program.said()).toMatch(/^The helpdesk refused: Unauthorized \(request [\w-]+\)/);
  expect(program.child.exitCode).toBe(1);
});

it('a receiver accepts a signed ticket event, and refuses others', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const hook = await helpdesk.webhooks.create({ name: 'Example', url, events: ['ticket.created'] });
  const program = run('receive-webhooks.ts', {
    PORT: String(port),
    WEBHOOK_SECRET: hook.data.secret,
  });
  await program.until('listening');
  const ticket = await helpdesk.tickets.create({ subject: 'A', description: 'B' });
  await program.until(`ticket.created ${ticket.ticketNumber}`);
  const forged = await fetch(url, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(400);
});

it('a bot answers a customer with the tools of the helpdesk, and adds a note if no article matches', async () => {
  const permissions = ['tickets:read', 'tickets:update', 'help:read'] as const;
  const made = await helpdesk.apiKeys.create({ name: 'Bot', permissions: [...permissions] });
  await helpdesk.helpArticles.create({
    title: 'How to descale a grinder',
    content: '<p>With vinegar.</p>',
    slug: 'descale-a-grinder',
    isPublished: true,
  });
  const customerEmail = 'ada@example.com';
  const opened = await Promise.all(
    ['Descale my grinder', 'Invoice 4711'].map((subject) =>
      helpdesk.tickets.create({ subject, description: 'Please help.', customerEmail }),
    ),
  );
  const env = { HELPDESK_URL: server.url, HELPDESK_API_KEY: made.data.key };
  const program = run('answer-by-mcp.ts', env);
  await once(program.child, 'close');
  const [fits, other] = await Promise.all(opened.map(({ id }) => helpdesk.tickets.get({ id })));
  expect(program.said()).toContain(
    `${fits?.ticketNumber} answered with How to descale a grinder\n`,
  );
  expect(program.said()).toContain(`${other?.ticketNumber} noted\n`);
  expect(fits?.messages).toMatchObject([{ isInternal: false, authorType: 'staff' }]);
  expect(other?.messages).toMatchObject([{ isInternal: true }]);
});

/** Returns a port below the ephemeral ports that systems assign automatically, and above 10080, which browsers and fetch refuse. */
async function freePort(): Promise<number> {
  const port = randomInt(10_100, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
