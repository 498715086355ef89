import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Config, readConfig } from './config.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The configuration that the server reads from these variables, with a data folder of its own. */
function read(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-config-'));
  folders.push(folder);
  return readConfig({ ...env, DATA_DIR: folder });
}

test.each([
  [{}, '127.0.0.1', true, 3001],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, '127.0.0.1', true, 3001],
  [{ PUBLIC_URL: 'http://[::1]:8080' }, '127.0.0.1', true, 3001],
  [{ PUBLIC_URL: 'https://help.example.com' }, '0.0.0.0', false, 0],
  [{ PUBLIC_URL: 'http://localhost.example.com' }, '0.0.0.0', false, 0],
  [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, '0.0.0.0', false, 0],
  [{ HOST: '0.0.0.0' }, '0.0.0.0', true, 3001],
])('with %j it listens on %s, demo %s, host pages %s', (env, host, demo, examplesPort) => {
  expect(read(env as Record<string, string>)).toMatchObject({ host, demo, examplesPort });
});

test('sign-up closes after the first organization at a public address, and is open on this machine', () => {
  const PUBLIC_URL = 'https://help.example.com';
  expect(read({}).signup).toBe('open');
  expect(read({ PUBLIC_URL }).signup).toBe('closed');
  expect(read({ PUBLIC_URL, SIGNUP: 'invited' }).signup).toBe('invited');
  expect(() => read({ SIGNUP: 'off' })).toThrow('SIGNUP must be one of open, invited, closed');
});

test('AU-12: a demo at a public address is rejected at startup', () => {
  expect(() => read({ DEMO: '1', PUBLIC_URL: 'https://help.example.com' })).toThrow(
    'DEMO works only with a local PUBLIC_URL such as http://localhost.',
  );
});

test("AU-12: the demo's password is generated for each installation, and stays the same", () => {
  const one = read({});
  expect(one.demoPassword).toMatch(/^[\da-f]{16}$/);
  expect(readConfig({ DATA_DIR: one.dataDir }).demoPassword).toBe(one.demoPassword);
  expect(read({}).demoPassword).not.toBe(one.demoPassword);
  expect(read({ DEMO_PASSWORD: 'for a talk' }).demoPassword).toBe('for a talk');
  expect(() => read({ DEMO_PASSWORD: 'short' })).toThrow('DEMO_PASSWORD must be at least 8');
});

test('an empty variable counts as unset', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DEMO', 'SECRET', 'SMTP_URL', 'RATE_LIMITS'];
  const config = read(Object.fromEntries(names.map((name) => [name, ''])));
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, rateLimits: true });
  expect(config.smtpUrl).toBeNull();
  expect(config.secret.length).toBeGreaterThan(30);
});

test('without a data folder, or with an empty one, it uses var', () => {
  const SECRET = randomBytes(32).toString('hex');
  for (const env of [{ SECRET }, { SECRET, DATA_DIR: '' }]) {
    expect(readConfig(env).dataDir).toBe(resolve('var'));
  }
});

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ DEMO: 'yes' }, 'DEMO must be one of 0, 1, not "yes".'],
  [{ DEMO: '0', DEMO_HELP_CENTER: '1' }, 'DEMO_HELP_CENTER needs DEMO=1.'],
  [{ SECRET: 'changeme' }, 'SECRET must be at least 32 random characters'],
  [{ PUBLIC_URL: 'help.example.com' }, 'PUBLIC_URL must be a URL such as'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be sqlite:path/to/file or'],
  [{ FILES_PRESIGNED: '1' }, 'FILES_PRESIGNED needs a bucket: FILES_URL=s3://bucket.'],
  [{ MAX_FILE_MB: '51' }, "MAX_FILE_MB (51) can't be larger than MAX_MESSAGE_MB (50)."],
  [{ MAX_MESSAGE_MB: '24' }, "MAX_FILE_MB (25) can't be larger than MAX_MESSAGE_MB (24)."],
  [{ CLAMD_URL: '127.0.0.1:3310' }, 'CLAMD_URL must look like tcp://127.0.0.1:3310 or'],
  [{ MAIL_AUTH_SERVER: 'mx_1' }, 'MAIL_AUTH_SERVER must be a host name such as mx.example.com'],
  [{ IMAP_URL: 'imaps://mail.acme.example' }, 'IMAP_URL must look like imaps://user:password@'],
  [{ SMTP_IN_TLS_CERT: '/x.pem' }, 'Set both SMTP_IN_TLS_CERT and SMTP_IN_TLS_KEY, or neither.'],
  [
    { SMTP_IN_TLS_CERT: '/no/x.pem', SMTP_IN_TLS_KEY: '/no/y.pem' },
    'must be a certificate file and its key file: ENOENT',
  ],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.'],
  [
    { MICROSOFT_CLIENT_ID: 'x', MICROSOFT_CLIENT_SECRET: 'y', MICROSOFT_ISSUER: 'tenant' },
    'MICROSOFT_ISSUER must be a URL such as https://login.',
  ],
  [{ MICROSOFT_MAIL_SERVERS: 'imaps://x' }, 'MICROSOFT_MAIL_SERVERS must look like "imaps://imap'],
  [
    { TURNSTILE_VERIFY_URL: 'http://captcha.example' },
    'TURNSTILE_VERIFY_URL must be a URL such as https://challenges.cloudflare.com/',
  ],
  [{ MAIL_IN_TOKEN: 'short' }, 'MAIL_IN_TOKEN must be at least 32 random characters'],
])('%j is rejected with a message for the operator', (env, sentence) => {
  expect(() => read(env as Record<string, string>)).toThrow(sentence);
});

