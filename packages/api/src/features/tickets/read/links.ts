import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type ChoiceName, choiceNames, choicesOf } from '@helpdesk/sdk/rules/ticket-fields';
import { prepare } from '../../../database/prepare.ts';
import type { TicketLinkRow, TicketRow } from '../../../database/rows/tickets.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';

type Kind = Schema<'TicketLinkKind'>;

/** The same link, seen from the other ticket. */
export const inverse = {
  related: 'related',
  duplicate: 'duplicated_by',
  duplicated_by: 'duplicate',
  caused_by: 'cause_of',
  cause_of: 'caused_by',
} as const satisfies Record<Kind, Kind>;

const others = ['id', 'number', 'subject', ...choiceNames].map((column) => `other.${column}`);

/** A linked ticket and its kind of link, seen from this ticket. */
interface ShownLink extends Pick<TicketRow, 'id' | 'number' | 'subject' | ChoiceName> {
  opened_at: string;
  kind: Kind;
  linked_at: string;
}

// Joined with `tickets`, so tickets in spam or trash are hidden until they are restored.
const linksOf = prepare((org: OrgScope, p: P<'ticket'>) =>
  org
    .from('ticket_links')
    .join(org.from('tickets').as('other'), 'other.id', 'ticket_links.other_id')
    .where('ticket_links.ticket_id', p.ticket)
    .orderBy(['ticket_links.created_at', 'ticket_links.other_id'])
    .select(
      ...others,
      'other.created_at as opened_at',
      'ticket_links.kind',
      'ticket_links.created_at as linked_at',
    ),
);

/** The tickets linked with a ticket, in the order in which they were linked. */
export async function readLinks(org: Org, ticket: string): Promise<Schema<'TicketLinks'>> {
  const rows = await org.all<ShownLink>(linksOf({ ticket }));
  return {
    links: rows.map((row) => ({
      kind: row.kind,
      linkedAt: row.linked_at,
      ticket: {
        id: row.id,
        ticketNumber: row.number,
        subject: row.subject,
        ...choicesOf(row),
        createdAt: row.opened_at,
      },
    })),
  };
}

/** A link as stored for one of its tickets. */
export type KeptLink = Pick<TicketLinkRow, 'other_id' | 'kind' | 'created_at'>;

const rowsOf = prepare((org, p: P<'ticket'>) =>
  org
    .from('ticket_links')
    .where('ticket_id', p.ticket)
    .orderBy(['created_at', 'other_id'])
    .select('other_id', 'kind', 'created_at'),
);

/** The links of a ticket, including those to tickets in spam or trash. */
export const readKeptLinks = (org: Org, ticket: string) => org.all<KeptLink>(rowsOf({ ticket }));

const between = prepare((org, p: P<'ticket' | 'other'>) =>
  org
    .from('ticket_links')
    .where('ticket_id', p.ticket)
    .where('other_id', p.other)
    .select('other_id', 'kind', 'created_at'),
);

/** The link between a ticket and another one. */
export const findLink = (org: Org, ticket: string, other: string) =>
  org.first<KeptLink>(between({ ticket, other }));

const live = prepare((org, p: P<'id'>) => org.from('tickets').where('id', p.id).select('id'));
const away = prepare((org, p: P<'id'>) =>
  org.from('put_away_tickets').where('id', p.id).select('id'),
);

export const isThere = async (org: Org, id: string) => Boolean(await org.first(live({ id })));
export const isPutAway = async (org: Org, id: string) => Boolean(await org.first(away({ id })));
