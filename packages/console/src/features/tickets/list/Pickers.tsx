import {
  type ChoiceField,
  type ChoiceName,
  choiceFields,
  labelOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import { ChoiceBadge } from '../../../ui/Badge.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { ChoiceIcon } from '../../../ui/ticket-icons.tsx';
import m from '../messages.yaml';
import { type ChoiceChange, choose } from '../ticket-change.ts';
import type { Ticket } from '../ticket-rows.ts';

export type ChangeTicket = (id: string, to: ChoiceChange) => void;

type PickerProps = {
  name: ChoiceName;
  ticket: Pick<Ticket, 'id' | 'ticketNumber' | ChoiceName>;
  /** Absent for users who may not change tickets. */
  onChange: ChangeTicket | undefined;
};

/** The value of a field of a ticket, with a menu for users who may change it. */
export function ChoicePicker({ name, ticket, onChange }: PickerProps) {
  const value = ticket[name];
  const { label: title, keys, options }: ChoiceField = choiceFields[name];
  const badge = <ChoiceBadge name={name} value={value} />;
  if (!onChange) return badge;
  return (
    <Menu
      label={title}
      className="min-w-40"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          aria-keyshortcuts={keys}
          aria-label={m.pickers.of({
            title,
            ticketNumber: ticket.ticketNumber,
            labelOf: labelOf(name, value),
          })}
          className="relative rounded-sm align-middle transition-shadow duration-100 after:absolute after:-inset-x-1 after:-inset-y-2 hover:ring-2 hover:ring-border-strong aria-expanded:ring-2 aria-expanded:ring-border-strong"
        >
          {badge}
        </button>
      )}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          icon={<ChoiceIcon name={name} value={option.value} />}
          checked={option.value === value}
          onSelect={() => option.value !== value && onChange(ticket.id, choose(name, option.value))}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
