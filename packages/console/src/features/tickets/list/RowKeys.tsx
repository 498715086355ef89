import { type ChoiceField, choiceFields, choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { type Shortcut, useShortcuts } from '../../../data/shortcuts.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { useAssignment } from '../use-ticket-change.ts';

const AssigneePicker = lazy(() => import('./AssigneePicker.tsx'));
const TagPicker = lazy(() => import('../tags/TagPicker.tsx'));

type RowKeysProps = {
  list: RefObject<HTMLElement | null>;
  tickets: readonly Ticket[] | undefined;
  /** Whether tickets are selected: then the shortcuts belong to the selection bar. */
  isSelecting: boolean;
};

type Picking = { what: 'assignee' | 'tags'; id: string; link: HTMLElement };

/** The shortcuts that set fields of the ticket in the focused row, with their pickers. */
export default function RowKeys({ list, tickets, isSelecting }: RowKeysProps) {
  const can = useCan();
  const { user } = useSession();
  const { assign } = useAssignment();
  const [picking, pick] = useState<Picking | null>(null);
  const ticket = tickets?.find(({ id }) => id === picking?.id);

  function atRow(act: (ticket: Ticket, row: HTMLElement) => void) {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    const focused = row && list.current?.contains(row) && tickets?.[Number(row.dataset.index)];
    if (focused) act(focused, row);
  }
  const opens = (what: Picking['what']) => () =>
    atRow(({ id }, row) => {
      const link = row.querySelector<HTMLElement>('a[data-open]');
      if (link) pick({ what, id, link });
    });

  const assignments: Shortcut[] = can('assign_tickets')
    ? [
        { keys: 'a', label: m.rowKeys.assign, run: opens('assignee') },
        {
          keys: 'm',
          label: m.rowKeys.assignToMe,
          run: () =>
            atRow(({ id, assignedAgent }) => assignedAgent?.id !== user.id && assign(id, user.id)),
        },
      ]
    : [];
  const changes: Shortcut[] = can('resolve_tickets')
    ? [
        ...choiceNames.flatMap((name) => {
          const { keys, label }: ChoiceField = choiceFields[name];
          if (!keys) return [];
          const button = `[aria-keyshortcuts="${keys}"]`;
          return {
            keys,
            label: m.rowKeys.changeThe({ label: label.toLowerCase() }),
            run: () => atRow((_, row) => row.querySelector<HTMLElement>(button)?.click()),
          };
        }),
        { keys: 't', label: m.rowKeys.changeTheTags, run: opens('tags') },
      ]
    : [];
  useShortcuts(m.rowKeys.focusedTicket, isSelecting ? [] : [...assignments, ...changes]);

  if (!picking || !ticket) return null;
  const close = () => pick(null);
  return (
    <Suspense>
      {picking.what === 'tags' ? (
        <TagPicker ticket={ticket} button={picking.link} onClose={close} />
      ) : (
        <AssigneePicker
          ticket={ticket}
          button={picking.link}
          onPick={(id) => assign(ticket.id, id)}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
