import type { QueryClient } from '@tanstack/react-query';
import { type Refresh, readKey, refresh } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { ownerNow, ownerOfWindow } from '../../../data/offline/kept-reads.ts';
import { reachNow } from '../../../data/offline/reach.ts';
import { comeAgainAfter, isUnreachable } from '../../../data/offline/unreachable.ts';
import { openOverlay } from '../../../data/overlay.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized, leaveToLogin } from '../../../data/unauthorized.ts';
import { refusalCode, serverMessage } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { alone } from './alone.ts';
import { countOf, type Unsent, whatOf } from './unsent.ts';
import { keepUnsent, readUnsent, removeUnsent, unsentNow } from './unsent-list.ts';

/** Milliseconds for which the server remembers its response to an idempotency key, less an hour for clock skew and latency. */
const REMEMBERED = 23 * 60 * 60 * 1000;
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** The result of a step; if `wait` has no milliseconds, the backoff grows. */
type Outcome = 'sent' | 'stopped' | 'nothing' | { wait: number | null };

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let isSending = false;
let isAskedAgain = false;
/** The writes that were sent, and those that were stopped, since sending started. */
let gone: Unsent[] = [];
let held: Unsent[] = [];
/** The keys of sent writes, in case they can't be removed from the disk. */
const done = new Set<string>();

/** Sends the queue, in order and in only one window; continues automatically when the server is reachable again. */
export async function sendUnsent(client: QueryClient) {
  clearTimeout(timer);
  isAskedAgain = isSending;
  if (isSending) return;
  isSending = true;
  let outcome: Outcome;
  try {
    do outcome = await alone(sendNext);
    while (outcome === 'sent' || outcome === 'stopped' || isAskedAgain);
  } finally {
    isSending = false;
  }
  if (outcome === 'nothing') return finish(client);
  // While the server is unreachable, its return restarts sending: see start-unsent.ts.
  const wait = outcome.wait ?? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
  failures += 1;
  timer = setTimeout(() => void sendUnsent(client), wait);
}

/** Retries without the backoff that grew while the server was unreachable. */
export function sendUnsentAtOnce(client: QueryClient) {
  failures = 0;
  return sendUnsent(client);
}

async function sendNext(): Promise<Outcome> {
  isAskedAgain = false;
  // Another window may have sent it.
  await readUnsent();
  const next = unsentNow().find(({ key, stopped }) => !stopped && !done.has(key));
  if (!next || !isOfThisSession()) return 'nothing';
  if (reachNow().isAway) return { wait: null };
  if (Date.now() - next.since > REMEMBERED) {
    return stop(next, {
      code: 'old',
      text: m.sendUnsent.thisIsFromMoreThanA,
    });
  }
  if (!next.wasTried) await keepUnsent([{ ...next, wasTried: true }]);
  if (!isOfThisSession()) return 'nothing';
  try {
    await send(next);
  } catch (error) {
    if (isUnauthorized(error)) {
      leaveToLogin();
      return 'nothing';
    }
    if (isUnreachable(error)) return { wait: null };
    const wait = comeAgainAfter(error);
    if (wait !== null) return { wait };
    const code = refusalCode(error) ?? 'failed';
    if (code !== 'idempotency_answer_lost') {
      return stop(next, { code, text: serverMessage(error, m.sendUnsent.itWasRefused) });
    }
  }
  failures = 0;
  gone.push(next);
  done.add(next.key);
  await removeUnsent([next]);
  return 'sent';
}

const send = ({ operation, input, key, from }: Unsent) =>
  callOperation(
    operation,
    // Fails if someone else has changed the same field in the meantime, so nothing is overwritten.
    (operation === 'tickets.update' && from ? { ...input, onlyIf: from } : input) as never,
    { idempotencyKey: key },
  );

/** Whether the signed-in user is the one that this window shows: another window may have signed out, or signed in someone else. */
const isOfThisSession = () => ownerNow() !== null && ownerNow() === ownerOfWindow();

/** Stops a write, and the later ones of its ticket, until the user decides: for example, resolving must follow the reply. */
async function stop(
  first: Unsent,
  stopped: NonNullable<Unsent['stopped']>,
): Promise<'stopped' | { wait: number }> {
  const follows = { code: 'follows', text: m.sendUnsent.heldBackWhatComesBeforeIt };
  const following = unsentNow().filter(
    (one) => one.ticket.id === first.ticket.id && one.at > first.at && !one.stopped,
  );
  // A refused write had no effect.
  const wasTried = stopped.code === 'old' && first.wasTried;
  const isKept = await keepUnsent([
    { ...first, wasTried, stopped },
    ...following.map((one) => ({ ...one, stopped: follows })),
  ]);
  if (!isKept) return { wait: LONGEST_PAUSE };
  held.push(first, ...following);
  return 'stopped';
}

/** Refetches the tickets that were sent, and reports the result. */
function finish(client: QueryClient) {
  const [sent, stopped] = [gone, held];
  [gone, held] = [[], []];
  const [one] = sent;
  const ids = new Set([...sent, ...stopped].map(({ ticket }) => ticket.id));
  if (ids.size > 0) {
    const tickets = [...ids].map((id) => readKey('tickets.get', { id }) as unknown as Refresh);
    refresh(client, [...tickets, 'tickets.list', 'tickets.stats', 'dashboard.counts']);
  }
  if (stopped.length > 0) {
    toast({
      title: m.sendUnsent.notEverythingWasSent,
      text: m.sendUnsent.couldNotBeSent({ countOf: countOf(stopped) }),
      destructive: true,
      action: { label: m.sendUnsent.show, run: () => openOverlay('unsent') },
    });
  } else if (one) {
    const text = sent.length > 1 ? countOf(sent) : `${one.ticket.ticketNumber}: ${whatOf(one)}`;
    toast({ title: m.sendUnsent.whatWasWaitingHasBeenSent, text });
  }
}
