import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import type { Invitation } from '../members.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

/** The pending invitations; renders nothing when there are none. */
export function Invitations() {
  const { data: invitations, isError, error, refetch } = useRead('team.invitations');
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  if (!isError && !invitations?.length) return null;
  return (
    <Card>
      <CardHeader title="Pending Invitations" />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={refetch} />
      ) : (
        <ul aria-label="Pending Invitations" className="divide-y">
          {invitations?.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onRevoke={() => setRevoking(invitation)}
            />
          ))}
        </ul>
      )}
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />}
    </Card>
  );
}
