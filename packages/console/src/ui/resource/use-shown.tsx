import { type ReactNode, Suspense, useState } from 'react';

type Shown = {
  Dialog: (props: { item: never; onClose: () => void }) => ReactNode;
  item: unknown;
};

/** Opens a dialog, with or without an item. */
export type Show = (shown: Shown) => void;

const idOf = (item: unknown) => (item as { id: string } | null)?.id;

/** Returns the dialog that is open over a list, with the current data of its item. */
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
