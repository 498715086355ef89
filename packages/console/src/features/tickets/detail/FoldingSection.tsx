import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useKeptChoice } from '../../../data/kept-choice.ts';
import { useSession } from '../../../data/session.ts';
import { cx } from '../../../ui/cx.ts';

type FoldingSectionProps = {
  title: string;
  /** The key under which the browser remembers, per member, whether it's expanded. */
  name: 'tasks' | 'time' | 'followers';
  /** The number of its items, next to the title. */
  summary?: ReactNode;
  actions?: ReactNode;
  /** Shown even while collapsed. */
  pinned?: ReactNode;
  children?: ReactNode;
};

/** A section of the details that not every team uses: a single line until the member expands it. */
export function FoldingSection({ title, name, ...parts }: FoldingSectionProps) {
  const { user } = useSession();
  const [state, keep] = useKeptChoice(`${name}:${user.id}`, ['folded', 'unfolded']);
  const contentId = useId();
  const isUnfolded = state === 'unfolded';
  return (
    <section aria-label={title} className={cx('px-4 py-1.5', isUnfolded && 'pb-4')}>
      <div className="flex items-center gap-1">
        <h2 className="-mx-2 min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={contentId}
            onClick={() => keep(isUnfolded ? 'folded' : 'unfolded')}
            className="flex min-h-8 w-full items-center gap-1.5 rounded-md px-2 text-left text-xs font-medium text-muted-foreground -outline-offset-2 transition-colors duration-100 hover:bg-muted/70 pointer-coarse:min-h-11"
          >
            <ChevronRight
              aria-hidden="true"
              className={cx('-ml-0.5 size-3.5 shrink-0', isUnfolded && 'rotate-90')}
            />
            <span className="flex-1">{title}</span> {parts.summary}
          </button>
        </h2>
        {isUnfolded && parts.actions}
      </div>
      {parts.pinned && <div className="mt-1.5">{parts.pinned}</div>}
      <div id={contentId} className={cx(isUnfolded && 'mt-1.5')}>
        {isUnfolded && parts.children}
      </div>
    </section>
  );
}
