import { type ComponentProps, lazy, Suspense, useState } from 'react';

const load = () => import('./SelectedTickets.tsx');
// Wanted once something is selected; then it stays, for what it still shows of a change.
const SelectedTickets = lazy(async () => ({ default: (await load()).SelectedTickets }));

/** What can be done with the selected tickets of a list, loaded with the first of them. */
export function LaterSelected(props: ComponentProps<typeof SelectedTickets>) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && props.selection.selected.length > 0) setWanted(true);
  return (
    isWanted && (
      <Suspense>
        <SelectedTickets {...props} />
      </Suspense>
    )
  );
}
