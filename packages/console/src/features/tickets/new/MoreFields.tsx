import { agentName } from '@helpdesk/sdk/rules/names';
import type { ReactNode } from 'react';
import { useCan, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TagsField } from '../macros/TagsField.tsx';
import m from '../messages.yaml';
import type { Beside } from './kept.ts';

type MoreFieldsProps = {
  beside: Beside;
  onChange: (part: Partial<Beside>) => void;
  /** The error of the Cc addresses. */
  wrongCc: string | undefined;
  wrongSender: string | undefined;
  /** The fields of the form next to the assignee. */
  children: ReactNode;
};

/** The assignee of a new ticket: the user for a message to a customer, unless they choose another agent. Empty for automatic assignment. */
export function assigneeOf({ outbound, agentId }: Beside, myId: string): string {
  return agentId === 'none' ? '' : agentId || (outbound ? myId : '');
}

/** Assignee, Cc, sender and tags of a new ticket, as far as the user may choose them. */
export function MoreFields({ beside, onChange, wrongCc, wrongSender, children }: MoreFieldsProps) {
  const can = useCan();
  const { user } = useSession();
  const mayAssign = can('assign_tickets');
  const mayCopy = can('resolve_tickets');
  const { data: members = [] } = useRead('team.assignable', undefined, { enabled: mayAssign });
  const { data: senders = [] } = useRead('tickets.senders', undefined, {
    enabled: beside.outbound !== '',
  });
  const others = members.filter((member) => member.user.id !== user.id);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {mayAssign && (
          <Field label={m.moreFields.assignee}>
            <Select
              value={assigneeOf(beside, user.id)}
              onChange={(event) => onChange({ agentId: event.target.value || 'none' })}
              options={[
                { value: '', label: m.moreFields.automatic },
                { value: user.id, label: m.moreFields.me },
                ...others.map((member) => ({
                  value: member.user.id,
                  label: agentName(member.user),
                })),
              ]}
            />
          </Field>
        )}
        {children}
      </div>
      {mayCopy && (
        <Field label={m.moreFields.cc} error={wrongCc} hint={m.moreFields.separateWithCommas}>
          <Input
            value={beside.ccs}
            onChange={(event) => onChange({ ccs: event.target.value })}
            autoComplete="off"
            inputMode="email"
          />
        </Field>
      )}
      {senders.length > 0 && (
        <Field label={m.moreFields.sendFrom} error={wrongSender}>
          <Select
            value={beside.sendFrom}
            onChange={(event) => onChange({ sendFrom: event.target.value })}
            options={[
              { value: '', label: m.moreFields.organizationsAddress },
              ...senders.map(({ email }) => ({ value: email, label: email })),
            ]}
          />
        </Field>
      )}
      {mayCopy && (
        <TagsField
          label={m.moreFields.tags}
          tags={[...beside.tags]}
          onChange={(tags) => onChange({ tags })}
        />
      )}
    </>
  );
}
