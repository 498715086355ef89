import { can, type Holder } from '@helpdesk/sdk/rules/roles';
import { Check, Minus, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Td, Th, Tr } from '../../../ui/Table.tsx';
import type { CustomRole } from '../members.ts';
import m from '../messages.yaml';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { permissionTexts } from './permission-texts.ts';

const RoleDialog = lazy(() => import('./RoleDialog.tsx'));

const given = [
  { name: m.rolesCard.administrator, holder: { role: 'admin' } },
  { name: m.rolesCard.agent, holder: { role: 'agent' } },
  { name: m.rolesCard.customer, holder: { role: 'customer' } },
] as const;

/** The sticky first column; opaque, in the card's color on the page. */
const staying = 'sticky left-0 bg-card dark:bg-[color-mix(in_srgb,var(--raised)_40%,var(--card))]';

/** A table of all roles and their permissions, including the custom roles. */
export default function RolesCard() {
  const mayChange = useCan()('change_user_roles');
  const { data: roles, isError, error, refetch } = useRead('team.roles');
  const [edited, setEdited] = useState<CustomRole | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CustomRole | null>(null);
  return (
    <Card id="roles" className="scroll-mt-20">
      <CardHeader
        title={m.rolesCard.roles}
        subtitle={m.rolesCard.whatEachRoleMayDoCustomers}
        actions={
          mayChange && (
            <Button icon={<Plus />} onClick={() => setEdited('new')}>
              {m.rolesCard.newRole}
            </Button>
          )
        }
      />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : !roles ? (
        <div className="p-4">
          <Skeleton className="w-full" />
          <Skeleton className="mt-3 w-3/4" />
        </div>
      ) : (
        // Contains nothing focusable, but must scroll with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section
          tabIndex={0}
          aria-label={m.rolesCard.rolesAndPermissions}
          className="relative overflow-x-auto"
        >
          <table
            aria-label={m.rolesCard.permissionsByRole}
            className="w-full border-collapse text-sm"
          >
            <thead>
              <tr>
                <Th className={cx(staying, 'z-1')}>{m.rolesCard.permission}</Th>
                {given.map(({ name }) => (
                  <Th key={name}>
                    <span className="block text-center">{name}</span>
                  </Th>
                ))}
                {roles.map((role) => (
                  <RoleHead
                    key={role.id}
                    role={role}
                    mayChange={mayChange}
                    onEdit={() => setEdited(role)}
                    onDelete={() => setDeleted(role)}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              <Rows roles={roles} />
            </tbody>
          </table>
        </section>
      )}
      {edited && (
        <Suspense>
          <RoleDialog role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {deleted && <DeleteRoleDialog role={deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}

type RoleHeadProps = {
  role: CustomRole;
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

function RoleHead({ role, mayChange, onEdit, onDelete }: RoleHeadProps) {
  return (
    <Th className="min-w-28 py-1">
      <span
        className="mx-auto block max-w-40 truncate text-center text-foreground"
        title={role.name}
      >
        {role.name}
      </span>
      <span className="block text-center font-normal">
        {m.rolesCard.members({ memberCount: role.memberCount })}
      </span>
      {mayChange && (
        <span className="flex justify-center">
          <IconButton label={m.rolesCard.editTheRole({ role: role.name })} onClick={onEdit}>
            <Pencil />
          </IconButton>
          <IconButton label={m.rolesCard.deleteTheRole({ role: role.name })} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </span>
      )}
    </Th>
  );
}

function Rows({ roles }: { roles: readonly CustomRole[] }) {
  const columns: { key: string; holder: Holder }[] = [
    ...given.map(({ name, holder }) => ({ key: name, holder })),
    ...roles.map(({ id, permissions }) => ({
      key: id,
      holder: { role: 'agent' as const, permissions },
    })),
  ];
  return permissionTexts.map(({ subject, permissions }) => (
    <Fragment key={subject}>
      <tr>
        <th
          scope="rowgroup"
          className={cx(
            staying,
            'px-4 pt-3 pb-1 text-left text-xs font-medium text-muted-foreground',
          )}
        >
          {subject}
        </th>
      </tr>
      {permissions.map(({ permission, text }) => (
        <Tr key={permission}>
          <th scope="row" className={cx(staying, 'z-1 min-w-40 px-4 py-2 text-left font-normal')}>
            {text}
          </th>
          {columns.map(({ key, holder }) => (
            <Td key={key} className="h-9 py-1 text-center">
              <Held isHeld={can(holder, permission)} />
            </Td>
          ))}
        </Tr>
      ))}
    </Fragment>
  ));
}

function Held({ isHeld }: { isHeld: boolean }) {
  const Icon = isHeld ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={
          isHeld ? 'inline size-4 text-success-text' : 'inline size-4 text-faint-foreground'
        }
      />
      <span className="sr-only">{isHeld ? m.rolesCard.yes : m.rolesCard.no}</span>
    </>
  );
}
