import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  type Operation,
  type OperationId,
  operations,
  type Result,
} from '@helpdesk/sdk/contract/operations';
import pino, { type Logger } from 'pino';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createServerContext } from '../create-server-context.ts';
import { newId } from '../database/ids.ts';
import { openDatabase } from '../database/open.ts';
import { makeTemporaryFolder, openTestDatabase } from '../database/test-database.ts';
import type { Database } from '../database/types.ts';
import { provideMetrics } from '../http/metrics/metrics-page.ts';
import { startListeners } from '../listeners.ts';
import { startMailIn } from '../mail/in/start.ts';
import { serveSockets } from '../realtime/server.ts';
import type { ServerContext } from '../server-context.ts';
import { breaches } from './contract-check.ts';
import { makeOrganization, type TestOrganization } from './factories.ts';

export interface CallOptions {
  /** A session token; without one, the caller is a visitor. */
  as?: { token: string | null } | undefined;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer<Id extends OperationId> {
  status: number;
  body: Result<Id>;
  /** The body parsed as the common error. */
  error: { message: string; code: string; errors?: { field: string; message: string }[] };
  headers: Headers;
}

export interface TestServer {
  url: string;
  databaseUrl: string;
  context: ServerContext;
  acme: TestOrganization;
  globex: TestOrganization;
  /** Calls an operation over HTTP; throws if the response breaks the contract. */
  call<Id extends OperationId>(id: Id, options?: CallOptions): Promise<Answer<Id>>;
  /** The SMTP address for incoming mail, if the settings enable it. */
  mailPort: number | null;
  /** Processes all due events and emails, including webhooks. */
  drain(): Promise<void>;
  /** Creates new organizations in place of those changed by the last test, which is much faster than a new server. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the real server over HTTP on a new database with two organizations. */
export async function startTestServer(
  settings: Partial<Config> = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<TestServer> {
  const stored = await openTestDatabase();
  const node = await startNode(stored.database, settings, log);
  const { database } = stored;
  const makeBoth = async () => ({
    acme: await makeOrganization(database, 'acme'),
    globex: await makeOrganization(database, 'globex'),
  });
  return {
    ...node,
    databaseUrl: stored.url,
    ...(await makeBoth()),
    async renew() {
      await freeNames(database);
      Object.assign(this, await makeBoth());
    },
    async stop() {
      await node.stop();
      await stored.remove();
    },
  };
}

/** Frees the subdomains and email addresses of all existing organizations and users. */
const freeNames = (database: Database) =>
  database.directory.write(async (tx) => {
    for (const { id } of await tx.all<{ id: string }>(tx.from('organizations'))) {
      await tx
        .org(id)
        .update('organizations', {}, { subdomain: `former-${newId().toLowerCase()}` });
    }
    for (const { id } of await tx.all<{ id: string }>(tx.from('users'))) {
      await tx.update('users', { id }, { email: `${newId().toLowerCase()}@former.test` });
    }
  });

/** Starts another server on the same database, if it allows several. */
export async function startSecondNode(first: TestServer): Promise<TestServer> {
  const { log, config } = first.context;
  const database = await openDatabase({ url: first.databaseUrl, log });
  const { secret, smtpUrl } = config;
  const node = await startNode(database, { secret, smtpUrl }, log);
  return {
    ...first,
    ...node,
    async stop() {
      await node.stop();
      await database.close();
    },
  };
}

/** An unreachable address: no test calls a captcha provider. */
const nowhere = {
  TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/',
  HCAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/',
  FRIENDLY_CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/',
};

/** Starts the real server over HTTP on an existing database. */
export async function startNode(database: Database, settings: Partial<Config>, log: Logger) {
  const dataDir = makeTemporaryFolder('helpdesk-data-');
  const config = {
    ...readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: '0', RATE_LIMITS: 'off', ...nowhere }),
    ...settings,
  };
  const context = createServerContext({
    config,
    database,
    log,
    version: 'test',
    ready: () => true,
  });
  const listeners = await startListeners(context);
  const mailIn = await startMailIn(context);
  const folders = makePages(dataDir);
  const app = createApp(context, folders, await provideMetrics(config, database));
  // Longer than clients keep their connections, even on a slow machine.
  const http = createServer({ keepAliveTimeout: 65_000 }, app.callback());
  const sockets = serveSockets(context, http);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    url,
    context,
    call: <Id extends OperationId>(id: Id, options: CallOptions = {}) => call(url, id, options),
    mailPort: mailIn.port,
    async drain() {
      await mailIn.drain();
      await listeners.drain();
    },
    async stop() {
      sockets.close();
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
      await mailIn.stop();
      await listeners.stop();
      context.live.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Placeholders for the built pages; their content is tested in the console. */
function makePages(dataDir: string) {
  const folders = { console: join(dataDir, 'console'), widgets: join(dataDir, 'widgets') };
  mkdirSync(join(folders.console, 'landing'), { recursive: true });
  writeFileSync(
    join(folders.console, 'index.html'),
    '<!doctype html><head><title>Helpdesk</title>',
  );
  writeFileSync(
    join(folders.console, 'landing/en.html'),
    '<!doctype html><head><title>Helpdesk · Support</title>',
  );
  writeFileSync(
    join(folders.console, 'embed.html'),
    '<!doctype html><head><title>Form</title><noscript>No script.</noscript>',
  );
  return folders;
}

const types: Partial<Record<Operation['body'], string>> = {
  bytes: 'application/octet-stream',
  piece: 'application/offset+octet-stream',
};
const typeOf = (id: OperationId) => types[operations[id].body] ?? 'application/json';
const written = (body: unknown) => (body instanceof Uint8Array ? body : JSON.stringify(body));

async function call<Id extends OperationId>(
  url: string,
  id: Id,
  { as, params = {}, query = {}, body, headers = {} }: CallOptions,
): Promise<Answer<Id>> {
  const { method, path } = operations[id];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? `no-${name}`),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const response = await fetch(`${url}${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': typeOf(id) }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: written(body) }),
  } as RequestInit);
  const text = await response.text();
  const isJson =
    response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  const parsed = isJson ? JSON.parse(text) : undefined;
  const found = breaches(id, response.status, parsed);
  if (found.length > 0) throw new Error(`The answer breaks the contract:\n${found.join('\n')}`);
  return { status: response.status, body: parsed, error: parsed, headers: response.headers };
}
