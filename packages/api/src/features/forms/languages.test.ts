import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
const contact = '/public/contact/acme';

beforeAll(async () => {
  server = await startTestServer();
  await server.call('organization.updateGeneral', {
    as: server.acme.admin,
    body: { languages: ['en', 'de', 'he'] },
  });
});
afterAll(() => server.stop());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

const send = (path: string, fields: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams({ 'helpdesk-form': server.acme.formId, ...fields }),
  });

test("the contact page is in German around the organization's own form", async () => {
  const { page, headers } = await ask(contact, { headers: { 'accept-language': 'de' } });
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<h2>So erreichen Sie uns</h2>');
  expect(page).toContain('Wir antworten innerhalb von 24 Stunden.');
  expect(page).toContain('data-send="Nachricht senden"');
  expect(page).toContain('<p class="said">Vielen Dank! Ihre Nachricht wurde gesendet.</p>');
  expect(headers.get('vary')).toMatch(/Accept-Language/);
  expect(page).not.toMatch(
    />(Send Message|Contact Us|Get in Touch|Help Center|Visit Help Center)</,
  );
});

test("the organization's own notes are not translated", async () => {
  const notes = (contactNotes: { title: string; text: string }[] | null) =>
    server.call('organization.updateGeneral', { as: server.acme.admin, body: { contactNotes } });
  await notes([{ title: 'Call us', text: 'At noon' }]);
  const { page } = await ask(`${contact}?lang=de`);
  await notes(null);
  expect(page).toContain('<h3>Call us</h3><p>At noon</p>');
  expect(page).not.toContain('innerhalb von 24 Stunden');
});

test('errors and thanks are in the language of the page', async () => {
  const wrong = await send(`${contact}?lang=de`, { email: 'nobody' });
  expect(wrong.status).toBe(400);
  expect(wrong.page).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein');
  expect(wrong.page).toMatch(/Bitte füllen Sie „[^“]+“ aus/);
  expect(wrong.page).toContain('<title>Fehler: ');
  expect(wrong.page).not.toMatch(/is required|Please enter/);
  const sent = await send(`${contact}?lang=he`, {
    name: 'Vera',
    email: 'vera@example.com',
    subject: 'שלום',
    message: 'Half a word',
  });
  expect(sent.status).toBe(200);
  expect(sent.page).toContain('<html lang="he" dir="rtl">');
  expect(sent.page).toMatch(/מספר הפנייה שלכם הוא <strong>[\w-]+<\/strong>\./);
  expect(sent.page).toContain('href="/public/ticket/acme?lang=he#email=');
});

test('changing the language of a rejected form sends nothing, and keeps the text', async () => {
  const before = await server.call('tickets.list', { as: server.acme.admin });
  const refused = await send(contact, { message: 'Half a word' });
  expect(refused.page).toContain(`form="questions" formaction="${contact}?lang=de"`);
  const { status, page } = await send(`${contact}?lang=de`, {
    name: 'Vera',
    email: 'vera@example.com',
    message: 'Half a word',
    show: 'de',
  });
  expect(status).toBe(200);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Half a word</textarea>');
  expect(page).not.toContain('role="alert"');
  const after = await server.call('tickets.list', { as: server.acme.admin });
  expect(after.body.length).toBe(before.body.length);
});

test('the error for a missing form is in the language of the page', async () => {
  const { status, page } = await ask(`${contact}/plain?form=none&lang=de`);
  expect(status).toBe(404);
  expect(page).toContain('<h1>Kein Kontaktformular verfügbar</h1>');
  const nobody = await ask('/public/contact/nobody-here/plain?lang=de');
  expect([nobody.status, nobody.page.includes('<html lang="en">')]).toEqual([404, true]);
});
