import { agentName } from '@helpdesk/sdk/rules/names';
import { CircleDot, Flag, UserRound, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { PriorityIcon, StatusIcon } from '../../../ui/ticket-icons.tsx';
import { priorityOptions, statusOptions } from '../choices.ts';
import { type BulkChange, ticketCount } from './bulk.ts';

type SelectionBarProps = {
  count: number;
  busy: boolean;
  onChange: (change: BulkChange) => void;
  onClear: () => void;
};

/** The actions for the selected tickets. */
export function SelectionBar({ count, busy, onChange, onClear }: SelectionBarProps) {
  const can = useCan();
  return (
    <section
      aria-label="Selected tickets"
      className="sticky bottom-4 z-[3] mx-auto flex w-fit max-w-[calc(100%-1rem)] animate-rise items-center gap-1.5 rounded-xl bg-raised py-1.5 pr-1.5 pl-3.5 shadow-overlay"
    >
      <p role="status" className="mr-1.5 text-sm whitespace-nowrap">
        <span className="font-medium tabular-nums">{count.toLocaleString()}</span>
        <span className="sr-only"> of the tickets</span> selected
      </p>
      {can('assign_tickets') && <AssignMenu count={count} busy={busy} onChange={onChange} />}
      {can('resolve_tickets') && (
        <>
          <Choices label="Status" icon={<CircleDot />} busy={busy} count={count}>
            {statusOptions.map(({ value, label }) => (
              <MenuItem
                key={value}
                icon={<StatusIcon status={value} />}
                onSelect={() => onChange({ status: value })}
              >
                {label}
              </MenuItem>
            ))}
          </Choices>
          <Choices label="Priority" icon={<Flag />} busy={busy} count={count}>
            {priorityOptions.toReversed().map(({ value, label }) => (
              <MenuItem
                key={value}
                icon={<PriorityIcon priority={value} />}
                onSelect={() => onChange({ priority: value })}
              >
                {label}
              </MenuItem>
            ))}
          </Choices>
        </>
      )}
      <IconButton label="Clear the selection" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  );
}

type MenuProps = Pick<SelectionBarProps, 'count' | 'busy' | 'onChange'>;

function AssignMenu({ count, busy, onChange }: MenuProps) {
  const { user } = useSession();
  const { data: members = [] } = useRead('team.assignable');
  const others = members.filter((member) => member.user.id !== user.id);
  const assign = (assignedAgentId: string | null) => () => onChange({ assignedAgentId });
  return (
    <Choices label="Assign" icon={<UserRound />} busy={busy} count={count}>
      <MenuItem onSelect={assign(user.id)}>Assign to me</MenuItem>
      {others.map((member) => (
        <MenuItem key={member.user.id} onSelect={assign(member.user.id)}>
          {agentName(member.user)}
        </MenuItem>
      ))}
      <MenuItem onSelect={assign(null)}>Unassign</MenuItem>
    </Choices>
  );
}

type ChoicesProps = {
  label: string;
  icon: ReactNode;
  busy: boolean;
  count: number;
  children: ReactNode;
};

function Choices({ label, icon, busy, count, children }: ChoicesProps) {
  return (
    <Menu
      label={`${label}, ${ticketCount(count)}`}
      placement="top-start"
      className="min-w-44"
      trigger={(props) => (
        <Button size="sm" {...props} disabled={busy} icon={icon} className="max-sm:[&_svg]:hidden">
          {label}
        </Button>
      )}
    >
      {children}
    </Menu>
  );
}
