import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isEmailAddress, normalizeEmail } from '@helpdesk/sdk/rules/email';
import { type Config, isOurAddress } from '../../../../config.ts';
import type { TicketRow } from '../../../../database/rows/tickets.ts';
import type { Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { invalid } from '../../../../refusal.ts';
import { readOrganization } from '../../../organization/store/organization.ts';
import { type Cc, readCcs, readStaffEmails } from '../../read/ccs.ts';
import type { TimelineEntry } from '../timeline.ts';
import { keepFormer } from './requester.ts';

/** Maximum number of people in a ticket's Cc. */
export const maxCcs = 10;

/** People to add to Cc and to remove, without those that make no difference. */
export interface CcMove {
  before: readonly Cc[];
  added: readonly Cc[];
  removed: readonly string[];
}

export const noCcMove: CcMove = { before: [], added: [], removed: [] };

export const isCcMove = ({ added, removed }: CcMove) => added.length + removed.length > 0;

type Asked = Pick<Schema<'TicketUpdateInput'>, 'addCcs' | 'removeCcs'>;
type Ticket = Pick<TicketRow, 'id' | 'customer_email'>;

/** Resolves a requested change for a ticket; rejects people who can't be in Cc. */
export async function ccMoveOf(
  tx: Tx,
  config: Config | null,
  ticket: Ticket,
  { addCcs = [], removeCcs = [] }: Asked,
  /** The field of the request that added people are in. */
  field = 'addCcs',
): Promise<CcMove> {
  if (addCcs.length + removeCcs.length === 0) return noCcMove;
  const before = await readCcs(tx, ticket.id);
  const gone = new Set(removeCcs.map((email) => normalizeEmail(email.trim())));
  const known = new Set(before.map(({ email }) => email));
  const added = addCcs
    .map(({ email, name }) => ({ email: normalizeEmail(email), name: name || null }))
    .filter(
      ({ email }) => email !== ticket.customer_email && (!known.has(email) || gone.has(email)),
    );
  const unlike = await validate(tx, config);
  for (const { email } of added) {
    const why = unlike(email);
    if (why) throw invalid(field, why);
  }
  const removed = [...gone].filter((email) => known.has(email));
  const move = { before, added: distinct(added), removed };
  if (countAfter(move) > maxCcs)
    throw invalid(field, `A ticket can have up to ${maxCcs} people in Cc`);
  return move;
}

/** The recipients of an email to add to Cc: only people from outside, up to the limit. */
export async function ccsOfMail(
  tx: Tx,
  config: Config,
  ticket: Ticket,
  recipients: readonly Cc[],
): Promise<CcMove> {
  const before = await readCcs(tx, ticket.id);
  const known = new Set(before.map(({ email }) => email));
  const unlike = await validate(tx, config);
  const added = distinct(
    recipients.filter(
      ({ email }) =>
        isEmailAddress(email) &&
        email !== ticket.customer_email &&
        !known.has(email) &&
        unlike(email) === null,
    ),
  ).slice(0, Math.max(0, maxCcs - before.length));
  return { before, added, removed: [] };
}

const distinct = (people: readonly Cc[]): Cc[] => [
  ...new Map(people.map((one) => [one.email, one])).values(),
];

const countAfter = ({ before, added, removed }: CcMove) =>
  before.length + added.length - removed.length;

/** Returns a function that says why an address can't be in Cc; null if it can. */
async function validate(tx: Tx, config: Config | null) {
  const staff = await readStaffEmails(tx);
  const { email_from: theirs } = await readOrganization(tx);
  return (email: string): string | null => {
    const isOurs = (config && isOurAddress(config, email)) || email === theirs?.toLowerCase();
    if (isOurs) return "This is one of the helpdesk's own addresses";
    return staff.has(email) ? 'Add staff as followers instead of Cc' : null;
  };
}

/** Adds people to Cc and removes others; emails that removed people still send open a new ticket of theirs. */
export async function moveCcs(tx: Tx, ticketId: string, { added, removed }: CcMove, at: string) {
  for (const email of removed) {
    await tx.remove('ticket_ccs', { ticket_id: ticketId, email });
    await keepFormer(tx, ticketId, email);
  }
  for (const { email, name } of added) {
    await tx.insert('ticket_ccs', { ticket_id: ticketId, email, name, created_at: at });
  }
}

const addressesIn = (people: readonly Cc[]) => people.map(({ email }) => email).join(', ') || null;

export const ccLines = ({ added, removed }: CcMove, actor: Actor): TimelineEntry[] =>
  added.length + removed.length > 0
    ? [{ kind: 'ccs', from: removed.join(', ') || null, to: addressesIn(added), actor }]
    : [];

/** All addresses before and after, for events. */
export function ccsAsChange({ before, added, removed }: CcMove) {
  const kept = before.filter(({ email }) => !removed.includes(email));
  return { from: addressesIn(before), to: addressesIn([...kept, ...added]) };
}
