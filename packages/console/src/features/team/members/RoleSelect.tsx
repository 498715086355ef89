import { isRole } from '@helpdesk/sdk/rules/roles';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { memberName } from '../member-text.ts';
import { type Member, readsOfMembers, roleOptions } from '../members.ts';

/** Changes a member's role; becoming a customer needs a confirmation, as their tickets lose their assignee. */
export function RoleSelect({ member }: { member: Member }) {
  const { data: roles = [] } = useRead('team.roles');
  const [chosen, setChosen] = useState<string | null>(null);
  const { write, busy } = useWrite('team.setRole', {
    done: 'Member role updated successfully',
    failed: (error) => ({ title: 'Failed to update member role', text: serverMessage(error, '') }),
    refresh: readsOfMembers,
    onDone: () => setChosen(null),
    onFailed: () => setChosen(null),
  });
  const name = memberName(member.user);
  const asks = chosen === 'customer';

  function choose(value: string) {
    setChosen(value);
    if (value === 'customer') return;
    const { id: memberId } = member;
    if (isRole(value)) write({ memberId, role: value });
    else write({ memberId, role: 'agent', customRoleId: value });
  }

  return (
    <>
      <Select
        aria-label={`Role of ${name}`}
        className="w-64 max-sm:flex-1"
        options={[...roleOptions, ...roles.map(({ id, name: label }) => ({ value: id, label }))]}
        value={chosen ?? member.customRole?.id ?? member.role}
        disabled={busy}
        onChange={(event) => choose(event.target.value)}
      />
      <ConfirmDialog
        open={asks}
        title={`Make ${name} a customer?`}
        text="Customers only see their own tickets. The tickets assigned to this person become unassigned."
        confirm="Change Role"
        busy={busy}
        onConfirm={() => write({ memberId: member.id, role: 'customer' })}
        onClose={() => setChosen(null)}
      />
    </>
  );
}
