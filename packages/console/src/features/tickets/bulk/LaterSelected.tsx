import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFirstScreenShown } from '../../../data/first-screen.ts';

const load = () => import('./SelectedTickets.tsx');
// Wanted once something is selected; then it stays, for what it still shows of a change.
const SelectedTickets = lazy(async () => ({ default: (await load()).SelectedTickets }));
// Screen readers say only what changes in what was there.
const ListStatus = lazy(() => import('./ListStatus.tsx'));

/**
 * What can be done with the selected tickets of a list, loaded with the first of them. It comes before the list, so that it is
 * reached before all rows, and is shown below it.
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
