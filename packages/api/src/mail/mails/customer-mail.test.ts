import { afterAll, beforeAll, expect, test } from 'vitest';
import { now } from '../../database/ids.ts';
import { makeTicket } from '../../test/factories.ts';
import { type MailServer, startMailServer } from '../in/test-server.ts';

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());

test("a reply shows only people in Cc who can get email, so a stored text can't add recipients", async () => {
  const { inbox, server } = mailServer;
  const { acme } = server;
  const id = await makeTicket(acme);
  const emails = ['carl@visitor.example', 'x@visitor.example, victim@example.com'];
  await acme.org.write(async (tx) => {
    for (const email of emails) {
      await tx.insert('ticket_ccs', { ticket_id: id, email, name: null, created_at: now() });
    }
  });
  const body = { message: 'Try again.' };
  await server.call('tickets.reply', { as: acme.agent, params: { id }, body });
  await server.drain();
  const replies = inbox.received.filter(({ text }) => text.includes('Try again.'));
  expect(replies.map(({ to }) => to[0]).toSorted()).toEqual([
    'carl@visitor.example',
    'vera@acme.example',
  ]);
  for (const { headers } of replies) expect(headers.cc).toEqual(['carl@visitor.example']);
});
