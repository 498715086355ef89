import type { Schema } from '@helpdesk/sdk/contract/operations';
import { agentName } from '@helpdesk/sdk/rules/names';
import { roleLabel } from '@helpdesk/sdk/rules/role-names';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { useAssignment } from '../use-ticket-change.ts';

/** The assignee of a ticket; for users who may assign, a select with themselves first, the other agents, and no assignee. */
export function AgentField({ ticket }: { ticket: Schema<'Ticket'> }) {
  const can = useCan();
  const { user } = useSession();
  const { assign, busy } = useAssignment();
  const { data: members = [] } = useRead('team.assignable', undefined, {
    enabled: can('assign_tickets'),
  });
  const agent = ticket.assignedAgent;

  if (!can('assign_tickets')) {
    return (
      <div className="text-sm">
        <p className="text-xs text-muted-foreground">{m.agentField.assignedAgent}</p>
        <p className="mt-0.5">{agentName(agent)}</p>
      </div>
    );
  }

  const options = members.map((member) => ({
    value: member.user.id,
    label: `${agentName(member.user)} (${roleLabel(member.role)})`,
  }));
  // The assignee has left, or the list is still loading: the select must not show another name.
  if (agent && !options.some(({ value }) => value === agent.id)) {
    options.unshift({ value: agent.id, label: agentName(agent) });
  }
  return (
    <div>
      <Field label={m.agentField.assignedAgent}>
        <Select
          data-pick="assignee"
          value={agent?.id ?? ''}
          disabled={busy}
          onChange={(event) => assign(ticket.id, event.target.value || null)}
          options={[
            { value: '', label: agent ? m.agentField.unassign : m.agentField.unassigned },
            ...options,
          ]}
        />
      </Field>
      {agent?.id !== user.id && (
        <button
          type="button"
          disabled={busy}
          onClick={() => assign(ticket.id, user.id)}
          className="mt-1.5 rounded-sm text-sm font-medium text-primary-text hover:underline"
        >
          {m.agentField.assignToMe}
        </button>
      )}
    </div>
  );
}
