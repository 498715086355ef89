import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTicket } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { updateTicket } from '../store/update.ts';

let server: TestServer;
let id: string;
let number: string;
const email = 'vera@acme.example';
const lookup = '/public/ticket/acme';

beforeAll(async () => {
  server = await startTestServer({ maxFileBytes: 100_000 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await mailLinks(false);
  id = await makeTicket(server.acme);
  number = (await staffView()).ticketNumber;
});

const staffView = async () =>
  (await server.call('tickets.get', { as: server.acme.agent, params: { id } })).body;

const mailLinks = (mailsTicketLinks: boolean) =>
  server.call('organization.updateGeneral', { as: server.acme.admin, body: { mailsTicketLinks } });

const say = (body: object) =>
  server.call('tickets.reply', { as: server.acme.agent, params: { id }, body });

const setStatus = (status: 'resolved' | 'closed') =>
  updateTicket(server.acme.org, id, { status }, { type: 'system', userId: null, name: null }, null);

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, { redirect: 'manual', ...init });
  const page = await response.text();
  if (response.status === 200 || response.status === 404) {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/<style|\sstyle=|<script(?! src="\/)|\son\w+=/i);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';.* require-trusted-types-for 'script'/,
    );
  }
  expect(response.headers.get('set-cookie')).toBeNull();
  return { status: response.status, page, headers: response.headers };
}

const get = (path: string, access?: string, more: Record<string, string> = {}) =>
  ask(path, { headers: { ...(access && { 'x-ticket-access': access }), ...more } });

const post = (path: string, fields: Record<string, string>) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) });

const hidden = (page: string, name: string) =>
  new RegExp(`type="hidden" name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';

/** Submits the lookup form. */
async function lookUp() {
  const { status, page } = await post(lookup, { email, ticketNumber: number });
  expect(status).toBe(200);
  return { page, access: hidden(page, 'access') };
}

function answer(access: string, fields: Record<string, string>, files: [string, string][] = []) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ access, ...fields })) body.set(name, value);
  for (const [name, content] of files) body.append('files', new Blob([content]), name);
  return ask(`${lookup}/${id}`, { method: 'POST', body });
}

test('the lookup page names the organization, works without scripts, and isn’t indexed', async () => {
  const { status, page, headers } = await get(lookup);
  const { name } = (await server.call('organization.get', { as: server.acme.admin })).body
    .organization;
  expect(status).toBe(200);
  expect(page).toContain(`<title>Support Ticket – ${name}</title>`);
  expect(page).toContain(`<meta property="og:title" content="Support Ticket – ${name}">`);
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/public\/ticket\/acme">/);
  expect(page).toContain('<h1>Access Your Ticket</h1>');
  expect(page).toContain('Enter your email and ticket number to view your support ticket');
  expect(page).toContain('placeholder="TK-2024-123456"');
  expect(page).toContain('<script src="/widget.js?for=acme" async></script>');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('PT-05: email and number open the ticket, with only its public messages', async () => {
  await say({ message: 'We are on it. See https://shop.example/a' });
  await say({ message: 'An angry one', isInternal: true });
  const { page } = await lookUp();
  expect(page).toContain(`Ticket #<bdi>${number}</bdi>`);
  expect(page).toContain('<span class="state success">OPEN</span>');
  expect(page).toContain('<span class="state accent">Support</span>');
  expect(page).toContain(
    '<a href="https://shop.example/a" target="_blank" rel="noopener noreferrer nofollow">',
  );
  expect(page).not.toContain('An angry one');
  // Vera Visitor and the agent.
  const initials = page.matchAll(/class="initials" aria-hidden="true">([^<]+)</g);
  expect([...initials].map(([, letters]) => letters)).toEqual(['VV', 'AC']);
  expect(page).not.toContain('data-older');
  expect(page).not.toContain(server.acme.agent.email);
  expect(page).toMatch(/<time datetime="[^"]+">\w{3} \d+, \d{4} \d+:\d\d [AP]M UTC<\/time>/);
});

