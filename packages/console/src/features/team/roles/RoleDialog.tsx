import {
  can as holds,
  type Permission,
  type Right,
  rolePermissions,
  showingAllTickets,
} from '@helpdesk/sdk/rules/roles';
import { useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { useCan } from '../../../data/session.ts';
import { toast } from '../../../data/toast.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { type Belonging, Belongings, type Choices, chosenOf } from '../members/Belongings.tsx';
import { type CustomRole, readsOfMembers } from '../members.ts';
import m from '../messages.yaml';
import { permissionTexts } from './permission-texts.ts';

type RoleDialogProps = {
  /** The role to edit; null to create one. */
  role: CustomRole | null;
  onClose: () => void;
};

/** Creates or edits a custom role: its name, and its permissions. */
export default function RoleDialog({ role, onClose }: RoleDialogProps) {
  const can = useCan();
  const [start] = useState(() => ({
    name: role?.name ?? '',
    permissions: role?.permissions ?? rolePermissions.agent.filter((one) => can(one)),
  }));
  const [name, setName] = useState(start.name);
  const [chosen, setChosen] = useState<readonly Permission[]>(start.permissions);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [isReading, setReading] = useState(false);
  const [belongings, setBelongings] = useState<readonly Belonging[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const whyNot = (error: unknown) => ({
    title: m.roleDialog.failedToSaveTheRole,
    text: serverMessage(error, ''),
  });
  const options = {
    done: m.roleDialog.roleSaved,
    failed: whyNot,
    refresh: ['auth.user', ...readsOfMembers] as const,
    onDone: onClose,
    onFailed: (error: Error) => {
      setBelongings([]);
      setRefusals(
        Object.fromEntries(fieldRefusals(error).map(({ field, message }) => [field, message])),
      );
    },
  };
  const create = useWrite('team.createRole', { ...options, repeatable: true });
  const update = useWrite('team.updateRole', options);

  const seesAll = chosen.includes('view_all_tickets');
  /** Permissions that reveal all tickets need "view all tickets"; they are restored when it's selected again. */
  const isOpen = (right: Right) => seesAll || !showingAllTickets.some((one) => one === right);
  const isHeld = (right: Right) =>
    isOpen(right) && holds({ role: 'agent', permissions: chosen }, right);
  const isFixed = (right: Right) =>
    right === 'view_assigned_tickets' || (seesAll && right === 'view_unassigned_tickets');

  function toggle(permission: Right) {
    const without = chosen.filter((one) => one !== permission);
    setChosen(without.length < chosen.length ? without : [...chosen, permission as Permission]);
  }

  function save() {
    if (name.trim() === '') return setRefusals({ name: m.roleDialog.nameIsRequired });
    if (role) return change(role);
    return create.write(input());
  }

  const input = () => ({ name: name.trim(), permissions: chosen.filter(isOpen) });

  /** Saves the changes, or first asks what to do with keys and webhooks that they don't allow. */
  async function change({ id: roleId, memberCount }: CustomRole) {
    const { permissions } = input();
    if (memberCount > 0 && !hasAll(permissions, start.permissions)) {
      setReading(true);
      try {
        const asked = { roleId, permissions: permissions.join(',') };
        const beyond = await callOperation('team.roleBelongings', asked);
        setChoices({});
        setBelongings(beyond);
        if (beyond.length > 0) return;
      } catch (error) {
        return toast({ ...whyNot(error), destructive: true });
      } finally {
        setReading(false);
      }
    }
    update.write({ roleId, ...input() });
  }

  return (
    <FormDialog
      size="lg"
      title={role ? m.roleDialog.editRole : m.roleDialog.newRole}
      submit={m.roleDialog.saveRole}
      busy={create.busy || update.busy || isReading}
      isDirty={
        name !== start.name || [...chosen].sort().join() !== [...start.permissions].sort().join()
      }
      loss={m.roleDialog.whatYouHaveChangedInThis}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Field label={m.roleDialog.name} required error={refusals.name}>
        <Input
          value={name}
          maxLength={40}
          autoComplete="off"
          data-autofocus=""
          placeholder={m.roleDialog.teamLead}
          onChange={({ target }) => {
            setName(target.value);
            setRefusals({});
          }}
        />
      </Field>
      {permissionTexts.map(({ subject, permissions }) => (
        <fieldset key={subject}>
          <legend className="mb-1.5 text-sm font-medium">{subject}</legend>
          <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            {permissions.map(({ permission, text }) => (
              <label key={permission} className="flex items-start gap-2 text-sm">
                <input
                  type="checkbox"
                  className="mt-0.5 size-4 shrink-0 accent-primary"
                  checked={isHeld(permission)}
                  disabled={isFixed(permission) || !isOpen(permission) || !can(permission)}
                  onChange={() => toggle(permission)}
                />
                {text}
              </label>
            ))}
          </div>
          {subject === permissionTexts[0]?.subject && !seesAll && (
            <p className="mt-2 text-sm text-muted-foreground">
              {m.roleDialog.forPeopleWithThisRoleNo}
            </p>
          )}
        </fieldset>
      ))}
      {refusals.permissions && (
        <p role="alert" className="text-sm text-destructive-text">
          {refusals.permissions}
        </p>
      )}
      <p className="text-sm text-muted-foreground">
        {role ? m.roleDialog.theChangeHoldsForEverybodyWith : m.roleDialog.giveTheRoleToMembersIn}
      </p>
      {role && (
        <ConfirmDialog
          open={belongings.length > 0}
          title={m.roleDialog.changeWhatMayDo({ role: role.name })}
          text={m.roleDialog.theRoleHasFewerPermissionsThen}
          confirm={m.roleDialog.saveRole}
          busy={update.busy}
          onConfirm={() =>
            update.write({ roleId: role.id, ...input(), ...chosenOf(belongings, choices) })
          }
          onClose={() => setBelongings([])}
        >
          <Belongings belongings={belongings} ofSeveral choices={choices} onChoose={setChoices} />
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}

const hasAll = (permissions: readonly Permission[], others: readonly Permission[]) =>
  others.every((one) => permissions.includes(one));