/** The settings with only a public address set: each is safe, or off. */
const forgotten: Record<string, Partial<Config>> = {
  ALLOW_PRIVATE_TARGETS: { allowPrivateTargets: false },
  AWS_ACCESS_KEY_ID: {},
  AWS_ENDPOINT_URL: {},
  AWS_REGION: {},
  AWS_SECRET_ACCESS_KEY: {},
  AWS_SESSION_TOKEN: {},
  BASE_HOST: { baseHost: 'help.example.com' },
  CHAT_ANSWER_SECONDS: { chatAnswerSeconds: 120 },
  CLAMD_URL: { clamd: null },
  DATABASE_URL: {},
  DATA_DIR: {},
  DEMO: { demo: false },
  DEMO_HELP_CENTER: { demoHelpCenter: false },
  DEMO_PASSWORD: {},
  DNS_SERVERS: { dnsServers: [] },
  EXAMPLES_PORT: { examplesPort: 0 },
  FILES_MOVE_FROM: { filesMoveFrom: null },
  FILES_PRESIGNED: { filesPresigned: false },
  FILES_QUOTA_MB: { filesQuotaBytes: null },
  FILES_URL: { filesPlace: 'disk' },
  FRIENDLY_CAPTCHA_VERIFY_URL: {},
  GOOGLE_CLIENT_ID: { mailProviders: {} },
  GOOGLE_CLIENT_SECRET: {},
  HCAPTCHA_VERIFY_URL: {},
  HOST: { host: '0.0.0.0' },
  IMAP_URL: { imapMailboxes: [] },
  LOG_LEVEL: { logLevel: 'info' },
  MAIL_AUTH_SERVER: { mailAuthServer: null },
  MAIL_DAILY_LIMIT: { mailDailyLimit: 20_000 },
  MAIL_IN_DOMAIN: { mailInDomain: 'help.example.com' },
  MAIL_IN_TOKEN: { mailInToken: null },
  MAX_FILE_MB: { maxFileBytes: 25 * 1024 * 1024 },
  MAX_MESSAGE_MB: { maxMessageBytes: 50 * 1024 * 1024 },
  METRICS_PORT: { metricsPort: null },
  METRICS_TOKEN: { metricsToken: null },
  MICROSOFT_CLIENT_ID: { mailProviders: {} },
  MICROSOFT_CLIENT_SECRET: {},
  MICROSOFT_ISSUER: {},
  MICROSOFT_MAIL_SERVERS: {},
  PASSWORD_MIN_LENGTH: { passwordMinLength: 6 },
  PORT: { port: 3000 },
  RATE_LIMITS: { rateLimits: true },
  SECRET: {},
  SIGNUP: { signup: 'closed' },
  SMTP_IN_PORT: { smtpInPort: null },
  SMTP_IN_TLS_CERT: { smtpInTls: null },
  SMTP_IN_TLS_KEY: { smtpInTls: null },
  SMTP_URL: { smtpUrl: null },
  TRUSTED_PROXIES: { trustedProxies: 0 },
  TURNSTILE_VERIFY_URL: {
    captchaUrls: {
      turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      hcaptcha: 'https://api.hcaptcha.com/siteverify',
      friendly: 'https://api.friendlycaptcha.com/api/v1/siteverify',
    },
  },
};

test('OP-05: every variable is listed here, with the value if it is unset', () => {
  const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/\benv\.([A-Z_]+)|\(env, '([A-Z_]+)'/g)];
  const names = new Set(named.map(([, one, other]) => one ?? other));
  names.delete('PUBLIC_URL');
  expect([...names].sort()).toEqual(Object.keys(forgotten).sort());
});

test.each(Object.entries(forgotten))(
  'OP-05: a server at a public address without %s, or with an empty one, is safe',
  (name, expected) => {
    const PUBLIC_URL = 'https://help.example.com';
    const [unset, empty] = [read({ PUBLIC_URL }), read({ PUBLIC_URL, [name]: '' })];
    for (const config of [unset, empty]) {
      expect(config).toMatchObject(expected);
      expect(config.secret).toMatch(/^[\w-]{43}$/);
    }
    expect(unset.secret).not.toBe(empty.secret);
    expect(unset.demoPassword).not.toBe(empty.demoPassword);
  },
);

