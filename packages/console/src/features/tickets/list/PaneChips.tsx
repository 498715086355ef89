import { agentName } from '@helpdesk/sdk/rules/names';
import { choiceFields, labelOf, otherChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';
import { FilterChip } from './FilterChip.tsx';
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx';

/** All filters without a field in the column next to a ticket, each with a remove button. */
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
              label={m.paneChips.showTicketsOfAnyNotOnly({ label: label.toLowerCase(), only })}
              onClear={() => onChange({ [name]: '' })}
            />
          );
        })}
      {agent && <AgentChip agent={agent} onClear={() => onChange({ agent: '' })} />}
      {unread && (
        <FilterChip
          text={m.paneChips.unread}
          label={m.paneChips.showTicketsThatAreReadToo}
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
  const name = found ? agentName(found) : members ? m.paneChips.aFormerMember : '…';
  const text =
    agent === 'none' ? m.paneChips.unassigned : agent === user.id ? m.paneChips.mine : name;
  return (
    <FilterChip
      text={text}
      label={m.paneChips.showTicketsOfAllAgentsNot({ text })}
      onClear={onClear}
    />
  );
}
