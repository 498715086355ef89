import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import { type BackupConfig, backupConfig } from './config-backup.ts';
import { type CaptchaUrls, captchaUrls } from './config-captcha.ts';
import { type Clamd, clamdPlace } from './config-clamd.ts';
import { demoSettings } from './config-demo.ts';
import { ConfigError } from './config-error.ts';
import {
  type CertificateFiles,
  certificateFiles,
  type ImapMailbox,
  imapMailboxes,
  isLoopback,
  type MailProviders,
  mailProviders,
} from './config-mail.ts';

/** A bucket of an S3-compatible storage. */
export interface S3Place {
  /** Such as https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  /** Whether the bucket is part of the path, as everyone but Amazon expects. */
  isPathStyle: boolean;
  region: string;
  bucket: string;
  /** Ends with a slash, unless it is empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | null;
}

export type Signup = 'open' | 'invited' | 'closed';

export type FilesPlace = 'disk' | S3Place;

/** Every setting of the operator, documented in docs/operating.md. */
export interface Config {
  port: number;
  host: string;
  databaseUrl: string;
  dataDir: string;
  publicUrl: string;
  baseHost: string;
  /** Only if the public URL is reachable from this machine alone. */
  demo: boolean;
  /** Whether the demo includes the help center of a made-up company. */
  demoHelpCenter: boolean;
  /** The password of the demo's users in this installation. */
  demoPassword: string;
  examplesPort: number;
  /** One or several, one per line: the first seals and signs, all of them open. */
  secret: string;
  /** The storage for files of messages. */
  filesPlace: FilesPlace;
  /** The previous storage, until `npm run files:move` has moved all files. */
  filesMoveFrom: FilesPlace | null;
  /** Whether downloads redirect to presigned URLs of the bucket, and uploads may go there directly. */
  filesPresigned: boolean;
  /** The maximum size of a file of a message. */
  maxFileBytes: number;
  /** The maximum total size of the files of a message. */
  maxMessageBytes: number;
  /** The file quota of each organization in bytes; null for no limit. */
  filesQuotaBytes: number | null;
  /** The virus scanner for every file; null for none. */
  clamd: Clamd | null;
  trustedProxies: number;
  /** Seconds without a reply to an accepted chat after which its agent is reminded. */
  chatAnswerSeconds: number;
  rateLimits: boolean;
  /** Characters; at least the six of the contract. */
  passwordMinLength: number;
  /**
   * The people who can create organizations: everyone, those with a link from the operator, or no one once there is one.
   * Invitations to organizations always work.
   */
  signup: Signup;
  allowPrivateTargets: boolean;
  dnsServers: readonly string[];
  smtpUrl: string | null;
  /** Maximum emails per day that an organization can send to external addresses; null: no limit. */
  mailDailyLimit: number | null;
  /** Port of the SMTP server for incoming email (0 for any free port); null for none. */
  smtpInPort: number | null;
  /** The certificate files for encrypting incoming email (STARTTLS); null: no encryption. */
  smtpInTls: CertificateFiles | null;
  /** IMAP mailboxes whose email is fetched. */
  imapMailboxes: readonly ImapMailbox[];
  /** The providers with which people can sign in to connect their mailboxes. */
  mailProviders: MailProviders;
  /** Domain of our addresses for incoming email. */
  mailInDomain: string;
  /** The mail server in front whose `Authentication-Results` are trusted; null: this server checks the email itself. */
  mailAuthServer: string | null;
  /** Token with which a provider may deliver email over HTTP; null disables it. */
  mailInToken: string | null;
  /** The URLs at which the tokens of each captcha provider are checked. */
  captchaUrls: CaptchaUrls;
  /** Separate port for Prometheus metrics; null for none. */
  metricsPort: number | null;
  /** Token for `/metrics`; null disables it. */
  metricsToken: string | null;
  logLevel: string;
  backup: BackupConfig;
}

/** Whether email is received: only then are reply addresses shown. */
export const receivesMail = ({ smtpInPort, mailInToken }: Config) =>
  smtpInPort !== null || mailInToken !== null;

/** The host of our addresses and message ids, from the configured address and never from a request. */
export function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (isIPv4(hostname)) return `[${hostname}]`;
  return hostname.startsWith('[') ? `[IPv6:${hostname.slice(1)}` : hostname;
}

/** Whether this is one of the addresses at which this server receives email, or from which it sends. */
export function isOurAddress(config: Config, email: string): boolean {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  if (receivesMail(config) && host === config.mailInDomain) return true;
  return email.slice(0, at) === 'no-reply' && host === mailHost(config.publicUrl).toLowerCase();
}

