import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChoiceName } from '@helpdesk/sdk/rules/ticket-fields';
import type { Json, Text } from './columns.ts';
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

export interface MacroRow {
  organization_id: Text;
  id: Text;
  /** User id of the member whose it is; null for the team's. */
  owner_id: Text | null;
  name: Text;
  /** The name as it is compared. */
  folded: Text;
  /** `MacroSteps`; older ones have no formats and no files. */
  steps: Json;
  /** Among those of the same owner; there may be gaps. */
  position: number;
  use_count: number;
  last_used_at: Text | null;
  created_at: Text;
  updated_at: Text;
  /** It can be restored for a day. */
  deleted_at: Text | null;
}

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
export interface MacroRunRow {
  organization_id: Text;
  id: Text;
  ticket_id: Text;
  /** Who applied it. */
  user_id: Text;
  macro_name: Text;
  /** `MacroDone`. */
  done: Json;
  /** A note that waits; null once it is on the ticket. */
  note: Text | null;
  /** When it is put on the ticket, or tried again. */
  due_at: Text | null;
  attempts: number;
  leased_until: Text | null;
  created_at: Text;
  undone_at: Text | null;
}
