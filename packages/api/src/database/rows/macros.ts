import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChoiceName } from '@helpdesk/sdk/rules/ticket-fields';
import { json, number, type RowOf, table, text, userId } from '../table.ts';
import type { TicketRow } from './tickets.ts';

/** What a macro does, with the ids of its tags as they were chosen. */
export interface MacroSteps extends Pick<Schema<'Macro'>, ChoiceName> {
  reply: string | null;
  replyFormat: Schema<'TextFormat'>;
  /** Ids of those files of the macro that go with it. */
  replyFileIds: string[];
  note: string | null;
  noteFormat: Schema<'TextFormat'>;
  noteFileIds: string[];
  /** `me`, `none`, or the user id of an agent; null leaves it. */
  assignee: string | null;
  addTagIds: string[];
  removeTagIds: string[];
  snooze: Schema<'MacroSnooze'> | null;
}

export const macros = table('macros', {
  organization_id: text(),
  id: text(),
  /** User id of the member whose it is; null for the team's. */
  owner_id: userId().null().audited(),
  name: text().audited(),
  /** The name as it is compared. */
  folded: text(),
  /** `MacroSteps`; older ones have no formats and no files. */
  steps: json().audited({ hidden: ['reply', 'note'] }),
  /** Among those of the same owner; there may be gaps. */
  position: number(),
  use_count: number(),
  last_used_at: text().null(),
  created_at: text(),
  updated_at: text(),
  /** It can be restored for a day. */
  deleted_at: text().null().audited(),
}).audited({ object: 'macro', id: 'id', name: 'name' });
export type MacroRow = RowOf<typeof macros>;

/** What a macro has changed of a ticket: what it had, and what it got. */
export interface MacroDone {
  fields: { [Name in ChoiceName]?: { from: TicketRow[Name]; to: TicketRow[Name] } } & {
    assignedAgentId?: { from: string | null; to: string | null };
  };
  addedTagIds: string[];
  removedTagIds: string[];
  snooze?: { from: Schema<'SnoozeInput'> | null; to: Schema<'SnoozeInput'> | null };
  /** Of a reply that waited. */
  replyId?: string | undefined;
  /** Whether the status was to come with that reply. */
  statusWaits: boolean;
  hasReply: boolean;
  hasNote: boolean;
}

/** A macro that was applied to a ticket. */
export const macroRuns = table('macro_runs', {
  organization_id: text(),
  id: text(),
  ticket_id: text(),
  /** Who applied it. */
  user_id: userId(),
  macro_name: text(),
  /** `MacroDone`. */
  done: json(),
  /** A note that waits; null once it is on the ticket. */
  note: text().null(),
  /** When it is put on the ticket, or tried again. */
  due_at: text().null(),
  attempts: number().notExported('only work of a server'),
  leased_until: text().null().notExported('only work of a server'),
  created_at: text(),
  undone_at: text().null(),
}).inDirectory();
export type MacroRunRow = RowOf<typeof macroRuns>;
