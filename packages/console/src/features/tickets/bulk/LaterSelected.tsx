import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFirstScreenShown } from '../../../data/first-screen.ts';

const load = () => import('./SelectedTickets.tsx');
// Loaded with the first selection; then it stays, as it still shows the result of a change.
const SelectedTickets = lazy(async () => ({ default: (await load()).SelectedTickets }));
// Screen readers announce only changes in a region that was there before.
const ListStatus = lazy(() => import('./ListStatus.tsx'));

/**
 * The actions for the selected tickets of a list, loaded with the first selection. It comes before the list in the
 * document, so keyboard users reach it before all rows, and is shown below it.
 */
export function LaterSelected(props: ComponentProps<typeof SelectedTickets>) {
  const [isWanted, setWanted] = useState(false);
  const mayLoadMore = useFirstScreenShown();
  if (!isWanted && props.selection.selected.length > 0) setWanted(true);
  return (
    <Suspense>
      {mayLoadMore && <ListStatus {...props} />}
      {isWanted && <SelectedTickets {...props} />}
    </Suspense>
  );
}
