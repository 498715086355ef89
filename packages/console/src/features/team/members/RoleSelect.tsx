import { isRole, type Role } from '@helpdesk/sdk/rules/roles';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers, roleOptions } from '../members.ts';
import m from '../messages.yaml';
import { type Belonging, Belongings, type Choices, chosenOf } from './Belongings.tsx';

/**
 * Changes a member's role. Two changes need a confirmation: to customer, as their tickets lose their assignee, and to a
 * role that doesn't allow an API key or webhook that they created.
 */
export function RoleSelect({ member }: { member: Member }) {
  const { data: roles = [] } = useRead('team.roles');
  const [chosen, setChosen] = useState<string | null>(null);
  const [belongings, setBelongings] = useState<readonly Belonging[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const [isReading, setReading] = useState(false);
  const { write, busy } = useWrite('team.setRole', {
    done: m.roleSelect.memberRoleUpdatedSuccessfully,
    failed: (error) => ({
      title: m.roleSelect.failedToUpdateMemberRole,
      text: serverMessage(error, ''),
    }),
    refresh: readsOfMembers,
    onDone: () => setChosen(null),
    onFailed: () => setChosen(null),
  });
  const name = memberName(member.user);
  const { id: memberId } = member;
  const isCustomer = chosen === 'customer';

  async function choose(value: string) {
    setChosen(value);
    setBelongings([]);
    setChoices({});
    if (value === 'admin') return write({ memberId, role: 'admin' });
    setReading(true);
    const input = { memberId, ...roleOf(value) };
    const beyond = await callOperation('team.belongings', input).catch(() => []);
    setReading(false);
    setBelongings(beyond);
    if (value !== 'customer' && beyond.length === 0) write(input);
  }

  function change() {
    if (chosen) write({ memberId, ...roleOf(chosen), ...chosenOf(belongings, choices) });
  }

  return (
    <>
      <Select
        aria-label={m.roleSelect.roleOf({ name })}
        className="w-64 max-sm:flex-1"
        options={[...roleOptions, ...roles.map(({ id, name: label }) => ({ value: id, label }))]}
        value={chosen ?? member.customRole?.id ?? member.role}
        disabled={busy || isReading}
        onChange={(event) => choose(event.target.value)}
      />
      <ConfirmDialog
        open={chosen !== null && (isCustomer || belongings.length > 0)}
        title={
          isCustomer ? m.roleSelect.makeACustomer({ name }) : m.roleSelect.changeTheRoleOf({ name })
        }
        text={
          isCustomer
            ? m.roleSelect.customersOnlySeeTheirOwnTickets
            : m.roleSelect.theNewRoleHasFewerPermissions
        }
        confirm={m.roleSelect.changeRole}
        busy={busy || isReading}
        onConfirm={change}
        onClose={() => setChosen(null)}
      >
        <Belongings belongings={belongings} choices={choices} onChoose={setChoices} />
      </ConfirmDialog>
    </>
  );
}

/** The role of an option: a built-in or a custom one. */
const roleOf = (value: string): { role: Role; customRoleId?: string } =>
  isRole(value) ? { role: value } : { role: 'agent', customRoleId: value };
