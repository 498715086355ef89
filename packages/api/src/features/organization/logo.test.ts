import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { startReceiver } from '../../test/webhook-receiver.ts';

const save = (server: TestServer, logoUrl: string) =>
  server.call('organization.updateBranding', { as: server.acme.admin, body: { logoUrl } });

describe('the URL of a logo', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    'https://127.0.0.1/a.png',
    'https://127.1:5432/',
    'https://localhost/a.png',
    'https://printer.local/a.png',
    'https://10.0.0.8/a.png',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.8]/a.png',
    'https://[64:ff9b::7f00:1]/a.png',
  ])('WH-08: cannot be %s; the error is the same for all of them', async (address) => {
    const { status, error } = await save(server, address);
    expect([status, error.message]).toEqual([400, 'This URL must be publicly accessible']);
  });

  it('is a web address without credentials', async () => {
    for (const address of [
      'https://a:b@example.com/a.png',
      'ftp://example.com/a.png',
      'logo.png',
    ]) {
      expect((await save(server, address)).error.message).toBe('Please enter a valid URL');
    }
  });
});

describe('a logo from the web', () => {
  let server: TestServer;
  let web: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    server = await startTestServer({ allowPrivateTargets: true });
    web = await startReceiver();
  });
  afterAll(async () => {
    web.close();
    await server.stop();
  });

  it('is fetched once, re-encoded and stored, so pages load no images from other hosts', async () => {
    const png = await sharp({
      create: { width: 900, height: 300, channels: 3, background: '#f00' },
    })
      .png()
      .toBuffer();
    web.answers((response) => void response.end(png));
    const { body } = await save(server, web.url);
    expect(body.logoUrl).toMatch(new RegExp(`^/files/${server.acme.id}/[\\w-]+\\.webp$`));
    const kept = Buffer.from(await (await fetch(server.url + body.logoUrl)).arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512 });
    expect(web.received[0]?.headers).not.toHaveProperty('authorization');
    expect(web.received[0]?.headers).not.toHaveProperty('cookie');
    const asked = web.received.length;
    const again = await save(server, body.logoUrl ?? '');
    expect(again.body.logoUrl).toBe(body.logoUrl);
    expect(web.received).toHaveLength(asked);
  });

  it('WH-08: is not fetched through redirects or from an error response', async () => {
    const before = (await save(server, '')).body.logoUrl;
    for (const [status, headers] of [
      [302, { location: `${web.url}/elsewhere` }],
      [404, {}],
      [500, {}],
    ] as const) {
      web.received.length = 0;
      web.answers((response) => void response.writeHead(status, headers).end());
      const refused = await save(server, web.url);
      expect([refused.status, refused.error.message]).toEqual([
        400,
        "The image couldn't be loaded from this address",
      ]);
      expect(web.received).toHaveLength(1);
    }
    web.answers((response) => void response.destroy());
    expect((await save(server, web.url)).error.message).toBe(
      "The image couldn't be loaded from this address",
    );
    const shown = await server.call('publicOrganization.get', { params: { subdomain: 'acme' } });
    expect(shown.body.logoUrl).toBe(before);
  });

  it('UP-01: must be an image no larger than an uploaded one', async () => {
    web.answers((response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect((await save(server, web.url)).error.message).toBe('Please upload a valid image file');
    web.answers((response) => void response.end(Buffer.alloc(6 * 1024 * 1024)));
    const large = await save(server, web.url);
    expect([large.status, large.error.message]).toEqual([413, 'Logo file must be less than 5MB']);
  });
});
