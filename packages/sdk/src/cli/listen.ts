import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HelpdeskError } from '../error.ts';
import type { Helpdesk, Schema } from '../index.ts';
import { type Account, keepAccount } from './account.ts';
import { exitCodes, Stop, stopOf, type Terminal } from './said.ts';

type Logged = Schema<'LoggedEvent'>;

interface Listening {
  forward: string;
  events: readonly string[];
  secret: string | undefined;
}

/** Beyond the end of every event log: the response then has the current end. */
const end = Number.MAX_SAFE_INTEGER;
/** Maximum time in seconds that the server waits for an event (long polling). */
const wait = 25;
const timeout = 40_000;
const answerTimeout = 15_000;

/**
 * Forwards new events to a local address as a webhook would: with the same bodies and signature. Resumes where it stopped after a lost
 * connection.
 */
export async function listen(
  terminal: Terminal,
  helpdesk: Helpdesk,
  account: Account,
  { forward, events, secret }: Listening,
): Promise<void> {
  if (!URL.canParse(forward) || !/^https?:$/.test(new URL(forward).protocol)) {
    throw new Stop(
      `“${forward}” isn't a valid URL. Example: --forward http://localhost:4000/hook`,
      exitCodes.usage,
    );
  }
  const { signal } = terminal;
  const signing = secret ?? secretOf(terminal, account);
  let { cursor } = await helpdesk.v1.events({ after: end, limit: 1 }, { signal });
  terminal.note(`Signing secret: ${signing}\nListening to ${account.url}. Press Ctrl+C to stop.\n`);
  let isCut = false;
  while (!signal.aborted) {
    try {
      const page = await helpdesk.v1.events(
        { after: cursor, wait },
        { signal, timeout, retries: 0 },
      );
      if (isCut) terminal.note('Reconnected.\n');
      isCut = false;
      for (const event of page.data) {
        if (signal.aborted) return;
        cursor = event.cursor;
        if (events.length > 0 && !events.includes(event.type)) continue;
        await deliver(terminal, forward, signing, event);
      }
      cursor = page.cursor;
    } catch (error) {
      if (signal.aborted) return;
      if (!isPassing(error)) throw error;
      if (!isCut) terminal.note(`${stopOf(error, account.url).message} Retrying.\n`);
      isCut = true;
      const seconds = error instanceof HelpdeskError ? (error.retryAfter ?? 2) : 2;
      await pause(Math.min(seconds, 60) * 1_000, undefined, { signal }).catch(() => {});
    }
  }
}

/** A wrong key stays wrong; all other errors may be temporary. */
const isPassing = (error: unknown) =>
  error instanceof HelpdeskError &&
  (error.status === 0 || error.status === 429 || error.status >= 500);

function secretOf({ env }: Terminal, account: Account): string {
  if (account.listenSecret) return account.listenSecret;
  const listenSecret = `whsec_${randomBytes(32).toString('base64')}`;
  // If the account is from the environment, there is no file to store the secret in.
  if (!env.HELPDESK_API_KEY) keepAccount(env, { ...account, listenSecret });
  return listenSecret;
}

async function deliver(terminal: Terminal, forward: string, secret: string, logged: Logged) {
  const { cursor: _, ...event } = logged;
  const body = JSON.stringify(event);
  const began = performance.now();
  const outcome = await post(terminal, forward, signed(secret, event.id, body), body);
  const took = Math.round(performance.now() - began);
  terminal.write(`${event.timestamp}  ${event.type}  ${event.id}  ${outcome} in ${took} ms\n`);
}

async function post(
  { signal }: Terminal,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<string> {
  try {
    const given = { method: 'POST', headers, body, redirect: 'manual' as const };
    const over = AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]);
    const answer = await fetch(url, { ...given, signal: over });
    await answer.arrayBuffer();
    return `${answer.status}`;
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    if (name === 'TimeoutError') return 'no response';
    return `unreachable${cause?.code ? ` (${cause.code})` : ''}`;
  }
}

/** Returns the headers of Standard Webhooks 1.0, signed as the server does. */
function signed(secret: string, id: string, body: string): Record<string, string> {
  const at = Math.floor(Date.now() / 1_000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': `${at}`,
    'webhook-signature': `v1,${signature}`,
  };
}
