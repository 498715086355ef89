import { Users } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Member } from '../members.ts';
import { MemberRow } from './MemberRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResetDialog } from './ResetDialog.tsx';
import { UnlinkDialog } from './UnlinkDialog.tsx';

type MemberListProps = {
  /** undefined while loading. */
  members: readonly Member[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
};

export function MemberList({ members, error, onRetry }: MemberListProps) {
  const { user } = useSession();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [resetting, setResetting] = useState<Member | null>(null);
  const [unlinking, setUnlinking] = useState<Member | null>(null);
  if (error) {
    return (
      <Card>
        <ErrorState text={whyFailed(error)} onRetry={onRetry} />
      </Card>
    );
  }
  return (
    <Card>
      {members?.length === 0 ? (
        <EmptyState icon={<Users />} title="No members with this role" />
      ) : (
        <ul aria-label="Members" className="divide-y">
          {members
            ? members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isOwn={member.userId === user.id}
                  onRemove={() => setLeaving(member)}
                  onReset={() => setResetting(member)}
                  onUnlink={() => setUnlinking(member)}
                />
              ))
            : [0, 1, 2].map((row) => <LoadingRow key={row} />)}
        </ul>
      )}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
      {resetting && <ResetDialog member={resetting} onClose={() => setResetting(null)} />}
      {unlinking && <UnlinkDialog member={unlinking} onClose={() => setUnlinking(null)} />}
    </Card>
  );
}

function LoadingRow() {
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Skeleton className="size-9 rounded-full" />
      <span className="flex-1">
        <Skeleton className="w-40" />
        <Skeleton className="mt-1.5 h-3 w-56" />
      </span>
    </li>
  );
}
