import type { ReactNode } from 'react';
import { PriorityBadge, StatusBadge } from '../../../ui/Badge.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { PriorityIcon, StatusIcon } from '../../../ui/ticket-icons.tsx';
import { type Priority, priorityOptions, type Status, statusOptions } from '../choices.ts';
import type { Ticket } from '../ticket-rows.ts';

export type ChangeTicket = (id: string, to: { status: Status } | { priority: Priority }) => void;

type PickerProps = {
  ticket: Pick<Ticket, 'id' | 'ticketNumber' | 'status' | 'priority'>;
  /** Absent for users who may not change tickets. */
  onChange: ChangeTicket | undefined;
};

/** The status badge of a ticket, with a menu for users who may change it. */
export function StatusPicker({ ticket, onChange }: PickerProps) {
  return (
    <Picker
      name="Status"
      ticket={ticket}
      badge={<StatusBadge status={ticket.status} />}
      value={ticket.status}
      options={statusOptions}
      icon={(status) => <StatusIcon status={status} />}
      onPick={onChange && ((status) => onChange(ticket.id, { status }))}
    />
  );
}

/** The priority badge of a ticket, with a menu for users who may change it. */
export function PriorityPicker({ ticket, onChange }: PickerProps) {
  return (
    <Picker
      name="Priority"
      ticket={ticket}
      badge={<PriorityBadge priority={ticket.priority} />}
      value={ticket.priority}
      options={priorityOptions}
      icon={(priority) => <PriorityIcon priority={priority} />}
      onPick={onChange && ((priority) => onChange(ticket.id, { priority }))}
    />
  );
}

type AnyPickerProps<Value extends string> = Pick<PickerProps, 'ticket'> & {
  name: string;
  badge: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  icon: (value: Value) => ReactNode;
  onPick: ((value: Value) => void) | undefined;
};

function Picker<Value extends string>(props: AnyPickerProps<Value>) {
  const { name, ticket, badge, value, options, icon, onPick } = props;
  if (!onPick) return badge;
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
