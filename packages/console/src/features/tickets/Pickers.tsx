import type { ReactNode } from 'react';
import { useCan } from '../../data/session.ts';
import { PriorityBadge, StatusBadge } from '../../ui/Badge.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { PriorityIcon, StatusIcon } from '../../ui/ticket-icons.tsx';
import { priorityOptions, statusOptions } from './choices.ts';
import type { Ticket } from './ticket-rows.ts';
import { useTicketChange } from './use-ticket-change.ts';

type PickerProps = { ticket: Pick<Ticket, 'id' | 'ticketNumber' | 'status' | 'priority'> };

/** The status badge of a ticket; for who may, a menu to change it. */
export function StatusPicker({ ticket }: PickerProps) {
  const { change } = useTicketChange();
  return (
    <Picker
      name="Status"
      ticket={ticket}
      badge={<StatusBadge status={ticket.status} />}
      value={ticket.status}
      options={statusOptions}
      icon={(status) => <StatusIcon status={status} />}
      onPick={(status) => change(ticket.id, { status })}
    />
  );
}

/** The priority badge of a ticket; for who may, a menu to change it. */
export function PriorityPicker({ ticket }: PickerProps) {
  const { change } = useTicketChange();
  return (
    <Picker
      name="Priority"
      ticket={ticket}
      badge={<PriorityBadge priority={ticket.priority} />}
      value={ticket.priority}
      options={priorityOptions}
      icon={(priority) => <PriorityIcon priority={priority} />}
      onPick={(priority) => change(ticket.id, { priority })}
    />
  );
}

type AnyPickerProps<Value extends string> = PickerProps & {
  name: string;
  badge: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  icon: (value: Value) => ReactNode;
  onPick: (value: Value) => void;
};

function Picker<Value extends string>(props: AnyPickerProps<Value>) {
  const { name, ticket, badge, value, options, icon, onPick } = props;
  const can = useCan();
  if (!can('resolve_tickets')) return badge;
  const current = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Menu
      label={name}
      className="min-w-40"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-label={`${name} of ${ticket.ticketNumber}: ${current}`}
          className="relative rounded-sm align-middle transition-shadow duration-100 after:absolute after:-inset-x-1 after:-inset-y-2 hover:ring-2 hover:ring-border-strong aria-expanded:ring-2 aria-expanded:ring-border-strong"
        >
          {badge}
        </button>
      )}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          icon={icon(option.value)}
          checked={option.value === value}
          onSelect={() => option.value !== value && onPick(option.value)}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
