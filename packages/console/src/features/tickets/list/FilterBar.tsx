import { agentName } from '@helpdesk/sdk/rules/names';
import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import {
  type Priority,
  priorityOptions,
  type Sort,
  type Status,
  sortOptions,
  statusOptions,
} from '../choices.ts';
import type { TicketFilters } from './filters.ts';
import { useSearchText } from './use-search-text.ts';

type FilterBarProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** The number of matching tickets. */
  found: ReactNode;
};

const all = { value: '' as const };

export function FilterBar({ filters, onChange, found }: FilterBarProps) {
  const can = useCan();
  const [text, setText] = useSearchText(filters.q, (q) => onChange({ q }));
  return (
    <div
      role="search"
      aria-label="Tickets"
      className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:flex"
    >
      <div className="col-span-2 min-w-0 flex-1 sm:col-span-3 xl:max-w-sm">
        <Input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label="Search tickets"
          placeholder="Search subject, number, customer..."
          icon={<Search />}
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <Select
        aria-label="Status"
        className="xl:w-36"
        value={filters.status}
        onChange={(event) => onChange({ status: event.target.value as Status | '' })}
        options={[{ ...all, label: 'All statuses' }, ...statusOptions]}
      />
      <Select
        aria-label="Priority"
        className="xl:w-36"
        value={filters.priority}
        onChange={(event) => onChange({ priority: event.target.value as Priority | '' })}
        options={[{ ...all, label: 'All priorities' }, ...priorityOptions.toReversed()]}
      />
      {can('assign_tickets') && (
        <AgentFilter agent={filters.agent} onChange={(agent) => onChange({ agent })} />
      )}
      <div
        aria-live="polite"
        className="flex min-w-0 items-center gap-2 max-sm:col-span-2 max-sm:row-start-4 sm:justify-end sm:max-xl:col-start-4 sm:max-xl:row-start-1 xl:ml-auto"
      >
        {filters.customer && (
          <CustomerFilter email={filters.customer} onClear={() => onChange({ customer: '' })} />
        )}
        {found}
      </div>
      <Select
        aria-label="Sort by"
        className="xl:w-36"
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as Sort })}
        options={sortOptions}
      />
    </div>
  );
}

/** Shows the active customer filter with a button to clear it; it is set by links from elsewhere. */
function CustomerFilter({ email, onClear }: { email: string; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      aria-label={`Show the tickets of all customers, not only of ${email}`}
      className="inline-flex h-6 min-w-0 items-center gap-1 rounded-full bg-accent/12 px-2.5 text-xs font-medium text-primary-text hover:bg-accent/20"
    >
      <span className="truncate">{email}</span>
      <X aria-hidden="true" className="size-3 shrink-0" />
    </button>
  );
}

function AgentFilter({ agent, onChange }: { agent: string; onChange: (agent: string) => void }) {
  const { user } = useSession();
  const { data: members = [] } = useRead('team.assignable');
  const others = members.filter((member) => member.user.id !== user.id);
  return (
    <Select
      aria-label="Agent"
      className="xl:w-40"
      value={agent}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { ...all, label: 'All agents' },
        { value: user.id, label: 'Assigned to me' },
        { value: 'none', label: 'Unassigned' },
        ...others.map((member) => ({ value: member.user.id, label: agentName(member.user) })),
      ]}
    />
  );
}
