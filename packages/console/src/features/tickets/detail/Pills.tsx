import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName, initials } from '@helpdesk/sdk/rules/names';
import {
  type ChoiceField,
  type ChoiceName,
  choiceFields,
  menuOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ChoiceBadge } from '../../../ui/Badge.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { ChoiceIcon } from '../../../ui/ticket-icons.tsx';
import { WithKeys } from '../../../ui/WithKeys.tsx';
import m from '../messages.yaml';
import { choose } from '../ticket-change.ts';
import { useAssignment, useTicketChange } from '../use-ticket-change.ts';
import type { Picked } from './pick-field.ts';

type PillProps = { ticket: Schema<'Ticket'> };

/** The value of a field of a ticket, with a menu for users who may change it. */
export function ChoicePill({ name, ticket }: PillProps & { name: ChoiceName }) {
  const may = useCan()('resolve_tickets');
  const { change } = useTicketChange();
  const { label: title, keys }: ChoiceField = choiceFields[name];
  const shown = <ChoiceBadge name={name} value={ticket[name]} />;
  return (
    <Pill name={title} field={name} keys={keys} may={may} shown={shown}>
      {menuOf(name).map(({ value, label }) => (
        <MenuItem
          key={value}
          icon={<ChoiceIcon name={name} value={value} />}
          checked={value === ticket[name]}
          onSelect={() => value !== ticket[name] && change(ticket.id, choose(name, value))}
        >
          {label}
        </MenuItem>
      ))}
    </Pill>
  );
}

/** The assignee of a ticket, with a menu of the agents for users who may assign it. */
export function AssigneePill({ ticket }: PillProps) {
  const may = useCan()('assign_tickets');
  const { user } = useSession();
  const { assign } = useAssignment();
  const { data: members = [] } = useRead('team.assignable', undefined, { enabled: may });
  const agent = ticket.assignedAgent;
  const item = (id: string | null, name: string) => (
    <MenuItem
      key={id ?? ''}
      checked={id === (agent?.id ?? null)}
      onSelect={() => id !== (agent?.id ?? null) && assign(ticket.id, id)}
    >
      {name}
    </MenuItem>
  );
  const shown = (
    <span className="inline-flex h-5 items-center gap-1.5 text-xs font-medium text-muted-foreground">
      {agent ? (
        <Avatar size="sm" initials={initials(agent)} />
      ) : (
        <CircleDashed aria-hidden="true" className="size-3.5" />
      )}
      {agentName(agent)}
    </span>
  );
  return (
    <Pill name={m.pills.assignee} field="assignee" keys="a" may={may} shown={shown}>
      {item(user.id, m.pills.me)}
      {members
        .filter((member) => member.user.id !== user.id)
        .map((member) => item(member.user.id, agentName(member.user)))}
      {item(null, agent ? m.pills.unassign : m.pills.unassigned)}
    </Pill>
  );
}

type AnyPillProps = {
  name: string;
  field: Picked;
  keys: string | undefined;
  /** Whether the user may change it. */
  may: boolean;
  shown: ReactNode;
  children: ReactNode;
};

function Pill({ name, field, keys, may, shown, children }: AnyPillProps) {
  if (!may) return shown;
  return (
    <Menu
      label={name}
      className="min-w-44"
      trigger={(trigger) => (
        <Tooltip label={<WithKeys keys={keys}>{name}</WithKeys>}>
          <button
            type="button"
            {...trigger}
            data-pick={field}
            aria-keyshortcuts={keys}
            className="relative rounded-sm transition-shadow duration-100 after:absolute after:-inset-x-1 after:-inset-y-2 hover:ring-2 hover:ring-border-strong aria-expanded:ring-2 aria-expanded:ring-border-strong"
          >
            <span className="sr-only">{name}: </span>
            {shown}
          </button>
        </Tooltip>
      )}
    >
      {children}
    </Menu>
  );
}
