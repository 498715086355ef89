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

/** A write as it is first kept. */
export type NewUnsent = Write & {
  /** The organization and the user whose it is. */
  owner: string;
  /** Made before it was sent first, and kept: whatever the server did before it was away is not done twice. */
  key: string;
  madeAt: number;
  /** Since when it waits without a person looking at it. */
  since: number;
  /** Whether it was sent already, so that the server may have done it. */
  wasTried: boolean;
  ticket: Pick<Ticket, 'id' | 'ticketNumber' | 'subject'>;
  /** What the ticket had in the place of what this sets. */
  from: TicketChange | null;
  /** Who this assigns the ticket to. */
  agent: Ticket['assignedAgent'];
  /** The tag that this puts on or takes off; absent in what was kept by an older console. */
  tag?: Schema<'TagRef'> | null;
  /** Why it is not sent until a person says so. */
  stopped: { code: string; text: string } | null;
};

/** A write of a member that waits in this browser, with its place in the order. */
export type Unsent = NewUnsent & { at: number };

/** The words of a reply or note. */
export const wordsOf = ({ operation, input }: Write) =>
  operation === 'tickets.update' ? undefined : (input.message ?? input.markdown);

/** Whether these are Markdown. */
export const isFormatted = ({ operation, input }: Write) =>
  operation !== 'tickets.update' && input.markdown !== undefined;

export const isNote = ({ operation, input }: Write) =>
  operation === 'tickets.reply' && input.isInternal === true;

/** What a write does, in a few words. */
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

/** How many they are, by what they are. */
export function countOf(all: readonly Write[]): string {
  const messages = all.filter((one) => wordsOf(one) !== undefined).length;
  if (messages === all.length) return m.unsent.messages({ count: all.length });
  if (messages === 0) return m.unsent.changes({ count: all.length });
  return m.unsent.messagesAndChanges({ count: all.length });
}

/** The part of a ticket that a write sets at once. */
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

/** A ticket as it is to be once what waits has been sent; what is held back shows nowhere but in its own place. */
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