test('lookup errors appear at their fields, and a wrong pair returns 404', async () => {
  const empty = await post(lookup, { email: ' ', ticketNumber: '' });
  expect(empty.status).toBe(400);
  expect(empty.page).toContain('<p class="error" id="email-error">Email is required</p>');
  expect(empty.page).toContain(
    '<p class="error" id="ticketNumber-error">Ticket number is required</p>',
  );
  expect(empty.page).toMatch(/<title>Error: /);
  const wrong = await post(lookup, { email: '"><b>@x.example', ticketNumber: 'TK-2020-000001' });
  expect(wrong.page).not.toContain('"><b>');
  const other = await post(lookup, { email, ticketNumber: 'TK-2020-000001' });
  expect(other.status).toBe(404);
  expect(other.page).toContain('No ticket matches this email and ticket number');
  expect(other.page).toContain(`value="${email}"`);
  const globex = await post('/public/ticket/globex', { email, ticketNumber: number });
  expect(globex.status).toBe(404);
});

test('if links are emailed, the form shows no ticket and the same message for right and wrong pairs', async () => {
  await mailLinks(true);
  const [right, wrong] = [
    await post(lookup, { email, ticketNumber: number }),
    await post(lookup, { email, ticketNumber: 'TK-2020-000001' }),
  ];
  expect(right.page.replace(number, '')).toBe(wrong.page.replace('TK-2020-000001', ''));
  expect(right.page).toContain('a link to the ticket.</p>');
});

test('pasting an emailed link opens the ticket, and anything else is rejected', async () => {
  const { access } = await lookUp();
  const link = `http://localhost/public/ticket/acme/${id}#access=${access}`;
  expect((await post(lookup, { link })).page).toContain(`Ticket #<bdi>${number}</bdi>`);
  expect((await post(lookup, { link: link.replace('/acme/', '/') })).page).toContain('Ticket #');
  const cut = await post(lookup, { link: link.slice(0, -3) });
  expect([cut.status, cut.page.includes('Ticket #')]).toEqual([404, false]);
  const none = await post(lookup, { link: 'https://shop.example' });
  expect([none.status, none.page.includes('Ticket ID not found')]).toEqual([400, true]);
});

test('the address of a ticket shows the lookup to visitors without access', async () => {
  const { page, status } = await get(`${lookup}/${id}`);
  expect(status).toBe(200);
  expect(page).toContain(`data-asked="${id}"`);
  expect(page).not.toContain(number);
});

test('the script opens the ticket with the token in a header, and gets 304 if nothing changed', async () => {
  const { access } = await lookUp();
  const shown = await get(`${lookup}/${id}`, access);
  expect(shown.page).toContain(`Ticket #<bdi>${number}</bdi>`);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('vary')).toContain('X-Ticket-Access');
  const known = { 'if-none-match': shown.headers.get('etag') ?? '' };
  expect((await get(`${lookup}/${id}`, access, known)).status).toBe(304);
  await say({ message: 'News' });
  expect((await get(`${lookup}/${id}`, access, known)).page).toContain('News');
});

test('PT-02: a wrong token, or that of another ticket, gets the response of an unknown ticket', async () => {
  const { access } = await lookUp();
  const other = await makeTicket(server.acme);
  for (const [ticket, token] of [
    [id, 'wrong'],
    [other, access],
    ['nothing', access],
  ]) {
    const { status, page } = await get(`${lookup}/${ticket}`, token);
    expect(status).toBe(404);
    expect(page).toContain('Access Your Ticket');
    expect(page).not.toContain(String(token));
  }
});

test('the status that gets the result of a reply is on the page before, and empty', async () => {
  const { page } = await lookUp();
  expect(page).toContain('<div role="status"><div data-part="said"></div></div>');
});

test('a reply is sent once, with its files, and the ticket is shown with it', async () => {
  const { page, access } = await lookUp();
  const key = hidden((await answer(access, { message: 'First' })).page, 'key');
  expect(hidden(page, 'key')).toBe('');
  const sent = await answer(access, { key, message: 'Second & last' });
  expect(sent.status).toBe(200);
  expect(sent.page).toContain('Your message has been sent.');
  expect(sent.page).toContain('Second &amp; last');
  // Reloading the page submits the same form again.
  await answer(access, { key, message: 'Second & last' });
  expect((await staffView()).messages.map(({ message }) => message)).toEqual([
    'First',
    'Second & last',
  ]);
  const again = await answer(access, { key, message: 'Third' });
  expect(again.page).toContain('You already sent this form.');
  expect(again.page).toContain('>\nThird</textarea>');
  const withFiles = await answer(access, { message: '' }, [
    ['how.txt', 'How'],
    ['why.txt', 'Why'],
  ]);
  expect(withFiles.page).toContain('aria-label="Download how.txt, 3 B"');
  const { files, message } = (await staffView()).messages.at(-1) as Schema<'TicketMessage'>;
  expect(message).toBe('how.txt, why.txt');
  expect(files.map(({ name }) => name)).toEqual(['how.txt', 'why.txt']);
});

