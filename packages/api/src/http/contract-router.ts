import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { Context, Middleware, Next } from 'koa';
import { type Authorized, authorize } from '../auth/authorize.ts';
import { writableBody } from '../auth/field-rights.ts';
import { foreignSite } from '../auth/foreign-pages.ts';
import { refuseWithoutFreshProof } from '../auth/fresh-proof.ts';
import { deviceCookie, knownDevice } from '../auth/known-device.ts';
import { namedOrganization } from '../auth/named-organization.ts';
import { sessionCookie } from '../auth/session-cookie.ts';
import { noteSite } from '../auth/store/seen-sites.ts';
import { readableEvents, storedNames } from '../events/for-programs.ts';
import { untilNews } from '../events/until-news.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { discard } from '../stored-files/disk.ts';
import { compressAnswer } from './answers/compress-answer.ts';
import { tellDeprecation } from './answers/deprecation.ts';
import { expectedVersion, varyOf, visitorTag } from './answers/etag.ts';
import { createKeptAnswers, isKeptForVisitors, type KeptAnswers } from './answers/kept-answers.ts';
import { auditRecordOf } from './audit-record.ts';
import { readJson } from './bodies/body.ts';
import { receiveFile } from './bodies/receive-file.ts';
import { answerTus, readTus, writeTus } from './bodies/tus.ts';
import { readUpload } from './bodies/uploads.ts';
import { validate, validateQuery } from './bodies/validate.ts';
import { directRoutes } from './direct-routes.ts';
import { endWithSession } from './end-with-session.ts';
import type { AllHandlers } from './handlers.ts';
import { limitKey } from './limits/client-address.ts';
import { createFairTurns, type FairTurns } from './limits/fair-turns.ts';
import type { Limits } from './limits/limits.ts';
import { roomRouters } from './room-router.ts';
import { type AnyHandler, answersUnchanged, type Call, runCall, tagOf } from './run-call.ts';
import { allowAllSites, answerPreflight, isOpenToAllSites } from './sites/cross-site.ts';

/** Routes every operation of the contract: authorize, limit, parse, validate, run, respond. */
export function contractRoutes(
  server: ServerContext,
  limits: Limits,
  handlers: AllHandlers,
): Middleware {
  const routers = roomRouters();
  const direct = directRoutes();
  const inTurn = createFairTurns(atOnce[server.database.dialect]);
  const kept = createKeptAnswers();
  for (const id of Object.keys(operations) as OperationId[]) {
    const operation: Operation = operations[id];
    const [tag, verb] = id.split('.') as [keyof AllHandlers, string];
    const handler = (handlers[tag] as unknown as Record<string, AnyHandler>)[verb];
    if (!handler) throw new Error(`No handler for ${id}`);
    const vary = varyOf(operation.access);
    const run = async (context: Context) => {
      context.state.operation = id;
      if (vary) context.res.setHeader('Vary', vary);
      tellDeprecation(context.res, operation);
      await handle(context, server, limits, inTurn, kept, id, operation, handler);
      if (operation.etag) await compressAnswer(context);
    };
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    routers.add(operation.path, (router) => router.register(path, [operation.method], run));
    direct.add(operation.method, operation.path, run);
  }
  const speakTus = new Set<string>(all.filter(({ tus }) => tus).map(({ path }) => path));
  for (const [path, methods] of methodsByPath()) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    routers.add(path, (router) => {
      if (isOpenToAllSites(path) || speakTus.has(path)) {
        router.options(pattern, (context: Context) => {
          if (isOpenToAllSites(path)) answerPreflight(context, methods);
          if (speakTus.has(path)) answerTus(context, server.config);
        });
      }
      router.all(pattern, (context: Context) => {
        context.set('Allow', methods.join(', '));
        throw new Refusal(405, "This method isn't allowed here", 'method_not_allowed');
      });
    });
  }
  return (context: Context, next: Next) => {
    const found = direct.find(context.method, context.path);
    if (!found) return routers.route(context, next);
    (context as WithParams).params = found.params;
    return found.handle(context);
  };
}

const all = Object.values(operations) as Operation[];

function methodsByPath() {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of all) {
    byPath.set(path, [...(byPath.get(path) ?? []), method]);
  }
  return byPath;
}

