import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { mailHost } from './mail/address.ts';

/** Everything an operator can set. The README's table says the same in words. */
export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  dataDir: string;
  publicUrl: string;
  baseHost: string;
  demo: boolean;
  examplesPort: number;
  secret: string;
  trustedProxies: number;
  rateLimits: boolean;
  /** Characters; the contract's six at least. */
  passwordMinLength: number;
  allowPrivateTargets: boolean;
  dnsServers: readonly string[];
  smtpUrl: string | null;
  /** Where mail is received over SMTP (0: any free port); null: not at all. */
  smtpInPort: number | null;
  /** What our addresses for incoming mail end with. */
  mailInDomain: string;
  /** With what a provider may hand mail over HTTP; null: nobody may. */
  mailInToken: string | null;
  logLevel: string;
}

/** Whether mail comes in at all: only then may anybody be told to write to us. */
export const receivesMail = ({ smtpInPort, mailInToken }: Config) =>
  smtpInPort !== null || mailInToken !== null;

/** A setting that is wrong, in a sentence for the operator. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

const sampleSecrets = new Set(['secret', 'changeme', 'change-me', 'password', 'your-secret-here']);

/** Reads the configuration from the environment, the only place that does. */
export function readConfig(env: Environment = process.env): Config {
  const dataDir = resolve(env.DATA_DIR || 'var');
  const port = integer(env, 'PORT', 3000, 0, 65535);
  const publicUrl = httpUrl(env, 'PUBLIC_URL', `http://localhost:${port}`);
  return {
    port,
    host: env.HOST || '0.0.0.0',
    databaseUrl: databaseUrl(env, dataDir),
    dataDir,
    publicUrl,
    baseHost: (env.BASE_HOST || new URL(publicUrl).hostname).toLowerCase(),
    demo: flag(env, 'DEMO', true),
    examplesPort: integer(env, 'EXAMPLES_PORT', 3001, 0, 65535),
    secret: secret(env, dataDir),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    passwordMinLength: integer(env, 'PASSWORD_MIN_LENGTH', 6, 6, 64),
    rateLimits: choice(env, 'RATE_LIMITS', 'on', ['on', 'off']) === 'on',
    allowPrivateTargets: flag(env, 'ALLOW_PRIVATE_TARGETS', false),
    dnsServers: servers(env, 'DNS_SERVERS'),
    smtpUrl: smtpUrl(env),
    smtpInPort: integer(env, 'SMTP_IN_PORT', 0, 0, 65535) || null,
    mailInDomain: mailInDomain(env, publicUrl),
    mailInToken: mailInToken(env),
    logLevel: choice(env, 'LOG_LEVEL', 'info', [
      'silent',
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
    ]),
  };
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number) {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function choice(env: Environment, name: string, fallback: string, options: string[]) {
  const value = env[name] || fallback;
  if (options.includes(value)) return value;
  throw new ConfigError(`${name} must be one of ${options.join(', ')}, not "${value}".`);
}

function flag(env: Environment, name: string, fallback: boolean) {
  return choice(env, name, fallback ? '1' : '0', ['0', '1']) === '1';
}

function httpUrl(env: Environment, name: string, fallback: string) {
  const text = env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) {
    return url.origin;
  }
  throw new ConfigError(
    `${name} must be an address such as https://help.example.com, not "${text}".`,
  );
}

function servers(env: Environment, name: string) {
  const list = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const isServer = (one: string) => {
    const [, bracketed, , plain] =
      /^(?:\[([^\]]+)\](:\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(one) ?? [];
    return isIP(one) > 0 || isIP(bracketed ?? plain ?? '') > 0;
  };
  const wrong = list.find((one) => !isServer(one));
  if (wrong === undefined) return list;
  throw new ConfigError(
    `${name} must be IP addresses such as 9.9.9.9 or 127.0.0.1:5353, with commas between them, not "${wrong}".`,
  );
}

function databaseUrl(env: Environment, dataDir: string) {
  const text = env.DATABASE_URL || `sqlite:${join(dataDir, 'helpdesk.sqlite')}`;
  if (/^(sqlite:.+|postgres(ql)?:\/\/.+)/.test(text)) return text;
  throw new ConfigError(
    'DATABASE_URL must be sqlite:path/to/file or postgres://user:password@host/database.',
  );
}

function smtpUrl(env: Environment) {
  const text = env.SMTP_URL;
  if (!text) return null;
  if (/^smtps?:\/\/.+/.test(text) && URL.canParse(text)) return text;
  throw new ConfigError('SMTP_URL must look like smtp://user:password@mail.example.com:587.');
}

const domain = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,62}\.)*[a-z\d-]{0,62}[a-z\d]$/;

function mailInDomain(env: Environment, publicUrl: string) {
  const text = env.MAIL_IN_DOMAIN?.toLowerCase();
  if (!text) return mailHost(publicUrl);
  if (domain.test(text)) return text;
  throw new ConfigError(`MAIL_IN_DOMAIN must be a name such as help.example.com, not "${text}".`);
}

function mailInToken(env: Environment) {
  const text = env.MAIL_IN_TOKEN;
  if (!text) return null;
  if (/^\S{32,}$/.test(text)) return text;
  throw new ConfigError('MAIL_IN_TOKEN must be at least 32 random characters without spaces.');
}

/** A secret of the operator's, or one made at the first start and kept beside the data. */
function secret(env: Environment, dataDir: string) {
  const given = env.SECRET;
  if (given !== undefined && given !== '') {
    if (given.length >= 32 && !sampleSecrets.has(given.toLowerCase())) return given;
    throw new ConfigError(
      'SECRET must be at least 32 random characters; leave it out to have one made.',
    );
  }
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const made = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${made}\n`, { mode: 0o600 });
  return made;
}