test('a rejected reply is shown as typed, with the uploaded files', async () => {
  const { access } = await lookUp();
  const empty = await answer(access, { message: '  ' });
  expect([empty.status, empty.page.includes('Message is required')]).toEqual([400, true]);
  const long = `\n${'a'.repeat(20_000)}`;
  const refused = await answer(access, { message: `<b>${long}` }, [['how.txt', 'How']]);
  expect(refused.status).toBe(400);
  expect(refused.page).toContain(`>\n&lt;b&gt;${long}</textarea>`);
  const [, file = ''] = /name="file" value="([^"]+)" checked> how.txt/.exec(refused.page) ?? [];
  await answer(access, { message: 'Shorter', file });
  expect((await staffView()).messages.at(-1)?.files).toMatchObject([{ name: 'how.txt' }]);
  const large = await answer(access, { message: 'Large' }, [['a.txt', 'a'.repeat(100_001)]]);
  expect(large.status).toBe(413);
  expect(large.page).toContain('A file can be up to');
});

test('without access a reply isn’t sent, and its text is shown for copying', async () => {
  const { status, page } = await answer('wrong', { message: 'Long <b>words' }, [['a.txt', 'A']]);
  expect(status).toBe(404);
  expect(page).toMatch(/Your message wasn.+t sent\./);
  expect(page).toContain('Long &lt;b&gt;words');
  expect((await staffView()).messages).toEqual([]);
});

test('a reply to a closed ticket leads to its follow-up', async () => {
  const { access } = await lookUp();
  await setStatus('closed');
  const closed = await post(`${lookup}/${id}`, { access });
  expect(closed.page).toContain('<span class="state danger">CLOSED</span>');
  expect(closed.page).toMatch(/If you reply, we.+ll open a follow-up ticket\./);
  const { page } = await answer(access, { message: 'It leaks again' });
  const next = hidden(page, 'ticketNumber');
  expect(page).toContain(`so we opened a follow-up: <strong>${next}</strong>`);
  const led = await post(lookup, { email: hidden(page, 'email'), ticketNumber: next });
  expect(led.page).toContain('It leaks again');
});

test('formatted messages are shown without scripts and deceptive links', async () => {
  await say({
    html: '<p dir="rtl" onclick="x()">The <b>kettle</b> <a href="https://a.example">a</a> <a href="/public/x">b</a><img src="https://evil.example/x.png"><script>x()</script></p><table><tr><th>1</th><td>2</td></tr></table>',
  });
  const { page } = await lookUp();
  expect(page).toContain('<strong>kettle</strong>');
  expect(page).toContain(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  );
  expect(page).toContain('<div class="sideways" tabindex="0" role="region" aria-label="Table">');
  expect(page).not.toMatch(/evil\.example|onclick|x\(\)|href="\/public\/x"/);
});

test('an address without an organization shows an error, and one with a former name redirects', async () => {
  for (const path of ['/public/ticket', '/public/ticket/nobody', '/public/ticket/nobody/t1']) {
    const { status, page } = await get(path);
    expect([status, page.includes('<h1>Organization Not Found</h1>')]).toEqual([404, true]);
  }
});

test('an invalid form is rejected with a message', async () => {
  const { status, page } = await ask(lookup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([
    status,
    page.includes(
      '<p>Send the form as application/x-www-form-urlencoded or multipart/form-data</p>',
    ),
  ]).toEqual([415, true]);
});

test('a ticket that the team opened with a message begins with it', async () => {
  const subject = 'Recall';
  const body = { isOutbound: true, subject, description: 'Send it back.', customerEmail: email };
  const made = await server.call('tickets.create', { as: server.acme.agent, body });
  const { page } = await post(lookup, { email, ticketNumber: made.body.ticketNumber });
  expect(page).toContain('Send it back.');
  expect(page).not.toContain('message-description');
  expect(page.match(/class="entry/g)).toHaveLength(1);
});