async function handle(
  context: Context,
  server: ServerContext,
  limits: Limits,
  inTurn: FairTurns,
  kept: KeptAnswers,
  id: OperationId,
  operation: Operation,
  handler: AnyHandler,
) {
  context.res.setHeader('Cache-Control', 'no-store');
  if (isOpenToAllSites(operation.path)) allowAllSites(context);
  const params = pathParams(context);
  const ip: string = context.state.ip;
  if (isForStrangers(operation)) await limits.call(context, operation.limit, limitKey(ip));
  if (!isForMembers(operation)) validate(id, 'params', params);
  let authorized = await authorize(context, server, operation, params);
  const caller = authorized.key?.id ?? authorized.session?.user.id;
  if (caller && !isForStrangers(operation)) await limits.call(context, operation.limit, caller);
  if (isFile(operation)) endWithSession(context, server, operation, params, authorized);
  const query = validateQuery(id, context);
  if (operation.waits) {
    await waitForNews(context, server, authorized, query);
    // The permission may have been revoked in the meantime.
    authorized = await authorize(context, server, operation, params);
  }
  const tag = await tagOf(server, operation, authorized);
  if (tag && (answersUnchanged(context, tag) || kept.answers(context, id, tag))) return;
  const site = foreignSite(context);
  const visited = isKeptForVisitors(id)
    ? await namedOrganization(server, operation, params, query, {})
    : null;
  const keptBy = visited ? await visitorTag(visited, site) : tag;
  if (visited && keptBy && kept.answers(context, id, keptBy)) {
    // As its handler does.
    if (id === 'widget.form') await noteSite(server, visited, 'form', site);
    return;
  }
  const tus = operation.tus ? readTus(context, operation) : null;
  const { body: sent, files } = await readBody(
    context,
    operation,
    id,
    authorized.org?.id ?? limitKey(ip),
  );
  const body = writableBody(operation.fields ?? [], authorized.may, sent);
  if (isForMembers(operation)) validate(id, 'params', params);
  refuseWithoutFreshProof(operation, authorized.session, body);
  const named = visited ?? (await namedOrganization(server, operation, params, query, body));
  // Comes after all other checks, so a refused call leaves nothing on disk.
  const received = await receiveFile(context, operation.body, server.config);
  const own = { version: null as string | null };
  const auditRecord = auditRecordOf(context, server, id, operation, authorized);
  const database = auditRecord ? server.database.during(auditRecord) : server.database;
  const org = authorized.org ?? named;
  const request = {
    server: auditRecord ? { ...server, database } : server,
    params,
    query,
    body,
    files,
    received,
    tus,
    ip,
    session: authorized.session,
    member: authorized.member,
    holder: authorized.holder,
    key: authorized.key,
    visitor: authorized.visitor,
    userAgent: context.get('User-Agent'),
    deviceOf: (userId: string) => knownDevice(context.get('Cookie'), server.config, userId),
    token: authorized.token,
    own: authorized.own,
    sees: authorized.sees,
    accessMethod: authorized.accessMethod,
    org: auditRecord && org ? database.org(org.id, org.visibility) : org,
    concerning: (userId: string) => {
      if (auditRecord) auditRecord.userId = userId;
    },
    limits,
    site,
    host: context.host,
    expected: expectedVersion(context.get('If-Match')),
    reply: {
      version: (version: string | number) => {
        own.version = String(version);
      },
      sessionCookie: (token: string | null) =>
        context.append('Set-Cookie', sessionCookie(server.config, token)),
      deviceCookie: (userId: string) =>
        context.append('Set-Cookie', deviceCookie(server.config, userId)),
      tus: (upload: Parameters<typeof writeTus>[1], location?: string) =>
        writeTus(context, upload, location),
    },
  };
  const call: Call = {
    context,
    server,
    id,
    operation,
    authorized,
    request,
    handler,
    auditRecord,
    own,
    tag,
    keptBy,
    kept,
  };
  const whose = isForMembers(operation) ? 'members' : 'visitors';
  const group = request.org?.id ?? limitKey(ip);
  try {
    await inTurn(group, operation.method !== 'GET', () => runCall(call), whose);
  } finally {
    if (received) await discard(received);
  }
}

/** Waits for events before the program's turn begins, so it doesn't block other calls. */
async function waitForNews(
  { res }: Context,
  server: ServerContext,
  { key, org }: Authorized,
  query: unknown,
) {
  const { wait, after } = query as { wait: number; after: number };
  if (!key || !org || wait === 0) return;
  const gone = new AbortController();
  const leave = () => gone.abort();
  res.once('close', leave);
  const names = storedNames(readableEvents(key.permissions));
  await untilNews(server, org, { names, after, seconds: wait, signal: gone.signal });
  res.off('close', leave);
}

/** The validated body and its files. */
async function readBody(context: Context, operation: Operation, id: OperationId, of: string) {
  if (operation.body === 'json') {
    // Equivalent when changed: only operations with a multipart body read files.
    return { body: validate(id, 'body', await readJson(context, of)), files: {} };
  }
  if (operation.body !== 'multipart') return { body: {}, files: {} };
  const { texts, files } = await readUpload(context);
  return { body: validate(id, 'body', texts), files };
}

/** Maximum concurrent calls of one organization: as many as share a commit; reads take at most half of PostgreSQL's connections. */
const atOnce = { sqlite: { atOnce: 32 }, postgres: { atOnce: 32, readsAtOnce: 5 } };

/** Whether calls are limited by IP address, before authorization; others are limited by API key or user. */
const isForStrangers = ({ limit }: Operation) =>
  limit === 'auth' || limit === 'lookup' || limit === 'public';

/** Whether it needs a session or API key. Without one, the answer is 401 even if the call has other errors. */
const isForMembers = (operation: Operation) =>
  operation.access.some(({ scheme }) => scheme === 'session' || scheme === 'apiKey');

/** Whether its body is a file, which can take long to arrive. */
const isFile = ({ body }: Operation) => body !== 'json' && body !== 'none';

type WithParams = Context & { params: Record<string, string> };

/** Koa decodes the path. An invalid `%` escape leaves the raw text, which matches no ID. */
function pathParams(context: Context): Record<string, string> {
  return (context as WithParams).params;
}

/** Answers 404 to a path under /api without an operation. */
export function unknownOperation(context: Context) {
  if (context.path === '/api' || context.path.startsWith('/api/')) {
    throw notFound('No such endpoint');
  }
}
