import { agentName } from '@helpdesk/sdk/rules/names';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';

type AgentFilterProps = { agent: string; onChange: (agent: string) => void; className?: string };

/** The filter of a list of tickets by their assignee. */
export function AgentFilter({ agent, onChange, className }: AgentFilterProps) {
  const { user } = useSession();
  const { data: members = [] } = useRead('team.assignable');
  const others = members.filter((member) => member.user.id !== user.id);
  return (
    <Select
      aria-label={m.filterBar.agent}
      className={className}
      value={agent}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: m.filterBar.allAgents },
        { value: user.id, label: m.filterBar.assignedToMe },
        { value: 'none', label: m.filterBar.unassigned },
        ...others.map((member) => ({ value: member.user.id, label: agentName(member.user) })),
      ]}
    />
  );
}
