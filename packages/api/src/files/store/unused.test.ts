// @module-tag postgres

import { plainLook } from '@helpdesk/sdk/rules/help-look';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { removeUnusedPictures } from './pictures.ts';

let server: TestServer;
let image: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  server = await startTestServer();
  const flat = sharp({ create: { width: 20, height: 10, channels: 3, background: '#3b82f6' } });
  image = new Uint8Array(await flat.png().toBuffer());
});
afterAll(() => server.stop());

async function upload(path: string, part: string, as = server.acme.admin): Promise<string> {
  const form = new FormData();
  form.append(part, new Blob([image]), 'a.png');
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}` },
    body: form,
  });
  const body = (await response.json()) as Record<string, string>;
  return body.url ?? body.logoUrl ?? body.profileImageUrl ?? JSON.stringify(body);
}

const logo = () => upload('/api/organization/logo', 'logo');
const photo = () => upload('/api/profile/upload-photo', 'profileImage', server.acme.agent);
const picture = () => upload('/api/help/images', 'image');

const day = 24 * 60 * 60 * 1000;
const after = (days: number) =>
  removeUnusedPictures(server.context.database, Date.now() + days * day);
const isThere = async (address: string) => (await fetch(server.url + address)).status === 200;

const article = (slug: string, content: string) =>
  server.call('helpArticles.create', {
    as: server.acme.admin,
    body: { title: 'Kettles', content, slug, isPublished: true },
  });

async function space() {
  const { org } = server.acme;
  const counters = org.from('counters').where('name', 'files.bytes').select('value');
  const files = org.from('files').sum('size as sum');
  return {
    counted: Number((await org.first<{ value: number }>(counters))?.value),
    stored: Number((await org.first<{ sum: number }>(files))?.sum),
  };
}

test('a picture that has been unused for a week is removed, and no longer counts against the quota', async () => {
  const unused = [await logo(), await photo(), await picture()];
  const newLogo = await logo();
  const inArticle = await picture();
  const inDraft = await picture();
  const iconUrl = await logo();
  const used = [newLogo, iconUrl, inArticle, inDraft, await photo()];
  const as = server.acme.admin;
  const helpCenter = { ...plainLook, iconUrl };
  await server.call('organization.updateGeneral', { as, body: { helpCenter } });
  await server.call('organization.updateBranding', { as, body: { logoUrl: newLogo } });
  const { body } = await article('kettles', `<p>Look</p><img src="${inArticle}" alt="A kettle">`);
  const drafted = await server.call('helpArticles.saveDraft', {
    as,
    params: { id: body.id },
    body: {
      title: 'Kettles',
      content: `<img src="${inDraft}" alt="Another">`,
      slug: 'kettles',
      categoryId: null,
      tags: [],
    },
  });
  expect(drafted.status).toBe(200);
  const before = await space();

  await after(0);
  await after(6);
  for (const one of unused) expect(await isThere(one), one).toBe(true);
  expect(await space()).toEqual(before);

  await after(8);
  for (const one of unused) expect(await isThere(one), one).toBe(false);
  for (const one of used) expect(await isThere(one), one).toBe(true);
  const { counted, stored } = await space();
  expect(counted).toBe(stored);
  expect(counted).toBeLessThan(before.counted);
});

test('a picture that is used again in time stays', async () => {
  const moved = await picture();
  await after(0);
  const { body } = await article('moved', `<img src="${moved}" alt="A kettle">`);
  await after(8);
  expect(await isThere(moved)).toBe(true);
  await server.call('helpArticles.delete', { as: server.acme.admin, params: { id: body.id } });
  await after(9);
  await after(15);
  expect(await isThere(moved)).toBe(true);
  await after(17);
  expect(await isThere(moved)).toBe(false);
});