const megabyte = 1024 * 1024;

type Environment = Record<string, string | undefined>;

/** Reads the configuration from the environment, the only place that does. */
export function readConfig(env: Environment = process.env): Config {
  const dataDir = resolve(env.DATA_DIR || 'var');
  const port = integer(env, 'PORT', 3000, 0, 65535);
  const publicUrl = httpUrl(env, 'PUBLIC_URL', `http://localhost:${port}`);
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const ownSecret = secret(env, dataDir);
  const files = filesPlaces(env);
  return {
    port,
    host: env.HOST || (isLocal ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: databaseUrl(env, dataDir),
    dataDir,
    publicUrl,
    baseHost: (env.BASE_HOST || new URL(publicUrl).hostname).toLowerCase(),
    ...demoSettings({
      isLocal,
      demo: flag(env, 'DEMO', isLocal),
      helpCenter: flag(env, 'DEMO_HELP_CENTER', false),
      password: env.DEMO_PASSWORD,
      secret: ownSecret,
    }),
    examplesPort: integer(env, 'EXAMPLES_PORT', isLocal ? 3001 : 0, 0, 65535),
    secret: ownSecret,
    ...files,
    ...sizesOfFiles(env),
    filesQuotaBytes: integer(env, 'FILES_QUOTA_MB', 0, 0, 100_000_000) * megabyte || null,
    clamd: clamdPlace(env.CLAMD_URL),
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 0, 10),
    passwordMinLength: integer(env, 'PASSWORD_MIN_LENGTH', 6, 6, 64),
    signup: choice(env, 'SIGNUP', isLocal ? 'open' : 'closed', ['open', 'invited', 'closed']),
    chatAnswerSeconds: integer(env, 'CHAT_ANSWER_SECONDS', 120, 2, 3_600),
    rateLimits: choice(env, 'RATE_LIMITS', 'on', ['on', 'off']) === 'on',
    allowPrivateTargets: flag(env, 'ALLOW_PRIVATE_TARGETS', false),
    dnsServers: servers(env, 'DNS_SERVERS'),
    smtpUrl: smtpUrl(env),
    mailDailyLimit: integer(env, 'MAIL_DAILY_LIMIT', isLocal ? 0 : 20_000, 0, 10_000_000) || null,
    smtpInPort: integer(env, 'SMTP_IN_PORT', 0, 0, 65535) || null,
    smtpInTls: certificateFiles(env.SMTP_IN_TLS_CERT, env.SMTP_IN_TLS_KEY),
    imapMailboxes: imapMailboxes(env.IMAP_URL),
    mailProviders: mailProviders(
      [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET],
      [env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET],
      { issuer: env.MICROSOFT_ISSUER, servers: env.MICROSOFT_MAIL_SERVERS },
    ),
    mailInDomain: mailInDomain(env, publicUrl),
    mailAuthServer: serverName(env, 'MAIL_AUTH_SERVER'),
    mailInToken: longToken(env, 'MAIL_IN_TOKEN'),
    captchaUrls: captchaUrls({
      turnstile: env.TURNSTILE_VERIFY_URL,
      hcaptcha: env.HCAPTCHA_VERIFY_URL,
      friendly: env.FRIENDLY_CAPTCHA_VERIFY_URL,
    }),
    metricsPort: integer(env, 'METRICS_PORT', 0, 0, 65535) || null,
    metricsToken: longToken(env, 'METRICS_TOKEN'),
    logLevel: choice(env, 'LOG_LEVEL', 'info', [
      'silent',
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
    ]),
    backup: backupConfig(env),
  };
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number) {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function choice<Option extends string>(
  env: Environment,
  name: string,
  fallback: Option,
  options: readonly Option[],
): Option {
  const value = env[name] || fallback;
  const option = options.find((one) => one === value);
  if (option !== undefined) return option;
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
  throw new ConfigError(`${name} must be a URL such as https://help.example.com, not "${text}".`);
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
    `${name} must be a comma-separated list of IP addresses such as 9.9.9.9 or 127.0.0.1:5353, not "${wrong}".`,
  );
}

function databaseUrl(env: Environment, dataDir: string) {
  const text = env.DATABASE_URL || `sqlite:${join(dataDir, 'helpdesk.sqlite')}`;
  if (/^(sqlite:.+|postgres(ql)?:\/\/.+)/.test(text)) return text;
  throw new ConfigError(
    'DATABASE_URL must be sqlite:path/to/file or postgres://user:password@host/database.',
  );
}

