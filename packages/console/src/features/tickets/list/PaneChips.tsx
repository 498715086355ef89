import { agentName } from '@helpdesk/sdk/rules/names';
import { choiceFields, labelOf, otherChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

/** All filters that have no field in the column beside a ticket, each with a button that takes it away. */
export default function PaneChips({ filters, onChange }: FilterChipsProps) {
  const { agent, unread } = filters;
  return (
    <>
      {otherChoices
        .filter((name) => filters[name])
        .map((name) => {
          const { label } = choiceFields[name];
          const only = labelOf(name, filters[name]);
          return (
            <FilterChip
              key={name}
              text={`${label}: ${only}`}
              label={`Show tickets of any ${label.toLowerCase()}, not only: ${only}`}
              onClear={() => onChange({ [name]: '' })}
            />
          );
        })}
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
