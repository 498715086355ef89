import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { OrganizationRow } from '../../database/rows/people.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { readMailSettings } from './mail-settings.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = 'canary-smtp-4711';
const smtp = { host: 'smtp.acme.example', port: 2525, username: 'server', password };

const change = (body: object, as = server.acme.admin) =>
  server.call('organization.updateEmail', { as, body });
const used = () => readMailSettings(server.acme.org, server.context.config.secret);
const row = async () => {
  const { org } = server.acme;
  return (await org.first<OrganizationRow>(org.from('organizations'))) as OrganizationRow;
};

beforeEach(async () => {
  await change({ provider: 'smtp', smtpSettings: smtp });
});

describe('a mail server of the organization', () => {
  it('is used with TLS by default, and shown without its password', async () => {
    const { body } = await change({ provider: 'smtp' });
    expect(body).toMatchObject({
      emailProvider: 'smtp',
      smtpSettings: {
        host: 'smtp.acme.example',
        port: 2525,
        username: 'server',
        secure: true,
        passwordSet: true,
      },
    });
    expect(await used()).toEqual({
      provider: 'smtp',
      smtp: { ...smtp, secure: true },
      googleWorkspaceEmail: null,
    });
    const globex = await change(
      { provider: 'smtp', smtpSettings: { host: 'mail.globex.example' } },
      server.globex.admin,
    );
    expect(globex.body.smtpSettings).toEqual({
      host: 'mail.globex.example',
      port: 587,
      username: '',
      secure: true,
      passwordSet: false,
    });
  });

  it('needs a host', async () => {
    const answer = await change({ provider: 'smtp', smtpSettings: { host: '' } });
    expect(answer.error.errors).toEqual([
      { field: 'smtpSettings.host', code: 'required', message: 'SMTP host is required' },
    ]);
    const port = await change({ provider: 'smtp', smtpSettings: { port: 'abc' } });
    expect(port.error.message).toBe('SMTP port must be a number');
    for (const wrong of [0, 65_536]) {
      const refused = await change({ provider: 'smtp', smtpSettings: { port: wrong } });
      expect(refused.error.message).toBe('SMTP port must be from 1 to 65535');
    }
  });

  it('can be switched to the helpdesk’s mail server and back, and keeps its password', async () => {
    await change({ provider: 'helpdesk' });
    expect(await used()).toMatchObject({ provider: 'helpdesk', smtp: null });
    await change({ provider: 'smtp' });
    expect((await used()).smtp?.password).toBe(password);
  });
});

describe('the password', () => {
  it('stays if omitted, and is removed if empty', async () => {
    await change({ provider: 'smtp', smtpSettings: { username: 'other', port: 465 } });
    expect((await used()).smtp).toMatchObject({ username: 'other', port: 465, password });
    const { body } = await change({ provider: 'smtp', smtpSettings: { password: '' } });
    expect(body.smtpSettings.passwordSet).toBe(false);
    expect((await used()).smtp?.password).toBeNull();
  });

  it('is never sent to another host', async () => {
    const { body } = await change({ provider: 'smtp', smtpSettings: { host: 'evil.example' } });
    expect(body.smtpSettings.passwordSet).toBe(false);
    expect((await used()).smtp).toMatchObject({ host: 'evil.example', password: null });
    await change({ provider: 'smtp', smtpSettings: { host: smtp.host } });
    expect((await used()).smtp?.password).toBeNull();
  });

  it('stays if only the spelling of the host changes', async () => {
    await change({ provider: 'smtp', smtpSettings: { host: ' SMTP.Acme.example ' } });
    expect((await used()).smtp).toMatchObject({ host: 'smtp.acme.example', password });
  });

  it('is never sent to Google, nor is Google’s to others', async () => {
    const googleWorkspaceEmail = 'desk@acme.example';
    await change({ provider: 'google_workspace', googleWorkspaceEmail });
    expect(await used()).toEqual({
      provider: 'google_workspace',
      smtp: {
        host: 'smtp.gmail.com',
        port: 465,
        username: googleWorkspaceEmail,
        password: null,
        secure: true,
      },
      googleWorkspaceEmail,
    });
    const app = { password: 'canary-app-password' };
    await change({ provider: 'google_workspace', smtpSettings: app });
    expect((await used()).smtp?.password).toBe(app.password);
    await change({ provider: 'smtp' });
    expect((await used()).smtp).toMatchObject({ host: smtp.host, password: null });
  });

  it('is not sent even if the host is changed directly in the database', async () => {
    const { org } = server.acme;
    const place = { host: 'evil.example', port: 25, username: null, secure: false };
    await org.write((tx) => tx.update('organizations', {}, { smtp: place }));
    expect((await used()).smtp).toMatchObject({ host: 'evil.example', password: null });
    expect(await readMailSettings(org, 'another secret')).toMatchObject({
      smtp: { password: null },
    });
  });
});

test('Google Workspace needs an address', async () => {
  const none = await change({ provider: 'google_workspace', googleWorkspaceEmail: '' });
  expect(none.error.message).toBe('Google Workspace email is required');
  const odd = await change({ provider: 'google_workspace', googleWorkspaceEmail: 'server' });
  expect(odd.error.message).toBe('Please enter a valid email address');
});

test('WH-08: a mail server has a public address, however it is written', async () => {
  const refused = async (host: string) => {
    const { status, error } = await change({ provider: 'smtp', smtpSettings: { host } });
    return `${status} ${error.message}`;
  };
  for (const host of [
    'localhost',
    'mail',
    'mail.internal',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '10.0.0.8',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    '①②⑦.⓪.⓪.①',
  ]) {
    expect(await refused(host), host).toBe('400 This mail server must be publicly accessible');
  }
  for (const host of [
    'a b',
    'smtp.example.com:25',
    'http://x.example',
    'a@b.example',
    'a/b',
    '..',
  ]) {
    expect(await refused(host), host).toMatch(/^400 (Please enter a host name|This address is)/);
  }
  expect((await used()).smtp?.host).toBe(smtp.host);
});

test('WH-08: an operator can allow a mail server in their own network', async () => {
  const inside = await startTestServer({ allowPrivateTargets: true });
  try {
    const answer = await inside.call('organization.updateEmail', {
      as: inside.acme.admin,
      body: { provider: 'smtp', smtpSettings: { host: '127.0.0.1', port: 1025, secure: false } },
    });
    expect(answer.body.smtpSettings).toMatchObject({ host: '127.0.0.1', secure: false });
  } finally {
    await inside.stop();
  }
});

test('S12: no response contains the password, and the database stores it encrypted', async () => {
  const { acme, call } = server;
  const answers = await Promise.all([
    change({ provider: 'smtp', smtpSettings: { password } }),
    call('organization.settings', { as: acme.admin }),
    call('organization.get', { as: acme.admin }),
    call('organization.updateBranding', { as: acme.admin, body: {} }),
    call('organization.updateGeneral', { as: acme.admin, body: {} }),
    call('auth.user', { as: acme.admin }),
  ]);
  for (const { body, status } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(password);
    expect(JSON.stringify(body)).not.toContain((await row()).smtp_password_sealed);
  }
  expect(JSON.stringify(await row())).not.toContain(password);
});
