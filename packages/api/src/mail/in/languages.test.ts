import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from './test-server.ts';

let mails: MailServer;

beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.stop());

const headers = (language: string, more = {}) => ({ 'Content-Language': language, ...more });

/** Sends an email from this address; returns its ticket, and the email that the customer got. */
async function receive(from: string, more: object = {}) {
  const sent = await mails.receive({
    from,
    to: 'acme@help.example.com',
    subject: 'Kettle',
    text: 'Hallo!',
    ...more,
  });
  const { body } = await mails.server.call('tickets.list', { as: mails.server.acme.agent });
  const id = body.find(({ customerEmail }) => customerEmail === from)?.id ?? '';
  return { id, mail: sent.find(({ to }) => to.includes(from)) };
}

const known = async (id: string) => {
  const { agent: as } = mails.server.acme;
  const { body } = await mails.server.call('tickets.customerLanguage', { as, params: { id } });
  return [body.language, body.from];
};

const set = (id: string, language: string | null) =>
  mails.server.call('tickets.setCustomerLanguage', {
    as: mails.server.acme.agent,
    params: { id },
    body: { language },
  });

it("an email's Content-Language sets its sender's language, and the answer is in it", async () => {
  await mails.server.call('mailTexts.update', {
    as: mails.server.acme.admin,
    params: { kind: 'request_received', language: 'de' },
    body: { opening: 'Guten Tag, {ticket.number} ist da.' },
  });
  const { id, mail } = await receive('anna@visitor.example', { headers: headers('de-DE') });
  expect(await known(id)).toEqual(['de-DE', 'mail']);
  expect(mail?.text).toContain('Guten Tag');
});

it('an answer sets it too, unless a member has set another; an email without a language changes nothing', async () => {
  const { id, mail } = await receive('otto@visitor.example', { headers: headers('de') });
  const answer = (language?: string) =>
    receive('otto@visitor.example', {
      to: mail?.headers['reply-to']?.[0] ?? '',
      subject: 'Re: more',
      text: `More, ${language}`,
      ...(language && { headers: headers(language) }),
    });
  await answer('fr');
  expect(await known(id)).toEqual(['fr', 'mail']);
  await answer();
  expect(await known(id)).toEqual(['fr', 'mail']);
  await set(id, 'nl');
  await answer('de');
  expect(await known(id)).toEqual(['nl', 'member']);
  await set(id, null);
  await answer('de');
  expect(await known(id)).toEqual(['de', 'mail']);
});

it('an email from a program sets no language', async () => {
  const { id } = await receive('robot@visitor.example', {
    headers: headers('de', { 'Auto-Submitted': 'auto-generated' }),
  });
  expect(await known(id)).toEqual([null, null]);
});
