import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { goodAnswers, makeEveryField, types } from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { plainForms } from './plain.ts';

let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  id = await makeEveryField(server.acme.org, true, {
    successMessage: 'Thanks & <b>bye</b>',
    redirectUrl: 'https://shop.example/?a=1&b=2',
  });
});
afterAll(() => server.stop());

type Fields = Record<string, string>;

const good = (): Fields => ({
  'helpdesk-form': id,
  ...Object.fromEntries(Object.entries(goodAnswers).map(([name, value]) => [name, String(value)])),
});

async function send(fields: Fields | string, headers: Fields = {}, subdomain = 'acme') {
  const response = await fetch(`${server.url}/public/contact/${subdomain}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
  });
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('set-cookie')).toBeNull();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  return { status: response.status, page };
}

const submissions = async () =>
  (await server.call('contactForms.submissions', { as: server.acme.agent, params: { id } })).body;

test('a form sent without a script becomes a submission and a ticket', async () => {
  const { status, page } = await send(good());
  expect(status).toBe(200);
  const [sent] = await submissions();
  expect(sent?.data).toEqual(goodAnswers);
  expect(page).toContain('<h1>Message Sent!</h1>');
  expect(page).toContain('Thanks &amp; &lt;b&gt;bye&lt;/b&gt;');
  expect(page).toContain(`<strong>${sent?.ticketNumber}</strong>`);
  expect(page).toMatch(/href="\/public\/ticket\/acme#email=[^"]+%40[^"]+&amp;number=TK-/);
  expect(page).toContain('href="https://shop.example/?a=1&amp;b=2"');
  expect(page).toContain('<html lang="en">');
});

test('an invalid form is shown again with the answers, and an error next to each field', async () => {
  const before = (await submissions()).length;
  const typed = '"><script>alert(1)</script>';
  const { status, page } = await send({
    ...good(),
    text: typed,
    textarea: '\n<b>a</b>',
    email: 'vera@',
  });
  expect(status).toBe(400);
  expect(page).toContain('<p class="summary" role="alert">Please enter a valid email address</p>');
  expect(page).toMatch(
    /value="vera@"[^>]* aria-invalid="true" aria-describedby="field-email-error"/,
  );
  expect(page).toContain(
    '<p class="error" id="field-email-error">Please enter a valid email address</p>',
  );
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).toContain('>\n\n&lt;b&gt;a&lt;/b&gt;</textarea>');
  expect(page).toContain('<option value="Red" selected>');
  expect(page).toMatch(/type="radio" name="radio" value="Yes" checked/);
  expect(page).toMatch(/id="field-checkbox" name="checkbox" value="true" checked/);
  expect(page).toContain(`<input type="hidden" name="helpdesk-form" value="${id}">`);
  expect(page).not.toContain('<script');
  expect(await submissions()).toHaveLength(before);
});

test('every field can be answered on a page without a script', async () => {
  const response = await fetch(`${server.url}/public/contact/acme/plain?form=${id}`);
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const name of types) expect(page).toContain(`name="${name}"`);
  expect(page).toContain('<form class="questions" method="post" action="/public/contact/acme"');
  expect(page).not.toContain('role="alert"');
});

test('only required fields are marked as required', async () => {
  const optional = await makeEveryField(server.acme.org, false);
  const lineOf = (page: string, name: string) =>
    new RegExp(
      `<div class="field[^"]*">(?:(?!<div class="field)[^])*name="${name}"[^]*?</div>\n`,
    ).exec(page)?.[0] ?? '';
  for (const [form, count] of [
    [id, 1],
    [optional, 0],
  ] as const) {
    const address = `${server.url}/public/contact/acme/plain?form=${form}`;
    const page = await (await fetch(address)).text();
    for (const name of types) {
      const line = lineOf(page, name);
      expect(line, name).toContain(`Your ${name}`);
      expect(line.match(/<span aria-hidden="true">\*<\/span>/g) ?? [], name).toHaveLength(count);
      expect(/ required[ >]/.test(line), name).toBe(count === 1);
    }
  }
});

test('without an id, the first form is sent', async () => {
  const fields = { name: 'Vera', email: 'vera@example.com', subject: 'Tea', message: 'Hot?' };
  expect((await send(fields)).status).toBe(200);
});

test('a submission with the honeypot filled in is thanked, and not stored', async () => {
  const before = (await submissions()).length;
  const { status, page } = await send({ ...good(), 'helpdesk-website': 'https://spam.example' });
  expect(status).toBe(200);
  expect(page).toContain('Message Sent!');
  expect(await submissions()).toHaveLength(before);
});

test('AZ-12: a missing or inactive form shows a page that says so', async () => {
  const inactive = await makeEveryField(server.acme.org, true);
  await server.acme.org.write((tx) =>
    tx.update('contact_forms', { id: inactive }, { is_active: false }),
  );
  for (const formId of [inactive, 'none', server.globex.formId, 'a\0', 'x'.repeat(5_000)]) {
    const { status, page } = await send({ ...good(), 'helpdesk-form': formId });
    expect(status).toBe(404);
    expect(page).toContain(
      'The contact form you&#39;re looking for doesn&#39;t exist or is not available.',
    );
  }
  const { status, page } = await send(good(), {}, 'nowhere');
  expect(status).toBe(404);
  expect(page).toContain('The organization you&#39;re looking for doesn&#39;t exist.');
});

test('IN-09: fields named __proto__ do not pollute prototypes', async () => {
  const body = `__proto__=1&constructor=2&__proto__[polluted]=3&${new URLSearchParams(good())}`;
  expect((await send(body)).status).toBe(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const data = (await submissions())[0]?.data ?? {};
  expect(data).toMatchObject(goodAnswers);
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  expect(Object.getOwnPropertyDescriptor(data, '__proto__')?.value).toBe('1');
});

test('CS-01: only reads a plain form, only here, and only up to a size', async () => {
  for (const type of ['application/json', 'text/plain']) {
    expect((await send(good(), { 'content-type': type })).status).toBe(415);
  }
  expect((await send({ ...good(), text: 'x'.repeat(300_000) })).status).toBe(413);
  const elsewhere = await fetch(`${server.url}/api/public/contact/acme/submit`, {
    method: 'POST',
    body: new URLSearchParams(good()),
  });
  expect(elsewhere.status).toBe(415);
});

test('ignores the cookie, so it does not matter who is signed in', async () => {
  const cookie = `helpdesk=${server.acme.admin.token}`;
  const { status } = await send(good(), {
    cookie,
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
  expect(status).toBe(200);
});

test('the text above the fields is a separate paragraph', async () => {
  const { org } = server.acme;
  await org.write((tx) => tx.update('contact_forms', { id }, { description: 'Ask <us>' }));
  const page = await (await fetch(`${server.url}/public/contact/acme/plain?form=${id}`)).text();
  expect(page).toContain('<p>Ask &lt;us&gt;</p>');
});

test.each(['a%00b', 'x'.repeat(64)])('%s is not an organization', async (subdomain) => {
  const { status, page } = await send(good(), {}, subdomain);
  expect(status).toBe(404);
  expect(page).toContain('The organization you&#39;re looking for doesn&#39;t exist.');
});

test.each([
  [new Refusal(429, 'Too many', 'rate_limited', { retryAfter: 7 }), 429, '7', 0],
  [new Refusal(503, 'Later', 'unavailable', { retryAfter: 2 }), 503, '2', 1],
  [new Refusal(403, 'No', 'forbidden'), 403, undefined, 0],
])('%s shows a page that says when to come back', async (refusal, status, after, logged) => {
  const errors: unknown[] = [];
  const log = { ...server.context.log, error: (what: unknown) => errors.push(what) };
  const limits = { call: () => Promise.reject(refusal) };
  const headers: Record<string, string> = {};
  const context = {
    state: { ip: '127.0.0.1' },
    set: (name: string, value: string) => (headers[name] = value),
  };
  const { show } = plainForms({ ...server.context, log } as never, limits as never);
  await show(context as never);
  expect(context).toMatchObject({ status, type: 'html' });
  expect([headers['Retry-After'], errors.length]).toEqual([after, logged]);
  expect((context as unknown as { body: string }).body).toContain(refusal.message);
});
