import { agentName } from '@helpdesk/sdk/rules/names';
import { choiceFields, choiceNames, menuOf } from '@helpdesk/sdk/rules/ticket-fields';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Select } from '../../../ui/Select.tsx';
import { type Sort, sortOptions } from '../choices.ts';
import m from '../messages.yaml';
import { isFiltered, type TicketFilters } from './filters.ts';
import { TypedSearch } from './TypedSearch.tsx';

// Nothing of it is there while all tickets are shown.
const FilterChips = lazy(async () => ({
  default: (await import('./FilterChips.tsx')).FilterChips,
}));

type FilterBarProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** The number of matching tickets. */
  found: ReactNode;
};

const all = { value: '' as const };

export function FilterBar({ filters, onChange, found }: FilterBarProps) {
  const can = useCan();
  return (
    <div
      role="search"
      aria-label={m.filterBar.tickets}
      className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:flex xl:has-data-view:flex-wrap"
    >
      <div className="col-span-2 min-w-0 sm:col-span-3 xl:min-w-60 xl:basis-76 min-[88rem]:basis-96">
        <TypedSearch filters={filters} onChange={onChange} />
      </div>
      {choiceNames.map((name) => (
        <Select
          key={name}
          aria-label={choiceFields[name].label}
          className="xl:w-36"
          value={filters[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          options={[
            { ...all, label: m.filterBar.all({ plural: choiceFields[name].plural }) },
            ...menuOf(name),
          ]}
        />
      ))}
      {can('assign_tickets') && (
        <AgentFilter agent={filters.agent} onChange={(agent) => onChange({ agent })} />
      )}
      <Select
        aria-label={m.filterBar.sortBy}
        className="xl:ml-auto xl:w-36"
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as Sort })}
        options={sortOptions}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:col-span-2 sm:justify-end sm:max-xl:col-start-4 sm:max-xl:row-start-1 sm:max-xl:has-data-view:col-span-4 sm:max-xl:has-data-view:col-start-1 sm:max-xl:has-data-view:row-start-3 xl:has-data-view:basis-full">
        {isFiltered(filters) && (
          <Suspense>
            <FilterChips filters={filters} onChange={onChange} />
          </Suspense>
        )}
        {found}
      </div>
    </div>
  );
}

function AgentFilter({ agent, onChange }: { agent: string; onChange: (agent: string) => void }) {
  const { user } = useSession();
  const { data: members = [] } = useRead('team.assignable');
  const others = members.filter((member) => member.user.id !== user.id);
  return (
    <Select
      aria-label={m.filterBar.agent}
      className="xl:w-40"
      value={agent}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { ...all, label: m.filterBar.allAgents },
        { value: user.id, label: m.filterBar.assignedToMe },
        { value: 'none', label: m.filterBar.unassigned },
        ...others.map((member) => ({ value: member.user.id, label: agentName(member.user) })),
      ]}
    />
  );
}
