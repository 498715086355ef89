import type { Schema } from '@helpdesk/sdk/contract/operations';
import PostalMime from 'postal-mime';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import type { Org, OrgScope, P } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import type { Page } from '../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../http/paging.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { noSender } from '../in/people.ts';
import { oneLine } from '../sending/address.ts';

type HeldMail = Schema<'HeldMail'>;
type Row = Pick<InboundMailRow, 'id' | 'sender' | 'state' | 'error' | 'received_at'> & {
  head: Uint8Array;
};

/** As literal SQL, so the database uses the partial index of quarantined emails. */
const isHeld = "state in ('held', 'failed')";

const shown = (org: OrgScope) =>
  org
    .from('inbound_mails')
    .select('id', 'sender', 'state', 'error', 'received_at')
    .select(org.raw('substr(raw, 1, 16384) as head'));
const page = prepare((org, p: P<'time' | 'id' | 'limit'>) =>
  shown(org)
    .whereRaw(isHeld)
    .whereRaw('(received_at, id) < (?, ?)', [p.time, p.id])
    .orderByRaw('received_at desc, id desc')
    .limit(p.limit),
);
const heldCount = prepare((org) => org.from('inbound_mails').whereRaw(isHeld).count('* as count'));
const oneHeld = prepare((org, p: P<'id'>) => shown(org).whereRaw(isHeld).where('id', p.id));

/** Lists emails that didn't become a ticket, newest first. */
export async function listHeld(
  org: Org,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<HeldMail>> {
  const [time, id] = (cursor ? decodeCursor(cursor, ['text', 'text']) : ['~', '']) as string[];
  const rows = await org.all<Row>(page({ time: time ?? '', id: id ?? '', limit: limit + 1 }));
  const items = await Promise.all(rows.slice(0, limit).map(present));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const total = Number((await org.first<{ count: number }>(heldCount({})))?.count ?? 0);
  return { items, next: last ? encodeCursor([last.received_at, last.id]) : null, total };
}

/** Releases an email from quarantine: it is read again and delivered. A member can enter the sender. */
export async function takeHeldIn(
  org: Org,
  id: string,
  actor: Actor,
  entered: { email: string; name: string | null } | null = null,
): Promise<HeldMail> {
  const row = await org.write(async (tx) => {
    const held = await tx.first<Row>(oneHeld({ id }));
    if (!held) throw notFound("This email isn't in quarantine");
    if (!entered && (await present(held)).needsSender) throw needsSender();
    const waiting = { state: 'waiting', outcome: 'wanted', error: null, done_at: null } as const;
    const again = { attempts: 0, due_at: now(), leased_until: null };
    const entered_sender = entered && JSON.stringify(entered);
    await tx.update('inbound_mails', { id }, { ...waiting, ...again, entered_sender });
    await tx.record('held_mail.taken_in', { mailId: id, actor });
    return held;
  });
  return { ...(await present(row)), state: 'waiting', reason: null, needsSender: false };
}

const needsSender = () =>
  new Refusal(409, "This email has no sender. Enter the customer's email address.", 'no_sender');

async function present({ id, sender, state, error, received_at, head }: Row): Promise<HeldMail> {
  const { from, subject } = await headOf(head);
  return {
    id,
    sender: sender ?? (from ? oneLine(from, 254) : null),
    subject: oneLine(subject, 250),
    state: state === 'done' ? 'held' : state,
    reason: error,
    needsSender: state === 'failed' && error === noSender,
    receivedAt: received_at,
  };
}

/** Reads sender and subject from the beginning of an email; empty if it can't be parsed. */
async function headOf(head: Uint8Array): Promise<{ from: string | null; subject: string }> {
  const [headers = ''] = Buffer.from(head)
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  try {
    const { from, subject } = await PostalMime.parse(`${headers}\r\n\r\n`, {
      maxHeadersSize: 65_536,
    });
    return { from: from?.address ?? null, subject: subject ?? '' };
  } catch {
    return { from: null, subject: '' };
  }
}

const byKey = prepare((org, p: P<'key'>) =>
  org.from('inbound_mails').where('fingerprint', p.key).limit(1).select('received_at'),
);

/** Returns when the email with this key arrived; null until then. */
export async function receivedAs(org: Org, key: string): Promise<string | null> {
  const row = await org.first<Pick<InboundMailRow, 'received_at'>>(byKey({ key }));
  return row?.received_at ?? null;
}
