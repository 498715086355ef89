import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTicket } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { updateTicket } from '../store/update.ts';

let server: TestServer;
let id: string;
let ticketNumber: string;
const email = 'vera@acme.example';
const lookup = '/public/ticket/acme';

beforeAll(async () => {
  server = await startTestServer({ maxFileBytes: 2 * 2 ** 20 });
  const body = { languages: ['en', 'de', 'ar', 'pl'] as const };
  await server.call('organization.updateGeneral', {
    as: server.acme.admin,
    body: { languages: [...body.languages] },
  });
  id = await makeTicket(server.acme);
  const ticket = await server.call('tickets.get', { as: server.acme.agent, params: { id } });
  ticketNumber = ticket.body.ticketNumber;
});
afterAll(() => server.stop());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

const spoken = (language?: string) =>
  new Headers(language === undefined ? [] : [['accept-language', language]]);

const get = (path: string, language?: string) => ask(path, { headers: spoken(language) });

const post = (path: string, fields: Record<string, string>, language?: string) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: spoken(language),
  });

const rootOf = (page: string) => /<html[^>]*>/.exec(page)?.[0];
const hidden = (page: string, name: string) =>
  new RegExp(`type="hidden" name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';

test('a page uses the language of its address, then the browser’s, among those offered', async () => {
  const said = async (path: string, language?: string) => rootOf((await get(path, language)).page);
  expect(await said(lookup)).toBe('<html lang="en">');
  expect(await said(lookup, 'de-AT,de;q=0.9,en;q=0.8')).toBe('<html lang="de">');
  expect(await said(lookup, 'fr;q=0.9, ar;q=0.8, en;q=0.7')).toBe('<html lang="ar" dir="rtl">');
  expect(await said(lookup, 'en;q=0.2, de;q=0.8')).toBe('<html lang="de">');
  expect(await said(`${lookup}?lang=pl`, 'de')).toBe('<html lang="pl">');
  expect(await said(`${lookup}?lang=de-CH`, 'ar')).toBe('<html lang="de">');
  expect(await said(`${lookup}?lang=DE`)).toBe('<html lang="de">');
  for (const odd of ['fr', 'xx', '', '%00', '__proto__', 'de%22%3E', 'd'.repeat(5_000)]) {
    expect(await said(`${lookup}?lang=${odd}`, 'ja'), odd.slice(0, 20)).toBe('<html lang="en">');
  }
  for (const odd of ['*', ',,;q=', 'de;q=0, en', '\u00e9', 'x'.repeat(3_000)]) {
    expect(await said(lookup, odd), odd.slice(0, 20)).toBe('<html lang="en">');
  }
});

test('an organization that offers only English uses English, whatever is requested', async () => {
  const { page, headers } = await get('/public/ticket/globex?lang=de', 'de');
  expect(rootOf(page)).toBe('<html lang="en">');
  expect(page).not.toContain('class="languages"');
  expect(headers.get('vary')).not.toMatch(/Accept-Language/i);
});

test('tells caches to vary by the browser’s language, unless the address sets it', async () => {
  expect((await get(lookup, 'de')).headers.get('vary')).toMatch(/Accept-Language/);
  expect((await get(`${lookup}?lang=de`, 'ar')).headers.get('vary')).not.toMatch(/Accept-Language/);
});

test('a requested language is kept in links and forms, and other languages are linked', async () => {
  const { page } = await get(`${lookup}?lang=de`);
  expect(page).toContain('action="/public/ticket/acme?lang=de"');
  expect(page).toContain('href="/public/help/acme?lang=de">Hilfebereich</a>');
  expect(page).toContain(
    '<a href="/public/ticket/acme?lang=ar" hreflang="ar" lang="ar" dir="rtl">العربية</a>',
  );
  expect(page).toContain(
    '<a href="/public/ticket/acme?lang=de" hreflang="de" lang="de" dir="ltr" aria-current="true">Deutsch</a>',
  );
  const byBrowser = await get(lookup, 'de');
  expect(byBrowser.page).toContain('action="/public/ticket/acme"');
});

test('errors of the lookup are in the language of the page', async () => {
  const wrong = await post(`${lookup}?lang=de`, { email, ticketNumber: 'TK-2020-000001' });
  expect(wrong.status).toBe(404);
  expect(wrong.page).toContain('Zu dieser E-Mail-Adresse und Ticketnummer gibt es kein Ticket');
  expect(wrong.page).toContain('<title>Fehler: Support-Ticket – ');
  const invalid = await post(`${lookup}?lang=de`, { email: 'vera', ticketNumber: '' });
  expect(invalid.status).toBe(400);
  expect(invalid.page).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein');
  expect(invalid.page).toContain('Bitte füllen Sie „Ticketnummer“ aus');
  const empty = await post(`${lookup}?lang=ar`, { email: ' ', ticketNumber: 'x'.repeat(65) });
  expect(empty.page).toContain('يُرجى ملء «البريد الإلكتروني»');
  expect(empty.page).toContain('يجب ألا يزيد «رقم التذكرة» عن 64 حرفًا');
  expect(invalid.page + wrong.page).not.toMatch(/is required|matches|Please/);
  const link = await post(`${lookup}?lang=pl`, { link: 'nothing' });
  expect(link.page).toContain('To zgłoszenie nie istnieje');
});

test('a ticket can be read and answered in Arabic, with errors in Arabic', async () => {
  const found = await post(`${lookup}?lang=ar`, { email, ticketNumber });
  expect(found.status).toBe(200);
  expect(rootOf(found.page)).toBe('<html lang="ar" dir="rtl">');
  expect(found.page).toContain(`<h1 tabindex="-1">التذكرة <bdi>${ticketNumber}</bdi></h1>`);
  expect(found.page).toContain('<span class="state success">مفتوحة</span>');
  expect(found.page).toMatch(/<time datetime="[^"]+">[^<]*\d{4}[^<]*<\/time>/);
  const access = hidden(found.page, 'access');
  const answer = (fields: Record<string, string>) =>
    post(`${lookup}/${id}?lang=ar`, { access, ...fields });
  const empty = await answer({ message: ' ' });
  expect([empty.status, empty.page.includes('يُرجى ملء «رسالتك»')]).toEqual([400, true]);
  const long = await answer({ message: 'ا'.repeat(20_001) });
  expect(long.page).toContain('يجب ألا يزيد «رسالتك» عن 20000 حرف');
  const sent = await answer({ message: 'شكرًا' });
  expect(sent.page).toContain('تم إرسال رسالتك.');
  expect(sent.page).toContain('<p class="words">شكرًا</p>');
  expect(empty.page + long.page + sent.page).not.toMatch(/Message is required|at most|has been/);
  const ended = await post(`${lookup}/${id}?lang=ar`, { access: 'wrong', message: 'شكرًا' });
  expect(ended.status).toBe(404);
  expect(ended.page).toContain('لم تُرسل رسالتك. يمكنك نسخها من هنا:');
});

test('the error for a file that is too large is in the language of the page', async () => {
  const found = await post(`${lookup}?lang=de`, { email, ticketNumber });
  const body = new FormData();
  body.set('access', hidden(found.page, 'access'));
  body.set('message', 'Siehe Anhang');
  body.set('files', new Blob(['x'.repeat(2 * 2 ** 20 + 1)]), 'groß.txt');
  const { status, page } = await ask(`${lookup}/${id}?lang=de`, { method: 'POST', body });
  expect(status).toBe(413);
  expect(page).toContain('Eine Datei darf höchstens 2 MB haben');
  expect(page).not.toContain('A file can be');
});

test('changing the language of an open ticket submits nothing and keeps the typed text', async () => {
  const found = await post(lookup, { email, ticketNumber });
  expect(found.page).toContain(
    `<button form="reply" formaction="/public/ticket/acme/${id}?lang=de" formnovalidate name="show" value="de" lang="de" dir="ltr">Deutsch</button>`,
  );
  const count = (page: string) => page.match(/data-part="message-/g)?.length;
  const changed = await post(`${lookup}/${id}?lang=de`, {
    access: hidden(found.page, 'access'),
    message: 'Half a <word',
    show: 'de',
  });
  expect(changed.status).toBe(200);
  expect(rootOf(changed.page)).toBe('<html lang="de">');
  expect(changed.page).toContain('\nHalf a &lt;word</textarea>');
  expect(count(changed.page)).toBe(count(found.page));
});

test('the script of the page gets its texts from the page', async () => {
  const { page } = await get(`${lookup}?lang=de`);
  const said = /data-words="([^"]+)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  expect(JSON.parse(said)).toMatchObject({
    remove: '{name} entfernen',
    refusals: { file_required: 'Diese Datei ist leer' },
  });
  const inEnglish = await get(lookup);
  expect(inEnglish.page).toContain('&quot;refusals&quot;:{}');
});

test('the message about an emailed link is in the language of the page, and reveals as little', async () => {
  const mail = (mailsTicketLinks: boolean) =>
    server.call('organization.updateGeneral', {
      as: server.acme.admin,
      body: { mailsTicketLinks },
    });
  await mail(true);
  const right = await post(`${lookup}?lang=de`, { email, ticketNumber });
  const wrong = await post(`${lookup}?lang=de`, { email, ticketNumber: 'TK-2020-000001' });
  await mail(false);
  expect(right.page).toContain('ist ein Link zum Ticket unterwegs.');
  expect(right.page.replaceAll(ticketNumber, '')).toBe(wrong.page.replaceAll('TK-2020-000001', ''));
});

test('a reply to a closed ticket says in German where the response will be', async () => {
  const own = await makeTicket(server.acme);
  const { body } = await server.call('tickets.get', {
    as: server.acme.agent,
    params: { id: own },
  });
  const actor = { type: 'system' as const, userId: null, name: null };
  await updateTicket(server.acme.org, own, { status: 'closed' }, actor, null);
  const found = await post(`${lookup}?lang=de`, { email, ticketNumber: body.ticketNumber });
  expect(found.page).toContain('<span class="state danger">GESCHLOSSEN</span>');
  const access = hidden(found.page, 'access');
  const { page } = await post(`${lookup}/${own}?lang=de`, { access, message: 'Noch etwas' });
  expect(page).toMatch(
    /deshalb hat Ihre Nachricht ein neues eröffnet: <strong>[\w-]+<\/strong>\. Die Antwort finden Sie dort\./,
  );
});
