import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime, shortDate } from '@helpdesk/sdk/rules/dates';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../data/Ago.tsx';
import { useRead } from '../../data/use-read.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import m from './messages.yaml';

type AccountSession = Schema<'AccountSession'>;

const stale = ['sessions.list'] as const;
const failed = messageOr(m.sessionsCard.failedToSignOutThere);

/** The user's sessions, with buttons to end one of them or all others. */
export function SessionsCard() {
  const { data: sessions, isError, error, refetch } = useRead('sessions.list');
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('sessions.endOthers', {
    done: m.sessionsCard.youAreSignedOutEverywhereElse,
    failed,
    refresh: stale,
    onDone: () => setIsAsking(false),
  });
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent);
  return (
    <Card>
      <CardHeader
        title={m.sessionsCard.whereYouAreSignedIn}
        subtitle={m.sessionsCard.youDoNotKnowOneOf}
        actions={
          hasOthers && (
            <Button icon={<LogOut />} onClick={() => setIsAsking(true)}>
              {m.sessionsCard.signOutEverywhereElse}
            </Button>
          )
        }
      />
      {sessions ? (
        <ul aria-label={m.sessionsCard.whereYouAreSignedIn} className="divide-y">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-2 p-4">
          <Skeleton className="w-40" />
          <Skeleton className="w-64" />
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={m.sessionsCard.signOutEverywhereElse2}
        text={m.sessionsCard.everyOtherBrowserAndProgramIs}
        confirm={m.sessionsCard.signOut}
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const { id, system, address, createdAt, lastUsedAt, isCurrent } = session;
  const name = deviceName(session);
  const { write, busy } = useWrite('sessions.end', {
    done: { title: m.sessionsCard.signedOut, text: m.sessionsCard.isSignedOut({ name }) },
    failed,
    refresh: stale,
    refreshAfterFailure: () => stale,
  });
  const Icon = system && handheld.has(system) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {isCurrent && <Badge tone="success">{m.sessionsCard.thisDevice}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
          {address && <span className="wrap-anywhere">{address}</span>}
          <span>
            {m.sessionsCard.signedIn.rich({
              time: (
                <time dateTime={createdAt} title={dateTime(createdAt)}>
                  {shortDate(createdAt)}
                </time>
              ),
            })}
          </span>
          {!isCurrent && (
            <span>{m.sessionsCard.lastUsed.rich({ ago: <Ago at={lastUsedAt} isInline /> })}</span>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          busy={busy}
          aria-label={m.sessionsCard.signOut2({ name })}
          onClick={() => write({ id })}
        >
          {m.sessionsCard.signOut}
        </Button>
      )}
    </li>
  );
}

const handheld: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android']);

function deviceName({ browser, system }: AccountSession): string {
  if (browser && system) return m.sessionsCard.on({ browser, system });
  return browser ?? system ?? m.sessionsCard.unknownDevice;
}
