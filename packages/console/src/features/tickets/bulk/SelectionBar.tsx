import { agentName } from '@helpdesk/sdk/rules/names';
import {
  type ChoiceField,
  type ChoiceName,
  choiceFields,
  choiceNames,
  menuOf,
} from '@helpdesk/sdk/rules/ticket-fields';
import {
  AlarmClock,
  CircleDot,
  Flag,
  ListChecks,
  Merge,
  ShieldAlert,
  TagIcon,
  Trash2,
  UserRound,
  X,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { later } from '../../../ui/later.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem } from '../../../ui/MenuItems.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { ChoiceIcon } from '../../../ui/ticket-icons.tsx';
import m from '../messages.yaml';
import { choose } from '../ticket-change.ts';
import type { Ticket } from '../ticket-rows.ts';
import { type BulkChange, ticketCount } from './bulk.ts';
import type { Progress } from './steps.ts';

const loadTags = () => import('./BulkTags.tsx');
const BulkTags = lazy(loadTags);
const SnoozeDialog = later(async () => (await import('../snooze/SnoozeDialog.tsx')).SnoozeDialog);

type SelectionBarProps = {
  count: number;
  /** The loaded ones among them. */
  tickets: readonly Ticket[];
  /** The number of tickets in the view, if all loaded ones are selected and there are more. */
  ofView: number | undefined;
  busy: boolean;
  /** Whether keys press its buttons; next to an open ticket, keys are for that ticket. */
  hasKeys: boolean;
  /** The progress of a change in several steps. */
  progress: Progress | null;
  onStop: () => void;
  onSelectView: () => void;
  onChange: (change: BulkChange) => void;
  onMacro: () => void;
  /** Absent if the whole view is selected: users should see the tickets that they remove from all lists. */
  onSpam: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  /** Absent if there are too few or too many, or if some aren't loaded. */
  onMerge: (() => void) | undefined;
  onClear: () => void;
};

/** The actions for the selected tickets. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, ofView, busy, hasKeys, progress, onStop, onSelectView, onChange, onMacro } = props;
  const { onSpam, onDelete, onMerge, onClear } = props;
  const can = useCan();
  if (progress) return <RunningChange {...progress} onStop={onStop} />;
  return (
    <section aria-label={m.selectionBar.selectedTickets} data-docked="" className={barClass}>
      <p className="mr-1.5 text-sm whitespace-nowrap">
        {m.selectionBar.selected({
          count,
          strong: (words) => <span className="font-medium tabular-nums">{words}</span>,
          unseen: (words) => <span className="sr-only">{words}</span>,
        })}
      </p>
      {ofView !== undefined && (
        <Button size="sm" disabled={busy} onClick={onSelectView}>
          {m.selectionBar.selectAllInThisView({ ofView })}
        </Button>
      )}
      {can('assign_tickets') && (
        <AssignMenu count={count} busy={busy} hasKeys={hasKeys} onChange={onChange} />
      )}
      {can('resolve_tickets') && (
        <>
          {choiceNames.map((name) => (
            <Choices
              key={name}
              label={choiceFields[name].label}
              icon={name === 'status' ? <CircleDot /> : <Flag />}
              busy={busy}
              keys={hasKeys ? choiceKeys(name) : undefined}
              count={count}
            >
              {menuOf(name).map(({ value, label }) => (
                <MenuItem
                  key={value}
                  icon={<ChoiceIcon name={name} value={value} />}
                  onSelect={() => onChange(choose(name, value))}
                >
                  {label}
                </MenuItem>
              ))}
            </Choices>
          ))}
          <TagsButton {...props} />
          <Snooze count={count} busy={busy} hasKeys={hasKeys} onChange={onChange} />
          {onMerge && (
            <Button
              size="sm"
              disabled={busy}
              icon={<Merge />}
              onClick={onMerge}
              aria-haspopup="dialog"
              className="max-sm:[&_svg]:hidden"
            >
              {m.selectionBar.merge}
            </Button>
          )}
        </>
      )}
      {can('view_assigned_tickets') && (
        <Button
          size="sm"
          disabled={busy}
          icon={<ListChecks />}
          onClick={onMacro}
          aria-haspopup="dialog"
          aria-keyshortcuts="y"
          className="max-sm:[&_svg]:hidden"
        >
          {m.selectionBar.macro}
        </Button>
      )}
      {onSpam && can('resolve_tickets') && (
        <IconButton label={m.selectionBar.markAsSpam} keys="#" disabled={busy} onClick={onSpam}>
          <ShieldAlert />
        </IconButton>
      )}
      {onDelete && can('delete_tickets') && (
        <IconButton label={m.selectionBar.delete} disabled={busy} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      )}
      <IconButton label={m.selectionBar.clearTheSelection} onClick={onClear}>
        <X />
      </IconButton>
    </section>
  );
}

function RunningChange({ done, total, onStop }: Progress & { onStop: () => void }) {
  return (
    <section aria-label={m.selectionBar.selectedTickets} data-docked="" className={barClass}>
      <ProgressBar
        label={m.selectionBar.ticketsUpdated}
        value={done}
        max={total}
        className="w-24"
      />
      <p role="status" className="mx-1.5 text-sm whitespace-nowrap tabular-nums">
        {m.selectionBar.ofUpdated({ done, total })}
      </p>
      <Button size="sm" onClick={onStop}>
        {m.selectionBar.stop}
      </Button>
    </section>
  );
}

const barClass =
  'sticky bottom-4 z-[3] order-last mx-auto flex w-fit max-w-[calc(100%-1rem)] animate-rise flex-wrap items-center gap-1.5 rounded-xl bg-raised py-1.5 pr-1.5 pl-3.5 shadow-overlay';

const choiceKeys = (name: ChoiceName) => (choiceFields[name] as ChoiceField).keys;

type MenuProps = Pick<SelectionBarProps, 'count' | 'busy' | 'hasKeys' | 'onChange'>;

function AssignMenu({ count, busy, hasKeys, onChange }: MenuProps) {
  const { user } = useSession();
  const { data: members = [] } = useRead('team.assignable');
  const others = members.filter((member) => member.user.id !== user.id);
  const assign = (assignedAgentId: string | null) => () => onChange({ assignedAgentId });
  return (
    <Choices
      label={m.selectionBar.assign}
      icon={<UserRound />}
      busy={busy}
      keys={hasKeys ? 'a' : undefined}
      count={count}
    >
      <MenuItem onSelect={assign(user.id)}>{m.selectionBar.assignToMe}</MenuItem>
      {others.map((member) => (
        <MenuItem key={member.user.id} onSelect={assign(member.user.id)}>
          {agentName(member.user)}
        </MenuItem>
      ))}
      <MenuItem onSelect={assign(null)}>{m.selectionBar.unassign}</MenuItem>
    </Choices>
  );
}

function TagsButton({ count, tickets, busy, hasKeys, onChange }: SelectionBarProps) {
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        aria-keyshortcuts={hasKeys ? 't' : undefined}
        disabled={busy}
        onClick={({ currentTarget }) => setOpened(opened ? null : currentTarget)}
        onPointerEnter={() => void loadTags()}
        onFocus={() => void loadTags()}
        icon={<TagIcon />}
        className="max-sm:[&_svg]:hidden"
      >
        {m.selectionBar.tags}
      </Button>
      {opened && (
        <Suspense>
          <BulkTags
            button={opened}
            count={count}
            tickets={tickets}
            onChange={onChange}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Snooze({ count, busy, hasKeys, onChange }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const change = (snooze: { until: string | null } | null) => {
    close();
    onChange({ snooze });
  };
  return (
    <>
      <Button
        size="sm"
        disabled={busy}
        icon={<AlarmClock />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKeys ? 'h' : undefined}
        className="max-sm:[&_svg]:hidden"
      >
        {m.selectionBar.snooze}
      </Button>
      <Suspense>
        {isOpen && (
          <SnoozeDialog
            title={m.selectionBar.snooze2({ ticketCount: ticketCount(count) })}
            onChoose={(until) => change({ until })}
            onWake={() => change(null)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

type ChoicesProps = {
  label: string;
  icon: ReactNode;
  busy: boolean;
  keys: string | undefined;
  count: number;
  children: ReactNode;
};

function Choices({ label, icon, busy, keys, count, children }: ChoicesProps) {
  return (
    <Menu
      label={`${label}, ${ticketCount(count)}`}
      placement="top-start"
      className="min-w-44"
      trigger={(props) => (
        <Button
          size="sm"
          {...props}
          aria-keyshortcuts={keys}
          disabled={busy}
          icon={icon}
          className="max-sm:[&_svg]:hidden"
        >
          {label}
        </Button>
      )}
    >
      {children}
    </Menu>
  );
}
