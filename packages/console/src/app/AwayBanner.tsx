import { shortDate } from '@helpdesk/sdk/rules/dates';
import { CloudOff } from 'lucide-react';
import { Suspense } from 'react';
import { useReach } from '../data/offline/reach.ts';
import { openOverlay } from '../data/overlay.ts';
import { useCurrentUser } from '../data/session.ts';
import { countOf } from '../features/tickets/unsent/unsent.ts';
import { useUnsent } from '../features/tickets/unsent/unsent-list.ts';
import { Button } from '../ui/Button.tsx';
import { later } from '../ui/later.tsx';
import m from './messages.yaml';

const EntryBanner = later(async () => (await import('./EntryBanner.tsx')).default);

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Warns if the server is unreachable, with the age of the data and unsent changes, or if access is restricted. */
export function AwayBanner() {
  const { isAway, lastAnswer } = useReach();
  const unsent = useUnsent();
  const membership = useCurrentUser().data?.organizations[0];
  const stopped = unsent.filter((one) => one.stopped);
  return (
    <>
      <div role="status">
        {(isAway || unsent.length > 0) && (
          <div className="flex gap-2 border-b bg-muted px-4 py-2 text-sm text-muted-foreground md:px-6">
            <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
              {isAway && (
                <span>
                  {m.awayBanner.theHelpdeskCannotBeReached}{' '}
                  {lastAnswer !== null && shownFrom(lastAnswer)}
                </span>
              )}
              {unsent.length > 0 && (
                <>
                  <span>
                    {stopped.length > 0
                      ? m.awayBanner.couldNotBeSent({ countOf: countOf(stopped) })
                      : m.awayBanner.waitingToBeSent({ countOf: countOf(unsent) })}
                  </span>
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => openOverlay('unsent')}
                    className="-my-1 -ml-2.5"
                  >
                    {m.awayBanner.show}
                  </Button>
                </>
              )}
            </p>
          </div>
        )}
      </div>
      {membership?.refusedAddress ||
      membership?.ssoRequired ||
      membership?.secondFactorRequiredFrom ? (
        <Suspense>
          <EntryBanner />
        </Suspense>
      ) : null}
    </>
  );
}

/** Includes the date unless it's today. */
function shownFrom(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const when = isToday
    ? time.format(date)
    : m.awayBanner.on({ format: time.format(date), shortDate: shortDate(at) });
  return m.awayBanner.showingWhatWasHereAtUntil({ when });
}
