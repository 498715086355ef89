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

/** Submits a form from a page in this language; returns the confirmation email. */
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

describe("a customer's language", () => {
  it('is that of the page they wrote from, and they get email in it', async () => {
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

  it("is unknown if the page has none, and they get email in the organization's language", async () => {
    for (const [at, language] of [undefined, '', 'klingon!', 'und'].entries()) {
      const { id, mail } = await submit(`unsaid-${at}@visitor.example`, language);
      expect(mail?.text).toContain('Guten Tag');
      expect((await get(id)).body).toMatchObject({ language: null, from: null });
    }
  });

  it('uses the built-in English texts for English', async () => {
    const { mail } = await submit('english@visitor.example', 'en-GB');
    expect(mail?.text).toContain('Thanks for contacting');
  });

  it("falls back to the organization's language if there are no texts in it", async () => {
    const { id, mail } = await submit('italian@visitor.example', 'it');
    expect(mail?.text).toContain('Guten Tag');
    expect((await get(id)).body).toMatchObject({ language: 'it', from: 'page' });
  });

  it("counts languages without texts; languages that can't be offered count together", async () => {
    const counts = () => ['fr', 'it', 'other'].map((one) => missingSentences.get(one) ?? 0);
    const before = counts();
    await submit('counted@visitor.example', 'it-CH');
    await submit('cornish@visitor.example', 'kw');
    await submit('french@visitor.example', 'fr-CH');
    expect(counts().map((count, at) => count - (before[at] ?? 0))).toEqual([0, 1, 1]);
  });

  it('applies to all tickets of an address, and to no other address', async () => {
    const one = await submit('twice@visitor.example', 'fr');
    const two = await submit('twice@visitor.example');
    const other = await submit('other@visitor.example');
    expect(two.mail?.text).toContain('Bonjour');
    expect((await get(two.id)).body).toEqual((await get(one.id)).body);
    expect((await get(other.id)).body.language).toBeNull();
  });

  it('stays as a member set it, whatever later pages say, until the member resets it', async () => {
    const { id } = await submit('set@visitor.example', 'de');
    const { body } = await set(id, 'fr');
    expect(body).toMatchObject({ language: 'fr', from: 'member' });
    const again = await submit('set@visitor.example', 'de');
    expect(again.mail?.text).toContain('Bonjour');
    expect((await set(id, null)).body).toMatchObject({ language: null, from: null });
    expect((await submit('set@visitor.example', 'fr')).mail?.text).toContain('Bonjour');
    expect((await get(id)).body.from).toBe('page');
  });

  it('is rejected with a message if it is invalid, or if the customer has no address', async () => {
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

  it('is visible and editable only for staff of the same organization', async () => {
    const { id } = await submit('staff@visitor.example', 'fr');
    expect((await get(id, server.acme.customer)).status).toBe(403);
    expect((await set(id, 'de', server.acme.customer)).status).toBe(403);
    expect((await get(id, server.globex.admin)).status).toBe(404);
    expect((await set(id, 'de', server.globex.admin)).status).toBe(404);
    expect((await get(id)).body.language).toBe('fr');
  });
});

test('a message left in a chat has the language of the page where the chat began', async () => {
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

test("deletes a customer's language with the last of their tickets", async () => {
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
