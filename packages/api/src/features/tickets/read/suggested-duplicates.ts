import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type ChoiceName, choiceNames, choicesOf } from '@helpdesk/sdk/rules/ticket-fields';
import { prepare } from '../../../database/prepare.ts';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import { wordsOf } from '../../../database/search/words.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { presentRef } from '../present.ts';
import { readKeptLinks } from './links.ts';

/** How recently an inactive ticket must have changed to be suggested. */
const recent = 14 * 24 * 60 * 60 * 1000;
/** Number of the requester's tickets that are compared, most recently changed first. */
const maxTickets = 50;
const maxSuggestions = 3;
/** Number of characters of the description that are compared. */
const beginning = 300;
/** The share of words that two subjects, or the beginnings of two descriptions, must have in common. */
const alike = 0.4;
/** Minimum number of common words, because descriptions share some by chance. */
const minWords = 4;

const columnsOf = (org: OrgScope) => [
  'id',
  'number',
  'subject',
  ...choiceNames,
  'created_at',
  'updated_at',
  org.raw(`substr(description, 1, ${beginning}) as description`),
];

// A range of the index by requester and last change.
const ofRequester = prepare((org, p: P<'email'>) =>
  org
    .from('tickets')
    .where('customer_email', p.email)
    .orderByRaw('updated_at desc, id desc')
    .limit(maxTickets)
    .select(...columnsOf(org)),
);

/** Tickets linked automatically because the email was about them; no one has confirmed the relation yet. */
const linkedByMail = prepare((org, p: P<'ticket'>) =>
  org
    .from('tickets')
    .whereIn(
      'number',
      org
        .from('ticket_activity')
        .where('ticket_id', p.ticket)
        .where('kind', 'linked')
        .where('actor_type', 'system')
        .select('to_value'),
    )
    .limit(maxSuggestions)
    .select(...columnsOf(org)),
);

type Row = Pick<
  TicketRow,
  'id' | 'number' | 'subject' | ChoiceName | 'created_at' | 'updated_at' | 'description'
>;

const isActive = ({ status }: Pick<Row, 'status'>) => status === 'open' || status === 'in_progress';

/**
 * Up to three tickets: first those that this ticket's email was about, then similar ones of the same requester that are not
 * linked; active ones first.
 */
export async function suggestDuplicates(
  org: Org,
  ticket: Pick<TicketRow, 'id' | 'subject' | 'description' | 'customer_email'>,
): Promise<Schema<'LinkedTicket'>[]> {
  const { id, customer_email: email } = ticket;
  if (!email) return [];
  const since = new Date(Date.now() - recent).toISOString();
  const links = await readKeptLinks(org, id);
  const linked = new Set(links.map((link) => link.other_id));
  const related = new Set(
    links.flatMap(({ kind, other_id }) => (kind === 'related' ? other_id : [])),
  );
  const byMail = related.size === 0 ? [] : await org.all<Row>(linkedByMail({ ticket: id }));
  const conversation = byMail.filter((one) => related.has(one.id)).map(present);
  const alikeOnes = (await org.all<Row>(ofRequester({ email })))
    .filter((one) => one.id !== id && !linked.has(one.id))
    .filter((one) => isActive(one) || one.updated_at >= since)
    .map((row) => ({ row, likeness: likenessOf(ticket, row) }))
    .filter(({ likeness }) => likeness >= alike)
    .sort(
      (one, other) =>
        Number(isActive(other.row)) - Number(isActive(one.row)) || other.likeness - one.likeness,
    )
    .map(({ row }) => present(row));
  return [...conversation, ...alikeOnes].slice(0, maxSuggestions);
}

const present = (row: Row): Schema<'LinkedTicket'> => ({
  ...presentRef(row),
  ...choicesOf(row),
  createdAt: row.created_at,
});

type Text = Pick<TicketRow, 'subject' | 'description'>;

/** The similarity of two tickets from 0 to 1, by their subjects or the beginnings of their descriptions. */
export function likenessOf(one: Text, other: Text): number {
  const subjects = shared(one.subject, other.subject, 1);
  const [first, second] = [one, other].map((text) => text.description.slice(0, beginning));
  return Math.max(subjects, shared(first ?? '', second ?? '', minWords));
}

/** The share of significant words of the shorter text that the other text has, too. */
function shared(one: string, other: string, min: number): number {
  const [first, second] = [one, other].map((text) => new Set(wordsOf(text).filter(isTelling)));
  if (!first || !second) return 0;
  const both = [...first].filter((word) => second.has(word)).length;
  return both < min ? 0 : both / Math.min(first.size, second.size);
}

// In scripts without spaces, each character is a word.
const isTelling = (word: string) => word.length > 3 || !/^[\0-\x7f]*$/.test(word);
