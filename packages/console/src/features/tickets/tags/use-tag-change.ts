import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { readKey, refresh } from '../../../data/cache.ts';
import { unsent } from '../../../data/offline/unsent.ts';
import { type Step, withSteps } from '../../../data/tag-steps.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { messageOr, serverMessage, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

type Ticket = Schema<'Ticket'>;
type TagRef = Schema<'TagRef'>;

const inputOf = ({ tag, isOn }: Step) =>
  isOn ? { addTagIds: [tag.id] } : { removeTagIds: [tag.id] };

/** Adds a tag to a ticket, or removes it; the change shows immediately, and the toast can undo it. */
export function useTagChange({ id }: Pick<Ticket, 'id'>) {
  const client = useQueryClient();
  const key = readKey('tickets.get', { id });
  /** Runs the changes one after the other, so a response never lacks an earlier change. */
  const last = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<Step[]>([]);
  const { writeAsync } = useWrite('tickets.update', {
    failed: messageOr(m.useTagChange.failedToUpdateTicket),
    waits: { tag: () => waiting.current[0]?.tag },
    refresh: ['tickets.list'],
  });

  const show = (step: Step) =>
    void client.setQueryData<Schema<'TicketDetail'>>(
      key,
      (ticket) => ticket && { ...ticket, tags: withSteps(ticket.tags, [step]) },
    );

  async function send(step: Step) {
    try {
      // Undefined while the change waits in this browser for the server: then the page shows the pending change.
      const ticket: Schema<'TicketDetail'> | undefined = await writeAsync({
        id,
        ...inputOf(step),
      });
      waiting.current.shift();
      if (!ticket) return show({ ...step, isOn: !step.isOn });
      const tags = withSteps(ticket.tags, waiting.current);
      client.setQueryData(key, { ...ticket, tags });
      toast({
        title: m.useTagChange.ticketUpdatedSuccessfully,
        text: tagText(ticket, step),
        undo: () => void undoTag(client, ticket, step),
      });
    } catch {
      waiting.current.shift();
      refresh(client, [['tickets.get', { id }]]);
    }
    // Invalidates the tag counts, for the next time they are shown.
    void client.invalidateQueries({ queryKey: ['tags.list'], refetchType: 'none' });
  }

  return ({ id: tagId, name, color }: TagRef, isOn: boolean) => {
    const step = { tag: { id: tagId, name, color }, isOn };
    waiting.current.push(step);
    show(step);
    last.current = last.current.then(() => send(step));
  };
}

const tagText = ({ ticketNumber }: Pick<Ticket, 'ticketNumber'>, { tag, isOn }: Step) =>
  isOn
    ? m.useTagChange.nowHasTheTag({ ticketNumber, tag: tag.name })
    : m.useTagChange.noLongerHasTheTag({ ticketNumber, tag: tag.name });

/** Undoes one step; other changes since then stay. */
async function undoTag(client: QueryClient, ticket: Ticket, { tag, isOn }: Step) {
  try {
    const input = { id: ticket.id, ...inputOf({ tag, isOn: !isOn }) };
    // A pending change shows its own toast.
    if (!(await unsent.call('tickets.update', input, { tag }))) return;
    toast({ title: m.useTagChange.changeUndone, text: tagText(ticket, { tag, isOn: !isOn }) });
  } catch (error) {
    if (isUnauthorized(error)) return;
    const text = serverMessage(error, m.useTagChange.failedToUndoTheChange);
    toast({ title: m.useTagChange.error, text, destructive: true });
  } finally {
    refresh(client, ['tickets.list', ['tickets.get', { id: ticket.id }]]);
  }
}
