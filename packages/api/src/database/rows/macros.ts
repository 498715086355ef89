import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChoiceName } from '@helpdesk/sdk/rules/ticket-fields';
import { json, number, type RowOf, table, text, userId } from '../table.ts';
import type { TicketRow } from './tickets.ts';

/** The steps of a macro, with the ids of its tags as they were chosen. */
export interface MacroSteps extends Pick<Schema<'Macro'>, ChoiceName> {
  reply: string | null;
  replyFormat: Schema<'TextFormat'>;
  /** Ids of the macro's files that are attached to the reply. */
  replyFileIds: string[];
  note: string | null;
  noteFormat: Schema<'TextFormat'>;
  noteFileIds: string[];
  /** `me`, `none`, or the user id of an agent; null leaves it unchanged. */
  assignee: string | null;
  addTagIds: string[];
  removeTagIds: string[];
  snooze: Schema<'MacroSnooze'> | null;
}

export const macros = table('macros', {
  organization_id: text(),
  id: text(),
  /** User id of the member who owns it; null for the team's. */
  owner_id: userId().null().audited(),
  name: text().audited(),
  /** The normalized name, for comparison. */
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

/** A macro's changes to a ticket: the values before and after. */
export interface MacroDone {
  fields: { [Name in ChoiceName]?: { from: TicketRow[Name]; to: TicketRow[Name] } } & {
    assignedAgentId?: { from: string | null; to: string | null };
  };
  addedTagIds: string[];
  removedTagIds: string[];
  snooze?: { from: Schema<'SnoozeInput'> | null; to: Schema<'SnoozeInput'> | null };
  /** The id of a scheduled reply. */
  replyId?: string | undefined;
  /** Whether the status was to change with that reply. */
  statusWaits: boolean;
  hasReply: boolean;
  hasNote: boolean;
}

/** A macro that was applied to a ticket. */
export const macroRuns = table('macro_runs', {
  organization_id: text(),
  id: text(),
  ticket_id: text(),
  /** The member who applied it. */
  user_id: userId(),
  macro_name: text(),
  /** `MacroDone`. */
  done: json(),
  /** A pending note; null once it is on the ticket. */
  note: text().null(),
  /** When it is added to the ticket, or tried again. */
  due_at: text().null(),
  attempts: number().notExported('only work of a server'),
  leased_until: text().null().notExported('only work of a server'),
  created_at: text(),
  undone_at: text().null(),
}).inDirectory();
export type MacroRunRow = RowOf<typeof macroRuns>;
