import { CircleCheck } from 'lucide-react';
import m from './messages.yaml';
import { Spinner } from './Spinner.tsx';

type SeenOnSiteProps = {
  /** Whether a site has loaded it, which one, and how long ago; null if unknown. */
  seen: { isSeen: boolean; host: string | null; when: string | null } | null;
};

/** The install status: waiting, or the site where it was last seen. */
export function SeenOnSite({ seen }: SeenOnSiteProps) {
  if (!seen) return null;
  const { isSeen, host, when } = seen;
  return (
    <div className="flex items-start gap-2.5 rounded-lg border bg-muted px-3 py-2.5 text-sm">
      {isSeen ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
      ) : (
        <Spinner className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      )}
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        {/* Screen readers don't announce the seconds. */}
        <span role="status" className="min-w-0 font-medium break-words">
          {isSeen
            ? host
              ? m.seenOnSite.seenOn({ host })
              : m.seenOnSite.itsLiveOnYourSite
            : m.seenOnSite.waitingForYourSite}
        </span>
        <span className="text-muted-foreground">
          {isSeen ? when : m.seenOnSite.openAPageWithTheCode}
        </span>
      </p>
    </div>
  );
}
