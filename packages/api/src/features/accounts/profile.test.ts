import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { hashPassword } from './passwords.ts';

let server: TestServer;
let hash: string;

beforeAll(async () => {
  server = await startTestServer();
  hash = await hashPassword('the old password');
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { userId } = server.acme.agent;
  await server.context.database.directory.write((tx) =>
    tx.update('users', { id: userId }, { password_hash: hash }),
  );
});

describe('a profile', () => {
  it('saves a new name at once, and a new address once it is confirmed', async () => {
    const as = server.acme.customer;
    const changed = await server.call('profile.update', {
      as,
      body: { firstName: ' Grace ', lastName: 'Hopper', email: 'Grace@acme.test' },
    });
    expect(changed.body).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: as.email,
      pendingEmail: 'grace@acme.test',
    });
    const { body } = await server.call('auth.user', { as });
    expect(body).toMatchObject({ firstName: 'Grace', email: as.email });
    expect(body.pendingEmail).toBe('grace@acme.test');
  });

  it('rejects an address that is taken or malformed', async () => {
    const as = server.acme.agent;
    const taken = await server.call('profile.update', { as, body: { email: 'admin@acme.test' } });
    expect(taken.status).toBe(409);
    expect(taken.error.message).toBe('An account with this email already exists');
    const wrong = await server.call('profile.update', { as, body: { email: 'nowhere' } });
    expect(wrong.error.message).toBe('Please enter a valid email address');
  });

  it('AZ-07: rejects unknown fields', async () => {
    for (const field of ['role', 'id', 'profileImageUrl', 'permissions']) {
      const answer = await server.call('profile.update', {
        as: server.acme.agent,
        body: { [field]: 'admin' },
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('a password', () => {
  const change = (as: { token: string | null }, currentPassword: string, newPassword: string) =>
    server.call('profile.changePassword', { as, body: { currentPassword, newPassword } });

  it('AU-04: ends every other session when it is changed', async () => {
    const { email } = server.acme.agent;
    const signIn = (password: string) => server.call('auth.login', { body: { email, password } });
    const here = (await signIn('the old password')).body;
    const there = (await signIn('the old password')).body;
    const changed = await change(here, 'the old password', 'a better password');
    expect(changed.status).toBe(200);
    expect((await server.call('auth.user', { as: here })).status).toBe(200);
    expect((await server.call('auth.user', { as: there })).status).toBe(401);
    expect((await signIn('the old password')).status).toBe(401);
    const again = await signIn('a better password');
    expect(again.status).toBe(200);
    server.acme.agent.token = again.body.token ?? '';
  });

  it('AU-04: stays unchanged and ends no session when the current password is wrong', async () => {
    const as = server.acme.agent;
    const refused = await change(as, 'guess', 'a better password');
    expect(refused.status).toBe(400);
    expect(refused.error).toMatchObject({
      message: 'Current password is incorrect',
      code: 'wrong_password',
    });
    expect((await server.call('auth.user', { as })).status).toBe(200);
  });

  it('needs both passwords, and at least six characters', async () => {
    const as = server.acme.agent;
    expect((await change(as, '', 'long enough')).error.message).toBe(
      'Please fill all password fields',
    );
    expect((await change(as, 'the old password', 'short')).error.message).toBe(
      'Password must be at least 6 characters',
    );
  });
});

describe('a photo', () => {
  const send = async (
    bytes: Uint8Array | string,
    type: string,
    name: string,
    field = 'profileImage',
  ) => {
    const form = new FormData();
    form.set(field, new Blob([bytes as never], { type }), name);
    const answer = await fetch(`${server.url}/api/profile/upload-photo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.acme.admin.token}` },
      body: form,
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { profileImageUrl: string; message: string },
    };
  };
  const notAnImage = 'Please select an image file (JPG, PNG, GIF, etc.)';

  it('is re-encoded and served only as an image', async () => {
    const png = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#3b82f6' },
    })
      .png()
      .toBuffer();
    const sent = await send(png, 'image/png', '../../etc/passwd');
    expect(sent.status).toBe(200);
    expect(sent.body.profileImageUrl).toMatch(/^\/files\/[\w-]+\/[\w-]+\.webp$/);
    const shown = await fetch(server.url + sent.body.profileImageUrl);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(width).toBe(512);
    const user = await server.call('auth.user', { as: server.acme.admin });
    expect(user.body.profileImageUrl).toBe(sent.body.profileImageUrl);
    await server.call('profile.removePhoto', { as: server.acme.admin });
    const without = await server.call('auth.user', { as: server.acme.admin });
    expect(without.body.profileImageUrl).toBeNull();
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    ['HTML that calls itself a PNG', '<html><script>alert(1)</script>', 'image/png'],
    ['a PDF that calls itself a PNG', '%PDF-1.7\n', 'image/png'],
    [
      'a picture that is broken off',
      new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
      'image/png',
    ],
  ])('UP-01: cannot be %s', async (_, bytes, type) => {
    const sent = await send(bytes, type, 'photo.png');
    expect(sent.status).toBe(415);
    expect(sent.body.message).toBe(notAnImage);
  });

  it('UP-02: is required and at most 5 MB', async () => {
    const large = await send(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png', 'photo.png');
    expect(large.status).toBe(413);
    expect(large.body.message).toBe('Please select an image smaller than 5MB');
    const elsewhere = await send(new Uint8Array(10), 'image/png', 'photo.png', 'logo');
    expect(elsewhere.status).toBe(400);
  });
});
