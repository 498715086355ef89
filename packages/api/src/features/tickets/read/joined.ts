import { prepare } from '../../../database/prepare.ts';
import type {
  TicketMessageRow,
  TicketRow,
  TicketSnoozeRow,
} from '../../../database/rows/tickets.ts';
import type { Org, P } from '../../../database/types.ts';
import { readCcs } from './ccs.ts';
import { readKeptLinks } from './links.ts';

type Id = { id: string };
const ids = async (rows: Promise<Id[]>) => (await rows).map(({ id }) => id);

const held = prepare((org, p: P<'ticket'>) =>
  org
    .from('scheduled_replies')
    .where('ticket_id', p.ticket)
    .whereNotNull('hold_seconds')
    .whereNotNull('due_at')
    .select('id'),
);

/** Number of replies that still wait for their undo delay. */
export const heldReplies = async (org: Org, ticket: string) =>
  (await org.all(held({ ticket }))).length;

const rowById = prepare((org, p: P<'id'>) => org.from('tickets').where('id', p.id));
const tagsById = prepare((org, p: P<'id'>) =>
  org.from('ticket_tags').where('ticket_id', p.id).select('tag_id as id'),
);
const readsById = prepare((org, p: P<'id'>) =>
  org.from('ticket_reads').where('ticket_id', p.id).select('user_id', 'read_at'),
);
const snoozeById = prepare((org, p: P<'id'>) =>
  org.from('ticket_snoozes').where('ticket_id', p.id).select('user_id', 'due_at'),
);
const followUpsById = prepare((org, p: P<'id'>) =>
  org.from('tickets').where('follow_up_of', p.id).select('id'),
);
const submissionsById = prepare((org, p: P<'id'>) =>
  org.from('form_submissions').where('ticket_id', p.id).select('id'),
);
const formerById = prepare((org, p: P<'id'>) =>
  org.from('ticket_former_people').where('ticket_id', p.id).select('email as id'),
);
const followersById = prepare((org, p: P<'id'>) =>
  org.from('ticket_followers').where('ticket_id', p.id).select('user_id as id'),
);
const mailsById = prepare((org, p: P<'id'>) =>
  org.from('inbound_mails').where('ticket_id', p.id).select('id'),
);

type Mark = { user_id: string; read_at: string };

/** The data of a ticket, apart from the rows that a merge moves. */
export async function readBelongings(org: Org, id: string) {
  const row = await org.first<TicketRow>(rowById({ id }));
  if (!row) throw new Error(`The ticket ${id} vanished inside its own transaction`);
  return {
    row,
    tags: await ids(org.all<Id>(tagsById({ id }))),
    reads: await org.all<Mark>(readsById({ id })),
    snooze:
      (await org.first<Pick<TicketSnoozeRow, 'user_id' | 'due_at'>>(snoozeById({ id }))) ?? null,
    followUps: await ids(org.all<Id>(followUpsById({ id }))),
    submissions: await ids(org.all<Id>(submissionsById({ id }))),
    mails: await ids(org.all<Id>(mailsById({ id }))),
    former: await ids(org.all<Id>(formerById({ id }))),
    followers: await ids(org.all<Id>(followersById({ id }))),
    ccs: await readCcs(org, id),
    links: await readKeptLinks(org, id),
  };
}

export const readMarks = (org: Org, id: string) => org.all<Mark>(readsById({ id }));

const staffFloors = prepare((org) =>
  org
    .from('memberships')
    .whereIn('role', ['admin', 'agent'])
    .select('user_id', org.raw('coalesce(unread_since, created_at) as read_at')),
);

/** For each staff member, the time since which tickets can be unread. */
export const readFloors = (org: Org) => org.all<Mark>(staffFloors({}));

const lastPublic = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('visibility', 'public')
    .whereIn('author_type', ['customer', 'staff'])
    .orderByRaw('created_at desc, id desc')
    .limit(1),
);

/** The last public message of customer or staff. */
export const findLastWords = (org: Org, ticket: string) =>
  org.first<TicketMessageRow>(lastPublic({ ticket }));

const answersOf = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('visibility', 'public')
    .where('author_type', 'staff')
    .orderByRaw('created_at, id')
    .limit(1)
    .select('created_at', 'user_id'),
);

/** The first public reply by staff. */
export const findFirstAnswer = (org: Org, ticket: string) =>
  org.first<Pick<TicketMessageRow, 'created_at' | 'user_id'>>(answersOf({ ticket }));

const newest = prepare((org, p: P<'ticket'>) =>
  org.from('ticket_messages').where('ticket_id', p.ticket).max('created_at as at'),
);

/** The time of the newest message or note. */
export const lastNewsOf = async (org: Org, ticket: string) =>
  (await org.first<{ at: string | null }>(newest({ ticket })))?.at ?? null;

const membership = prepare((org, p: P<'user'>) =>
  org.from('memberships').where('user_id', p.user).select('role'),
);

/** The role of a user who is still a member. */
export const roleOf = async (org: Org, user: string) =>
  (await org.first<{ role: string }>(membership({ user })))?.role ?? null;