test.each(['', undefined])(
  'OP-05: without a public address (%j) only this machine has access',
  (url) => {
    const config = read(url === undefined ? {} : { PUBLIC_URL: url });
    expect(config).toMatchObject({ host: '127.0.0.1', publicUrl: 'http://localhost:3000' });
  },
);

test.each([' '.repeat(40), 'a'.repeat(40), 'changeme'.repeat(5)])(
  'OP-05: an easily guessed secret (%j) is rejected at startup',
  (SECRET) => {
    expect(() => read({ SECRET })).toThrow('SECRET must be at least 32 random characters');
  },
);

test('OP-05: an empty secret file is rejected at startup', () => {
  const { dataDir } = read({});
  writeFileSync(join(dataDir, 'secret'), '\n');
  expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(
    "must contain this installation's secret",
  );
});

test('files are stored on disk, or in the given bucket', () => {
  expect(read({})).toMatchObject({ filesPlace: 'disk', filesMoveFrom: null });
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const amazon = read({ ...keys, FILES_URL: 's3://files-of-us/help/', AWS_REGION: 'eu-central-1' });
  expect(amazon.filesPlace).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    isPathStyle: false,
    region: 'eu-central-1',
    bucket: 'files-of-us',
    prefix: 'help/',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    sessionToken: null,
  });
  const own = 's3://an%2Fid:a%20key@files?endpoint=https://s3.example.com:9000/&region=here';
  expect(read({ ...keys, FILES_URL: own, FILES_MOVE_FROM: 'disk' })).toMatchObject({
    filesMoveFrom: 'disk',
    filesPlace: {
      endpoint: 'https://s3.example.com:9000',
      isPathStyle: true,
      region: 'here',
      prefix: '',
      accessKeyId: 'an/id',
      secretAccessKey: 'a key',
    },
  });
});

test('an invalid file storage is rejected at startup', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const sentence = 'FILES_URL must be disk, or look like s3://bucket or s3://bucket/folder.';
  for (const FILES_URL of ['https://example.com', 's3://', 's3://UPPER', 'files']) {
    expect(() => read({ ...keys, FILES_URL })).toThrow(sentence);
  }
  expect(() => read({ FILES_URL: 's3://files' })).toThrow('FILES_URL needs AWS_ACCESS_KEY_ID');
  expect(() => read({ FILES_MOVE_FROM: 'disk' })).toThrow('must differ from FILES_URL');
});

test('a registration with Microsoft is for all tenants by default, or for one tenant or a national cloud', () => {
  const registered = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' };
  expect(read(registered).mailProviders).toEqual({
    microsoft: {
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      clientId: 'id',
      clientSecret: 'secret',
      scopes: [
        'https://outlook.office.com/IMAP.AccessAsUser.All',
        'https://outlook.office.com/SMTP.Send',
        'offline_access',
      ],
      imap: { host: 'outlook.office365.com', port: 993 },
      smtp: { host: 'smtp.office365.com', port: 587 },
    },
  });
  const MICROSOFT_ISSUER = 'https://login.partner.microsoftonline.cn/t/v2.0';
  const MICROSOFT_MAIL_SERVERS = 'imaps://partner.outlook.cn smtp://smtp.partner.outlook.cn';
  expect(
    read({ ...registered, MICROSOFT_ISSUER, MICROSOFT_MAIL_SERVERS }).mailProviders.microsoft,
  ).toMatchObject({
    issuer: MICROSOFT_ISSUER,
    scopes: expect.arrayContaining(['https://partner.outlook.cn/SMTP.Send']),
    smtp: { host: 'smtp.partner.outlook.cn', port: 587 },
  });
});

test('IMAP mailboxes are read from URLs, and encrypted unless they are on this machine', () => {
  const IMAP_URL = [
    'imaps://support%40acme.example:p%3Aw@imap.acme.example?organization=Acme',
    'imap://vera:x@mail.example:1143/Help%20desk?organization=globex&tls=off',
    'imap://vera:x@127.0.0.1/INBOX?organization=globex&tls=off',
  ].join('\n');
  expect(read({ IMAP_URL }).imapMailboxes).toEqual([
    {
      host: 'imap.acme.example',
      port: 993,
      security: 'tls',
      user: 'support@acme.example',
      password: 'p:w',
      folder: 'INBOX',
      organization: 'acme',
    },
    expect.objectContaining({ port: 1143, security: 'starttls', folder: 'Help desk' }),
    expect.objectContaining({ port: 143, security: 'none' }),
  ]);
});
