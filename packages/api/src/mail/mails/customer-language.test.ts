import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { forgetLanguages } from '../../features/tickets/store/people/customer-language.ts';
import { missingSentences } from '../../missing-sentences.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { type Inbox, openInbox } from '../test-inbox.ts';

let server: TestServer;
let inbox: Inbox;

const write = (language: string, opening: string) =>
  server.call('mailTexts.update', {
    as: server.acme.admin,
    params: { kind: 'request_received', language },
    body: { opening },
  });

beforeAll(async () => {
  inbox = await openInbox();
  server = await startTestServer({ smtpUrl: inbox.url });
  await write('de', 'Guten Tag, {ticket.number} ist da.');
  await write('fr', 'Bonjour, {ticket.number} est là.');
  await server.call('organization.updateGeneral', {
    as: server.acme.admin,
    body: { mailLanguage: 'de' },
  });
});
afterAll(async () => {
  await server.stop();
  await inbox.close();
});

/** A request by the form of a page in a language, and the mail that confirms it. */
async function submit(email: string, language?: string) {
  const before = inbox.received.length;
  const { body, status } = await server.call('widget.submit', {
    body: {
      formId: server.acme.formId,
      org: 'acme',
      data: { name: 'Vera', email, subject: 'Kettle', message: 'It is cold.' },
      language,
    },
  });
  expect(status).toBe(201);
  await server.drain();
  const mail = inbox.received.slice(before).find(({ to }) => to.includes(email));
  return { id: await idOf(body.ticketNumber), mail };
}

async function idOf(number: string | null) {
  const { body } = await server.call('tickets.list', { as: server.acme.agent });
  return body.find(({ ticketNumber }) => ticketNumber === number)?.id ?? '';
}

const get = (id: string, as = server.acme.agent) =>
  server.call('tickets.customerLanguage', { as, params: { id } });
const set = (id: string, language: string | null, as = server.acme.agent) =>
  server.call('tickets.setCustomerLanguage', { as, params: { id }, body: { language } });

describe('the language of a customer', () => {
  it('is that of the page that they wrote on, and their mails are in it', async () => {
    const { id, mail } = await submit('page@visitor.example', 'fr-CA');
    expect(mail?.text).toContain('Bonjour');
    expect(mail?.html).toContain('<html lang="fr"');
    expect((await get(id)).body).toEqual({
      language: 'fr-CA',
      from: 'page',
      mailLanguage: 'de',
      languages: ['de', 'en', 'fr'],
    });
  });

  it('is not known of a page that does not say it, and mails are in that of the organization', async () => {
    for (const [at, language] of [undefined, '', 'klingon!', 'und'].entries()) {
      const { id, mail } = await submit(`unsaid-${at}@visitor.example`, language);
      expect(mail?.text).toContain('Guten Tag');
      expect((await get(id)).body).toMatchObject({ language: null, from: null });
    }
  });

  it('is English where that is known, which is built in', async () => {
    const { mail } = await submit('english@visitor.example', 'en-GB');
    expect(mail?.text).toContain('Thanks for contacting');
  });

  it('without words in it leaves mails in that of the organization', async () => {
    const { id, mail } = await submit('italian@visitor.example', 'it');
    expect(mail?.text).toContain('Guten Tag');
    expect((await get(id)).body).toMatchObject({ language: 'it', from: 'page' });
  });

  it('without words in it is counted, one that nobody can offer together with others like it', async () => {
    const counts = () => ['fr', 'it', 'other'].map((one) => missingSentences.get(one) ?? 0);
    const before = counts();
    await submit('counted@visitor.example', 'it-CH');
    await submit('cornish@visitor.example', 'kw');
    await submit('french@visitor.example', 'fr-CH');
    expect(counts().map((count, at) => count - (before[at] ?? 0))).toEqual([0, 1, 1]);
  });

  it('is for all tickets of an address, and for no other', async () => {
    const one = await submit('twice@visitor.example', 'fr');
    const two = await submit('twice@visitor.example');
    const other = await submit('other@visitor.example');
    expect(two.mail?.text).toContain('Bonjour');
    expect((await get(two.id)).body).toEqual((await get(one.id)).body);
    expect((await get(other.id)).body.language).toBeNull();
  });

  it('set by a member stays, whatever a page says then, until it is taken back', async () => {
    const { id } = await submit('set@visitor.example', 'de');
    const { body } = await set(id, 'fr');
    expect(body).toMatchObject({ language: 'fr', from: 'member' });
    const again = await submit('set@visitor.example', 'de');
    expect(again.mail?.text).toContain('Bonjour');
    expect((await set(id, null)).body).toMatchObject({ language: null, from: null });
    expect((await submit('set@visitor.example', 'fr')).mail?.text).toContain('Bonjour');
    expect((await get(id)).body.from).toBe('page');
  });

  it('is refused in words where it is none, or there is no address to keep it for', async () => {
    const { id } = await submit('refused@visitor.example');
    const { status, error } = await set(id, 'klingon!');
    expect([status, error.message]).toEqual([400, 'Please choose a language']);
    const { body: nobody } = await server.call('tickets.create', {
      as: server.acme.agent,
      body: { subject: 'By phone', description: 'They called.' },
    });
    expect((await get(nobody.id)).body.language).toBeNull();
    const refused = await set(nobody.id, 'fr');
    expect([refused.status, refused.error.code]).toEqual([409, 'no_address']);
    expect(refused.error.message).toBe('This customer has no email address');
  });

  it('is for the staff, each of their own organization', async () => {
    const { id } = await submit('staff@visitor.example', 'fr');
    expect((await get(id, server.acme.customer)).status).toBe(403);
    expect((await set(id, 'de', server.acme.customer)).status).toBe(403);
    expect((await get(id, server.globex.admin)).status).toBe(404);
    expect((await set(id, 'de', server.globex.admin)).status).toBe(404);
    expect((await get(id)).body.language).toBe('fr');
  });
});

test('a message left in a chat has the language of the page that it began on', async () => {
  const params = { subdomain: 'acme' };
  const { body: chat } = await server.call('publicChat.start', {
    params,
    body: { message: 'Bonjour ?', language: 'fr' },
  });
  const { body } = await server.call('publicChat.leaveMessage', {
    params: { ...params, id: chat.session.id },
    headers: { 'x-chat-access': chat.token },
    body: { customerEmail: 'chat@visitor.example', message: 'Personne ?' },
  });
  const id = await idOf(body.ticketNumber);
  expect((await get(id)).body).toMatchObject({ language: 'fr', from: 'page' });
});

test('what is known of a customer goes with the last of their tickets', async () => {
  const kept = await submit('kept@visitor.example', 'fr');
  const gone = await submit('gone@visitor.example', 'fr');
  const { admin, org } = server.acme;
  const known = async () => {
    const rows = await org.all<{ email: string }>(org.from('customer_languages'));
    return rows.map(({ email }) => email).filter((email) => /^(kept|gone)@/.test(email));
  };
  await server.call('tickets.delete', { as: admin, params: { id: gone.id } });
  await forgetLanguages(server.context.database);
  expect((await known()).sort()).toEqual(['gone@visitor.example', 'kept@visitor.example']);
  await server.call('tickets.deleteForGood', { as: admin, body: { ids: [gone.id] } });
  await forgetLanguages(server.context.database);
  expect(await known()).toEqual(['kept@visitor.example']);
  expect((await get(kept.id)).body.language).toBe('fr');
});
