import { agentName } from '@helpdesk/sdk/rules/names';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { priorityOptions } from '../choices.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

/** All filters that have no field in the column beside a ticket, each with a button that takes it away. */
export default function PaneChips({ filters, onChange }: FilterChipsProps) {
  const { priority, agent, unread } = filters;
  const label = priorityOptions.find(({ value }) => value === priority)?.label;
  return (
    <>
      {label && (
        <FilterChip
          text={`Priority: ${label}`}
          label={`Show tickets of any priority, not only: ${label}`}
          onClear={() => onChange({ priority: '' })}
        />
      )}
      {agent && <AgentChip agent={agent} onClear={() => onChange({ agent: '' })} />}
      {unread && (
        <FilterChip
          text="Unread"
          label="Show tickets that are read, too"
          onClear={() => onChange({ unread: '' })}
        />
      )}
      <FilterChips filters={filters} onChange={onChange} />
    </>
  );
}

function AgentChip({ agent, onClear }: { agent: string; onClear: () => void }) {
  const { user } = useSession();
  const { data: members } = useRead('team.assignable');
  const found = members?.find((member) => member.user.id === agent)?.user;
  const name = found ? agentName(found) : members ? 'a former member' : '…';
  const text = agent === 'none' ? 'Unassigned' : agent === user.id ? 'Mine' : name;
  return (
    <FilterChip
      text={text}
      label={`Show tickets of all agents, not only: ${text}`}
      onClear={onClear}
    />
  );
}
