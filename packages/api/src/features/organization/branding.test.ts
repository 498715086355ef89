import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const change = (body: object, as = server.acme.admin) =>
  server.call('organization.updateBranding', { as, body });

describe('branding', () => {
  it('is stored and shown to visitors; omitted fields stay unchanged', async () => {
    const changed = await change({ name: 'Acme Ltd', primaryColor: '#10B981', emailFrom: '' });
    expect(changed.body).toMatchObject({
      name: 'Acme Ltd',
      subdomain: 'acme',
      primaryColor: '#10B981',
      emailFrom: null,
    });
    const shown = await server.call('publicOrganization.get', { params: { subdomain: 'acme' } });
    expect(shown.body).toMatchObject({ name: 'Acme Ltd', primaryColor: '#10B981' });
  });

  it('PT-04: rejects a subdomain that is taken, reserved or malformed', async () => {
    const said = async (subdomain: string) => {
      const { status, error } = await change({ subdomain });
      return `${status} ${error.message}`;
    };
    const odd = '400 Subdomain can only contain lowercase letters, numbers, and hyphens';
    expect(await said('globex')).toBe('409 Subdomain is already taken');
    for (const name of ['demo', 'www', 'api', 'localhost']) {
      expect(await said(name)).toBe('409 Subdomain is already taken');
    }
    for (const name of ['-acme', 'acme-', 'xn--acme', 'Acme', 'ac me']) {
      expect(await said(name)).toBe(odd);
    }
    expect(await said('ab')).toBe('400 Subdomain must be at least 3 characters');
    expect(await said('a'.repeat(21))).toBe('400 Subdomain must be less than 20 characters');
  });

  it('XS-08: rejects an invalid color, and a URL that is not an image', async () => {
    for (const primaryColor of ['red', '#fff', 'red;}body{background:url(//evil.example)}']) {
      const refused = await change({ primaryColor });
      expect(refused.error.message).toBe('Must be a valid hex color');
    }
    for (const logoUrl of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      '//evil.example/a.png',
      'http://example.com/a.png',
      `/files/${server.globex.id}/a.webp`,
      'java\tscript:alert(1)',
    ]) {
      expect((await change({ logoUrl })).status, logoUrl).toBe(400);
    }
    expect((await change({ name: '' })).error.message).toBe('Organization name is required');
    expect((await change({})).status).toBe(200);
  });

  it('can only be changed by admins', async () => {
    expect((await change({ name: 'Mine' }, server.acme.agent)).status).toBe(403);
  });

  it('can be changed by an API key with the permission', async () => {
    const made = await server.call('apiKeys.create', {
      as: server.acme.admin,
      body: { name: 'Brand', permissions: ['organization:read', 'organization:update'] },
    });
    const as = { token: made.body.data.key };
    const changed = await server.call('v1Organization.update', {
      as,
      body: { name: 'By program' },
    });
    expect(changed.body.data.name).toBe('By program');
    const read = await server.call('v1Organization.get', { as });
    expect(read.body.data).toMatchObject({ name: 'By program', subdomain: 'acme' });
    const taken = await server.call('v1Organization.update', { as, body: { subdomain: 'globex' } });
    expect(taken.status).toBe(409);
  });
});

it('a logo is re-encoded, and shown once the branding is saved', async () => {
  const png = await sharp({
    create: { width: 50, height: 50, channels: 3, background: '#f00' },
  })
    .png()
    .toBuffer();
  const send = async (bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.set('logo', new Blob([bytes as never], { type: 'image/png' }), name);
    const answer = await fetch(`${server.url}/api/organization/logo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.acme.admin.token}` },
      body: form,
    });
    return (await answer.json()) as { logoUrl: string; message: string };
  };
  const { logoUrl } = await send(png, 'logo.png');
  expect((await change({ logoUrl })).body.logoUrl).toBe(logoUrl);
  expect((await fetch(server.url + logoUrl)).headers.get('content-type')).toBe('image/webp');
  // Emails use a small PNG, since Outlook can't display WebP.
  const small = await fetch(server.url + logoUrl.replace(/webp$/, 'png'));
  expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { format, width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect([format, width, height]).toEqual(['png', 50, 50]);
  expect((await fetch(`${server.url}${logoUrl.replace(/[\w-]+\.webp$/, 'x.png')}`)).status).toBe(
    404,
  );
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await send(svg, 'logo.png')).message).toBe('Please upload a valid image file');
  const large = await send(new Uint8Array(5 * 1024 * 1024 + 1), 'logo.png');
  expect(large.message).toBe('Logo file must be less than 5MB');
  expect((await change({ logoUrl: '' })).body.logoUrl).toBeNull();
});
