import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEveryField, types } from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let every: string;

beforeAll(async () => {
  server = await startTestServer();
  every = await makeEveryField(server.acme.org, true, {
    submitButtonText: 'Ask away',
    redirectUrl: 'https://shop.example/',
  });
});
afterAll(() => server.stop());
beforeEach(() => set({ contactNotes: null }));

const set = (body: object) =>
  server.call('organization.updateGeneral', { as: server.acme.admin, body });

async function get(path: string) {
  const response = await fetch(server.url + path, { redirect: 'manual' });
  const { host } = new URL(server.url);
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://${host} wss://${host}; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default dompurify helpdesk`,
  );
  expect(response.headers.get('set-cookie')).toBeNull();
  const page = await response.text();
  expect(page).not.toMatch(/<style|\sstyle=|<script(?! src="\/)/i);
  return { status: response.status, page };
}

const formIn = (page: string) =>
  JSON.parse((/data-form="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"'));

test('the contact page names its organization, also in previews, and has a form that needs no script', async () => {
  const { status, page } = await get('/public/contact/acme');
  expect(status).toBe(200);
  const { name } = (await server.call('organization.get', { as: server.acme.admin })).body
    .organization;
  expect(page).toContain(`<title>Contact Us – ${name}</title>`);
  expect(page).toContain(`<meta property="og:title" content="Contact Us – ${name}">`);
  expect(page).toContain(`<meta property="og:site_name" content="${name}">`);
  expect(page).toMatch(/<meta property="og:description" content="[^"]+">/);
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/public\/contact\/acme">/);
  expect(page).not.toContain('name="robots"');
  expect(page).toContain(`<b dir="auto">${name}</b><span>Contact Us</span>`);
  expect(page).toContain('<form class="questions" method="post" action="/public/contact/acme"');
  expect(page).toContain(`name="helpdesk-form" value="${server.acme.formId}"`);
  expect(page).toContain('<button class="button filled">Send Message</button>');
  expect(page).toContain('<a class="button" href="/public/help/acme">Visit Help Center</a>');
  expect(page).toContain('<helpdesk-chat organization="acme"></helpdesk-chat>');
});

test('shows the form in the URL with the texts of this page, and passes it to the element', async () => {
  const { page } = await get(`/public/contact/acme?form=${every}`);
  for (const name of types) expect(page).toContain(`name="${name}"`);
  expect(page).not.toContain('Ask away');
  expect(page).toMatch(new RegExp(`rel="canonical" href="[^"]+acme\\?form=${every}"`));
  const shown = formIn(page);
  expect(shown).toMatchObject({ id: every, settings: {}, organization: { subdomain: 'acme' } });
  const known = await server.call('widget.form', {
    params: { formId: every },
    query: { org: 'acme' },
  });
  expect({ ...known.body, settings: {} }).toEqual(shown);
});

test('an unknown id or one of another organization shows the first form', async () => {
  for (const id of ['none', server.globex.formId, 'a%00b', `${every}&form=x`.replace(every, '')]) {
    const { page } = await get(`/public/contact/acme?form=${id}`);
    expect(formIn(page).id, id).toBe(server.acme.formId);
  }
});

test('without an active form, the page says so and is not indexed by search engines', async () => {
  const { org } = server.globex;
  const noindex = '<meta name="robots" content="noindex">';
  expect((await get('/public/contact/globex')).page).not.toContain(noindex);
  await org.write((tx) => tx.update('contact_forms', {}, { is_active: false }));
  const { status, page } = await get('/public/contact/globex');
  expect(status).toBe(200);
  expect(page).toContain('<h1>Contact Form Not Available</h1>');
  expect(page).toContain('No active contact forms are available at this time.');
  expect(page).toContain(noindex);
});

test.each(['/public/contact/nowhere', '/public/contact', '/public/contact/a%00b'])(
  '%s is not an organization',
  async (path) => {
    const { status, page } = await get(path);
    expect(status).toBe(404);
    expect(page).toContain('<h1>Organization Not Found</h1>');
    expect(page).toContain('The organization you&#39;re looking for doesn&#39;t exist.');
  },
);

test("escapes the team's texts", async () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
  const fields = [{ id: 'a', name: 'a', label: hostile, type: 'text', required: false }];
  const body = { name: 'Hostile', title: hostile, description: hostile, fields };
  const made = await server.call('contactForms.create', { as: server.acme.agent, body } as never);
  const { id } = made.body as { id: string };
  await set({ contactNotes: [{ title: hostile.slice(0, 60), text: hostile }] });
  const { page } = await get(`/public/contact/acme?form=${id}`);
  expect(page).not.toContain('<img src=x');
  expect(formIn(page.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).title).toBeDefined();
  expect(page).toContain('&lt;img src=x onerror=alert(2)&gt;');
});

test('XS-08: the color is in one of our style sheets, and invalid colors are not', async () => {
  const paint = (primary_color: string) =>
    server.acme.org.write((tx) => tx.update('organizations', {}, { primary_color }));
  await paint('#10B981');
  expect((await get('/public/contact/acme')).page).toContain(
    '/public/help-assets/brand-10b981.css',
  );
  await paint('red;}body{background:url(//evil.example/x)}');
  const { page } = await get('/public/contact/acme');
  expect(page).toContain('/public/help-assets/brand-3b82f6.css');
  expect(page).not.toContain('evil.example');
});

test('Get in Touch has three default notes until the organization sets its own, or none', async () => {
  const notes = async () => {
    const { page } = await get('/public/contact/acme');
    const [, list = ''] =
      /<h2>Get in Touch<\/h2>\n<ul class="notes">([^]*?)<\/ul>/.exec(page) ?? [];
    return [...list.matchAll(/<h3>(.*?)<\/h3>(?:<p>([^]*?)<\/p>)?/g)].map(([, ...one]) => one);
  };
  const builtIn = [
    ['Email Support', 'We respond within 24 hours.'],
    ['Quick Response', 'Average response time: 2 hours.'],
    ['Detailed Support', 'The more you tell us, the better we can help.'],
  ];
  expect(await notes()).toEqual(builtIn);
  const own = [
    { title: ' Phone ', text: '030 901820\nMonday to Friday' },
    { title: 'In person', text: '' },
  ];
  const changed = await set({ contactNotes: own });
  expect(changed.body.contactNotes).toEqual([{ ...own[0], title: 'Phone' }, own[1]]);
  expect(await notes()).toEqual([
    ['Phone', '030 901820\nMonday to Friday'],
    ['In person', undefined],
  ]);
  await set({ contactNotes: [] });
  expect((await get('/public/contact/acme')).page).not.toContain('Get in Touch');
  expect((await set({ timezone: 'UTC' })).body.contactNotes).toEqual([]);
  expect((await set({ contactNotes: null })).body.contactNotes).toHaveLength(3);
  expect(await notes()).toEqual(builtIn);
});

test.each([
  [[{ title: ' ', text: 'x' }], 'Title is required'],
  [[{ title: 'x'.repeat(61), text: '' }], 'A title can have up to 60 characters'],
  [[{ title: 'x', text: 'y'.repeat(301) }], 'A note can have up to 300 characters'],
  [Array(7).fill({ title: 'x', text: '' }), 'The contact page can have up to 6 notes'],
])('rejects notes such as %j', async (contactNotes, message) => {
  const refused = await set({ contactNotes });
  expect([refused.status, refused.error.message]).toEqual([400, message]);
});

test('only members with the settings permission can change the notes of their organization', async () => {
  const body = { contactNotes: [] };
  const byAgent = await server.call('organization.updateGeneral', { as: server.acme.agent, body });
  expect(byAgent.status).toBe(403);
  await server.call('organization.updateGeneral', { as: server.globex.admin, body });
  expect((await get('/public/contact/acme')).page).toContain('Get in Touch');
});
