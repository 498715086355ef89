import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { claimMail, mailLimits } from '../mail-limits/limits.ts';
import { makeTicket } from '../test/factories.ts';
import { type MailServer, startMailServer } from './in/test-server.ts';

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.stop());

test('an automatic email over its daily limit is skipped, and the log says so', async () => {
  const { inbox, server } = mailServer;
  const { acme, context } = server;
  const to = 'vera@acme.example';
  const mail = { kind: 'ticket.created', seq: null, to, by: null } as const;
  await acme.org.write(async (tx) => {
    for (let sent = 0; sent < mailLimits['ticket.created'].recipient; sent += 1) {
      await claimMail(tx, mail, true);
    }
  });
  const warn = vi.spyOn(context.log, 'warn');
  await makeTicket(acme, { customerEmail: to });
  await server.drain();
  expect(inbox.received).toEqual([]);
  const facts = { organization: acme.id, event: 'ticket.created' };
  expect(warn).toHaveBeenCalledWith(facts, 'Mail skipped: over a limit');
});
