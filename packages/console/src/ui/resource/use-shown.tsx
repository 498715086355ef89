import { type ReactNode, Suspense, useState } from 'react';

type Shown = {
  Dialog: (props: { item: never; onClose: () => void }) => ReactNode;
  item: unknown;
};

/** Opens a dialog, about one of the list or none. */
export type Show = (shown: Shown) => void;

const idOf = (item: unknown) => (item as { id: string } | null)?.id;

/** The dialog that is open over a list; what it is about is as it is in the list by now. */
export function useShown(items: readonly unknown[] | undefined) {
  const [shown, setShown] = useState<Shown | null>(null);
  const id = idOf(shown?.item ?? null);
  const item = items?.find((one) => id !== undefined && idOf(one) === id) ?? shown?.item;
  const dialog = shown && (
    <Suspense>
      <shown.Dialog item={item as never} onClose={() => setShown(null)} />
    </Suspense>
  );
  return { show: setShown as Show, dialog };
}
