import { type HelpCenterLook, plainLook } from '@helpdesk/sdk/rules/help-look';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const save = (look: Partial<HelpCenterLook>, as = server.acme.admin) =>
  server.call('organization.updateGeneral', {
    as,
    body: { helpCenter: { ...plainLook, ...look } },
  });

const read = async (path: string) => (await fetch(server.url + path)).text();

/** The style sheet with the organization's branding. */
async function stylesOf(page: string) {
  const address = /href="(\/public\/help-assets\/(?:brand|look)-[^"]+)"/.exec(page)?.[1] ?? '';
  const response = await fetch(server.url + address);
  expect(response.status).toBe(200);
  return { address, text: await response.text() };
}

test('pages have the links, texts and colors that the team chose', async () => {
  const shop = { label: 'Shop <b>', url: 'https://shop.example/?a=1&b="2"' };
  const { status } = await save({
    headerLinks: [shop],
    footerLinks: [{ label: 'Privacy', url: 'https://acme.example/privacy' }],
    footerText: 'Acme & Co',
    heroText: 'About <i>kettles</i>',
    light: { page: '#FBF7F0', card: null, hero: '#0F766E' },
    corners: 'rounder',
    font: 'serif',
  });
  expect(status).toBe(200);
  const page = await read('/public/help/acme');
  expect(page).toContain(
    '<a href="https://shop.example/?a=1&amp;b=&quot;2&quot;" rel="noopener">Shop &lt;b&gt;</a>',
  );
  expect(page).toContain('<p>About &lt;i&gt;kettles&lt;/i&gt;</p>');
  expect(page).toContain('Acme &amp; Co');
  const { address, text } = await stylesOf(page);
  expect(address).toMatch(/look-[0-9a-f]{6}-fbf7f0-x-0f766e-x-x-x-rounder-serif\.css$/);
  expect(text).toContain('--ground:rgb(251 247 240)');
  expect(text).toContain('--radius:20px');
  expect(text, 'dark mode stays dark').toContain(
    'prefers-color-scheme:dark){:root{--ground:#14161a}',
  );
  for (const path of ['/public/contact/acme', '/public/ticket/acme']) {
    expect(await read(path)).toContain('>Privacy</a>');
  }
});

test('default settings leave the page unchanged', async () => {
  await save({});
  const page = await read('/public/help/acme');
  expect(page).not.toMatch(/class="(?:site|links)"/);
  expect((await stylesOf(page)).address).toMatch(/\/brand-[0-9a-f]{6}\.css$/);
});

test.each([
  ['look-3b82f6-fbf7f0-x-x-x-x-x-round-serif.css', 200],
  ['look-3b82f6-fbf7f0-x-x-x-x-x-round-comic.css', 404],
  ['look-3b82f6-red;}*{-x-x-x-x-x-round-serif.css', 404],
  ['look-3b82f6-x-x-x-round-serif.css', 404],
])('the style sheet %s returns %i', async (name, status) => {
  const { status: got } = await fetch(
    `${server.url}/public/help-assets/${encodeURIComponent(name)}`,
  );
  expect(got).toBe(status);
});

test.each<[string, Partial<HelpCenterLook>, string]>([
  [
    'helpCenter.light.card',
    { light: { page: null, card: '#333333', hero: null } },
    'Choose a lighter color, so text is readable',
  ],
  [
    'helpCenter.headerLinks.0.url',
    { headerLinks: [{ label: 'x', url: 'javascript:alert(1)' }] },
    'Enter a URL that starts with https://',
  ],
  ['helpCenter.iconUrl', { iconUrl: '/files/other/icon.webp' }, 'Please upload a valid image file'],
  [
    'helpCenter.headerLinks',
    { headerLinks: Array(6).fill({ label: 'x', url: 'https://x.example' }) },
    'The header can have up to 5 links',
  ],
])('rejects %s', async (field, look, message) => {
  const { status, body } = await save(look);
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field, message }] });
});

test('agents cannot change the look of pages', async () => {
  expect((await save({}, server.acme.agent)).status).toBe(403);
});

test('the icon is an uploaded picture, and is kept while it is used', async () => {
  const data = new FormData();
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#24b' } })
    .png()
    .toBuffer();
  data.append('logo', new File([new Uint8Array(bytes)], 'icon.png', { type: 'image/png' }));
  const sent = await fetch(`${server.url}/api/organization/logo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.acme.admin.token}` },
    body: data,
  });
  const { logoUrl: iconUrl } = (await sent.json()) as { logoUrl: string };
  expect((await save({ iconUrl })).body).toMatchObject({ helpCenter: { iconUrl } });
  expect(await read('/public/help/acme')).toContain(`<link rel="icon" href="${iconUrl}">`);
});
