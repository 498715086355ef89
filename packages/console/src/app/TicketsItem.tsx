import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useFirstScreenShown } from '../data/first-screen.ts';
import { useKeptChoice } from '../data/kept-choice.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { later } from '../ui/later.tsx';
import m from './messages.yaml';
import { ViewLinks } from './ViewLinks.tsx';

const OpeningMenu = later(
  async () => (await import('../features/tickets/saved-views/OpeningMenu.tsx')).default,
);

/** The tickets in the sidebar, with their collapsible views below. */
export function TicketsItem({ children }: { children: ReactNode }) {
  const [views, keep] = useKeptChoice('views', ['shown', 'hidden']);
  const isShown = views === 'shown';
  const mayLoadMore = useFirstScreenShown();
  const id = useId();
  return (
    <>
      <div className="group/tickets relative flex">
        {children}
        <span className="absolute inset-y-0 right-0 flex items-center">
          <Suspense>{mayLoadMore && <OpeningMenu />}</Suspense>
          <IconButton
            label={isShown ? m.ticketsItem.hideViews : m.ticketsItem.showViews}
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => keep(isShown ? 'hidden' : 'shown')}
            className="size-7! pointer-coarse:size-10!"
          >
            <ChevronDown className={cx('transition-transform', !isShown && '-rotate-90')} />
          </IconButton>
        </span>
      </div>
      <div id={id}>
        <ViewLinks isFolded={!isShown} />
      </div>
    </>
  );
}
