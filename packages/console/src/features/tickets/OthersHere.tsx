import { initials } from '@helpdesk/sdk/rules/names';
import type { Present } from '../../data/presence.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { namedBy } from './people.ts';
import { presenceText } from './presence-text.ts';

const MOST = 3;

/** Who else has this ticket open, and who of them is writing. */
export function OthersHere({ others }: { others: readonly Present[] }) {
  return (
    <div
      role="status"
      className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground empty:-mr-3"
    >
      {others.length > 0 && (
        <>
          <span className="flex -space-x-1.5">
            {others.slice(0, MOST).map(({ userId, name }) => (
              <Avatar
                key={userId}
                size="sm"
                initials={initials(namedBy(name))}
                className="ring-2 ring-card"
              />
            ))}
          </span>
          <span className="truncate">{presenceText(others)}</span>
        </>
      )}
    </div>
  );
}
