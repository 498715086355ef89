import type { Schema } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import {
  byChoice,
  type ChoiceField,
  type ChoiceName,
  type Choices,
  choiceFields,
  choiceNames,
  initialChoices,
  type OtherChoice,
  otherChoices,
  publicChoices,
  rankOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { fieldsOfColumns, pick } from '../../database/fields.ts';
import { fieldColumns, type TicketRow } from '../../database/rows/tickets.ts';
import type { TicketFacts } from '../../event-catalog.ts';
import { metadataText } from '../../metadata.ts';

/** Input for a new ticket that isn't stored as its fields. */
type OpenedBeside = Pick<
  Parsed<'tickets.create'>['body'],
  'tagIds' | 'descriptionFormat' | 'fileIds' | 'isOutbound' | 'assignedAgentId' | 'ccs' | 'sendFrom'
>;

/** The input of every operation that opens a ticket. */
// oxlint-disable-next-line typescript/no-duplicate-type-constituents -- Equal today; a field that only one of them gets must be stored too.
type Opened = Omit<Parsed<'tickets.create'>['body'], keyof OpenedBeside> &
  Omit<Parsed<'v1Tickets.create'>['body'], 'tags' | 'descriptionFormat'>;

/** The input of every operation that changes a ticket. */
export type TicketChange = Omit<
  Parsed<'tickets.update'>['body'] &
    Parsed<'v1Tickets.update'>['body'] &
    Parsed<'tickets.bulk'>['body'],
  'ids' | 'onlyIf' | 'snooze' | keyof TagChange | keyof V1TagChange | keyof CcChange
>;

/** Tags to add to a ticket, and tags to remove. */
export type TagChange = Pick<Schema<'TicketUpdateInput'>, 'addTagIds' | 'removeTagIds'>;

/** The same for API clients, which pass names. */
export type V1TagChange = Pick<Schema<'V1TicketPatch'>, 'tags' | 'addTags' | 'removeTags'>;

/** People to add to Cc, and people to remove. */
export type CcChange = Pick<Schema<'TicketUpdateInput'>, 'addCcs' | 'removeCcs'>;

/** Fields of a new ticket; most callers inside the product set only some. */
export type OpenedFields = Pick<Opened, 'subject' | 'description'> & {
  [Field in keyof Opened]?: Opened[Field] | null | undefined;
};

/** Fields with few values: their column and their kind of timeline entry have the field's name. */
export const choiceColumns = byChoice((name) => name) as { readonly [Name in ChoiceName]: Name };

/**
 * The ticket fields stored as columns, for rows, SQL lists, events and presenters; `customer` and `tags` have their own rows,
 * and `metadata` is JSON.
 */
export const ticketColumns = {
  ...fieldsOfColumns(fieldColumns),
  ticketNumber: 'number',
  assignedAgentId: 'assigned_agent_id',
} as const satisfies Record<
  Exclude<
    keyof Schema<'Ticket'> | keyof TicketFacts | keyof Opened | keyof TicketChange,
    'customer' | 'assignedAgent' | 'tags' | 'metadata'
  >,
  keyof TicketRow
>;

/** The columns that can be set and changed. */
export const settableColumns = { ...ticketColumns, metadata: 'metadata' } as const;

export type TicketField = keyof typeof ticketColumns;

/** The timeline kind of each change; null if the timeline doesn't show it. */
export const timelineKinds = {
  assignedAgentId: 'assigned',
  ...choiceColumns,
  subject: 'subject',
  customerEmail: 'requester',
  customerName: 'requester',
  externalId: null,
  metadata: null,
} as const satisfies Record<keyof TicketChange, Schema<'TimelineEntry'>['kind'] | null>;

/** Fields of the public API and webhooks. */
export const v1Fields = [
  'id',
  'ticketNumber',
  'subject',
  'description',
  ...choiceNames,
  'customerName',
  'customerEmail',
  'externalId',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Schema<'V1Ticket'>)[];

/** Fields for visitors. */
export const publicFields = [
  'id',
  'ticketNumber',
  'subject',
  'description',
  ...publicChoices,
  'customerName',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Schema<'PublicTicket'>)[];

/** Fields for staff, with the agent as a user. */
export const staffFields = (Object.keys(ticketColumns) as TicketField[]).filter(
  (field) => field !== 'assignedAgentId',
);

const openedChoicesOf = (input: OpenedFields) =>
  Object.fromEntries(
    otherChoices.map((name) => [name, input[name] ?? initialChoices[name]]),
  ) as Pick<Choices, OtherChoice>;

/** The columns of a new ticket; a missing field of the contract does not compile. */
export const openedFields = (input: OpenedFields) =>
  ({
    subject: input.subject,
    description: input.description,
    ...openedChoicesOf(input),
    customerName: input.customerName?.trim() || null,
    customerEmail: normalizeEmail(input.customerEmail?.trim() ?? '') || null,
    externalId: input.externalId ?? null,
    metadata: metadataText(input.metadata),
  }) satisfies Record<keyof OpenedFields, string | null>;

const openedNames = Object.keys(
  openedFields({ subject: '', description: '' }),
) as (keyof OpenedFields)[];

/** The fields of an existing ticket that a new one copies. */
export const openedOf = (ticket: OpenedFields): OpenedFields => pick(ticket, openedNames);

/** The columns that the database computes from these fields, computed the same way. */
export const ranksOf = (row: Choices) =>
  Object.fromEntries(
    choiceNames.flatMap((name) => {
      const { rankColumn }: ChoiceField = choiceFields[name];
      return rankColumn ? [[rankColumn, rankOf(name, row[name])]] : [];
    }),
  ) as Pick<TicketRow, 'urgency'>;

/** A sample ticket for testing webhooks. */
export const example: Schema<'V1Ticket'> = {
  id: 'test',
  ticketNumber: 'TEST-0000-000000',
  subject: 'A test of your webhook',
  description: 'This is a test ticket. If you received it, your webhook works.',
  ...initialChoices,
  customerName: 'Test Customer',
  customerEmail: 'customer@example.com',
  tags: ['Example'],
  externalId: null,
  metadata: {},
  createdAt: '',
  updatedAt: '',
};
