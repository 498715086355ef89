import { initials } from '@helpdesk/sdk/rules/names';
import type { Present } from '../../../data/presence.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import m from '../messages.yaml';
import { namedBy } from '../people.ts';

const MAX_SHOWN = 3;

/** The other members who have this ticket open, and which of them are typing. */
export function OthersHere({ others }: { others: readonly Present[] }) {
  return (
    <div
      role="status"
      className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground empty:-mr-3"
    >
      {others.length > 0 && (
        <>
          <span className="flex -space-x-1.5">
            {others.slice(0, MAX_SHOWN).map(({ userId, name }) => (
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

/** The presence of others as a sentence; typing takes precedence over viewing. */
export function presenceText(others: readonly Present[]): string {
  const writing = others.filter(({ typing }) => typing);
  if (writing.length > 0)
    return m.othersHere.writing({ count: writing.length, named: named(writing) });
  return others.length > 0 ? m.othersHere.here({ count: others.length, named: named(others) }) : '';
}

function named(people: readonly Present[]): string {
  const [first, second] = people.map(({ name }) => name);
  if (people.length > 2) return m.othersHere.andOthers({ first, others: people.length - 1 });
  return second ? m.othersHere.and({ first, second }) : (first ?? '');
}