function sizesOfFiles(env: Environment) {
  const file = integer(env, 'MAX_FILE_MB', 25, 1, 1_000);
  const message = integer(env, 'MAX_MESSAGE_MB', 50, 1, 10_000);
  if (file > message) {
    throw new ConfigError(
      `MAX_FILE_MB (${file}) can't be larger than MAX_MESSAGE_MB (${message}).`,
    );
  }
  return { maxFileBytes: file * megabyte, maxMessageBytes: message * megabyte };
}

function filesPlaces(env: Environment) {
  const place = filesPlace(env, 'FILES_URL') ?? 'disk';
  const from = filesPlace(env, 'FILES_MOVE_FROM');
  const nameOf = (one: FilesPlace) =>
    one === 'disk' ? one : `${one.endpoint} ${one.bucket} ${one.prefix}`;
  if (from && nameOf(from) === nameOf(place)) {
    throw new ConfigError('FILES_MOVE_FROM must differ from FILES_URL.');
  }
  const isPresigned = flag(env, 'FILES_PRESIGNED', false);
  if (isPresigned && place === 'disk') {
    throw new ConfigError('FILES_PRESIGNED needs a bucket: FILES_URL=s3://bucket.');
  }
  return { filesPlace: place, filesMoveFrom: from, filesPresigned: isPresigned };
}

function filesPlace(env: Environment, name: string): FilesPlace | null {
  const text = env[name];
  if (!text || text === 'disk') return text ? 'disk' : null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:' || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(url.hostname)) {
    throw new ConfigError(`${name} must be disk, or look like s3://bucket or s3://bucket/folder.`);
  }
  const accessKeyId = decodeURIComponent(url.username) || env.AWS_ACCESS_KEY_ID;
  const secretAccessKey = decodeURIComponent(url.password) || env.AWS_SECRET_ACCESS_KEY;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(`${name} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  const region = url.searchParams.get('region') || env.AWS_REGION || 'us-east-1';
  const given = url.searchParams.get('endpoint') || env.AWS_ENDPOINT_URL;
  if (given && !(URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))) {
    throw new ConfigError(`The endpoint of ${name} must be a URL, not "${given}".`);
  }
  const folder = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(folder)) {
    throw new ConfigError(`The folder of ${name} can contain only letters, digits and . _ - /`);
  }
  return {
    endpoint: given ? new URL(given).origin : `https://s3.${region}.amazonaws.com`,
    // The certificate of the host of all buckets covers no names with further dots.
    isPathStyle: Boolean(given) || url.hostname.includes('.'),
    region,
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    accessKeyId,
    secretAccessKey,
    sessionToken: url.username ? null : env.AWS_SESSION_TOKEN || null,
  };
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
  throw new ConfigError(`MAIL_IN_DOMAIN must be a domain such as help.example.com, not "${text}".`);
}

function serverName(env: Environment, name: string) {
  const text = env[name]?.toLowerCase();
  if (!text) return null;
  if (domain.test(text)) return text;
  throw new ConfigError(`${name} must be a host name such as mx.example.com, not "${text}".`);
}

/** A token that only programs use, so it can be long. */
function longToken(env: Environment, name: string) {
  const text = env[name];
  if (!text) return null;
  if (/^\S{32,}$/.test(text)) return text;
  throw new ConfigError(`${name} must be at least 32 random characters without spaces.`);
}

/** The operator's secret, or one generated at the first start and stored in the data folder. */
function secret(env: Environment, dataDir: string) {
  const given = env.SECRET;
  if (given) {
    const several = secrets(given);
    if (several) return several;
    throw new ConfigError(
      'SECRET must be at least 32 random characters. Leave it empty to generate one.',
    );
  }
  const file = join(dataDir, 'secret');
  if (existsSync(file)) {
    chmodSync(file, 0o600);
    const kept = secrets(readFileSync(file, 'utf8').trim());
    if (kept) return kept;
    throw new ConfigError(
      `${file} must contain this installation's secret. Restore it, or delete the file if this is a new installation.`,
    );
  }
  const made = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  // An interrupted start leaves no partial file.
  writeFileSync(`${file}.new`, `${made}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}

/** One or several secrets separated by whitespace, returned one per line; null if they aren't random. */
function secrets(text: string): string | null {
  const several = text.split(/\s+/).filter(Boolean);
  if (several.length > 0 && several.every(isRandom)) return several.join('\n');
  return isRandom(text) ? text : null;
}

/** As far as that can be checked: long, of many characters, and not one repeated word. */
const isRandom = (text: string) =>
  text.length >= 32 && new Set(text).size >= 8 && !/^(.+?)\1+$/.test(text);
