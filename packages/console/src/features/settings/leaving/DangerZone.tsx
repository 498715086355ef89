import { useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import m from '../messages.yaml';
import type { TabProps } from '../settings.ts';
import { CloseDialog } from './CloseDialog.tsx';

/** The section for deleting the organization. */
export default function DangerZone({ settings }: TabProps) {
  const isAdmin = useSession().role === 'admin';
  const [isOpen, setOpen] = useState(false);
  return (
    <Card id="danger-zone" className="scroll-mt-20 border-destructive/35">
      <CardHeader title={m.dangerZone.dangerZone} />
      <CardBody className="flex flex-wrap items-center gap-3">
        <p
          id="delete-organization"
          className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground"
        >
          {isAdmin
            ? m.dangerZone.closesTheOrganizationAtOnceAnd
            : m.dangerZone.onlyAnAdminCanDeleteThe}
        </p>
        <Button
          variant="destructive"
          disabled={!isAdmin}
          aria-describedby="delete-organization"
          onClick={() => setOpen(true)}
        >
          {m.dangerZone.deleteOrganization}
        </Button>
      </CardBody>
      {isOpen && <CloseDialog name={settings.name} onClose={() => setOpen(false)} />}
    </Card>
  );
}
