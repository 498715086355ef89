import type { Input, Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import {
  type Choices,
  choiceFields,
  choiceIn,
  choiceNames,
  labelOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import { withSteps } from '../../../data/tag-steps.ts';
import m from '../messages.yaml';
import type { TicketChange } from '../ticket-change.ts';
import type { Ticket } from '../ticket-rows.ts';

type Write =
  | { operation: 'tickets.reply'; input: Input<'tickets.reply'> }
  | { operation: 'tickets.scheduleReply'; input: Input<'tickets.scheduleReply'> }
  | { operation: 'tickets.update'; input: Input<'tickets.update'> };

/** A write when it's first queued. */
export type NewUnsent = Write & {
  /** The organization and user that it belongs to. */
  owner: string;
  /** The idempotency key, created and stored before the first attempt, so a retry never takes effect twice. */
  key: string;
  madeAt: number;
  /** When it was queued, or last confirmed by the user. */
  since: number;
  /** Whether it was sent before, so the server may have processed it. */
  wasTried: boolean;
  ticket: Pick<Ticket, 'id' | 'ticketNumber' | 'subject'>;
  /** The ticket's values that this write replaces. */
  from: TicketChange | null;
  /** The agent that this write assigns the ticket to. */
  agent: Ticket['assignedAgent'];
  /** The tag that this write adds or removes; absent in data of an older console. */
  tag?: Schema<'TagRef'> | null;
  /** Why it isn't sent until the user decides. */
  stopped: { code: string; text: string } | null;
};

/** A member's write that is queued in this browser, with its position in the order. */
export type Unsent = NewUnsent & { at: number };

/** The text of a reply or note. */
export const wordsOf = ({ operation, input }: Write) =>
  operation === 'tickets.update' ? undefined : (input.message ?? input.markdown);

/** Whether the text is Markdown. */
export const isFormatted = ({ operation, input }: Write) =>
  operation !== 'tickets.update' && input.markdown !== undefined;

export const isNote = ({ operation, input }: Write) =>
  operation === 'tickets.reply' && input.isInternal === true;

/** Describes a write in a few words. */
export function whatOf(unsent: Write & Pick<Unsent, 'agent' | 'tag'>): string {
  if (isNote(unsent)) return m.unsent.internalNote;
  if (unsent.operation !== 'tickets.update') return m.unsent.reply;
  const { assignedAgentId } = unsent.input;
  const name = choiceIn(unsent.input);
  if (unsent.tag)
    return isPutOn(unsent)
      ? m.unsent.tag({ tag: unsent.tag.name })
      : m.unsent.noLongerTheTag({ tag: unsent.tag.name });
  if (name) return `${choiceFields[name].label}: ${labelOf(name, unsent.input[name] ?? '')}`;
  if (assignedAgentId === null) return m.unsent.unassigned;
  if (assignedAgentId) return m.unsent.assignedTo({ agentName: agentName(unsent.agent) });
  return m.unsent.change;
}

/** The status that a reply sets once it is sent. */
export function thenOf({ operation, input }: Write): string | undefined {
  if (operation !== 'tickets.scheduleReply' || !input.status) return undefined;
  return labelOf('status', input.status);
}

/** The number of writes, by type. */
export function countOf(all: readonly Write[]): string {
  const messages = all.filter((one) => wordsOf(one) !== undefined).length;
  if (messages === all.length) return m.unsent.messages({ count: all.length });
  if (messages === 0) return m.unsent.changes({ count: all.length });
  return m.unsent.messagesAndChanges({ count: all.length });
}

/** The fields of a ticket that a write sets. */
export function changeOf({ operation, input }: Write): Partial<TicketFields> {
  if (operation !== 'tickets.update') return {};
  const { assignedAgentId } = input;
  return {
    ...Object.fromEntries(
      choiceNames.filter((name) => input[name]).map((name) => [name, input[name]]),
    ),
    ...(assignedAgentId !== undefined && { assignedAgentId }),
  };
}

type TicketFields = Choices & { assignedAgentId: string | null };

/** A ticket as it will be once the queue has been sent; stopped writes aren't included. */
export function withUnsent<Shown extends Ticket>(ticket: Shown, all: readonly Unsent[]): Shown {
  return all
    .filter((one) => one.ticket.id === ticket.id && !one.stopped)
    .reduce((shown, one) => {
      const { assignedAgentId, ...fields } = changeOf(one);
      return {
        ...shown,
        ...fields,
        ...(assignedAgentId !== undefined && { assignedAgent: one.agent }),
        ...(one.tag && { tags: withSteps(shown.tags, [{ tag: one.tag, isOn: isPutOn(one) }]) }),
      };
    }, ticket);
}

const isPutOn = ({ operation, input }: Write) =>
  operation === 'tickets.update' && input.addTagIds !== undefined;
