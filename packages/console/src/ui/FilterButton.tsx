import { type ReactNode, Suspense, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';

type FilterButtonProps = {
  label: string;
  icon: ReactNode;
  /** The text beside the icon, if there is room. */
  word?: string | undefined;
  /** Whether the filter is active. */
  isOn: boolean;
  /** Loads the panel before it is opened. */
  load: () => unknown;
  panel: (button: HTMLElement, close: () => void) => ReactNode;
};

/** A button that opens the panel of a filter; the panel's code is loaded on demand. */
export function FilterButton({ label, icon, word, isOn, load, panel }: FilterButtonProps) {
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={label}
        bordered
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => setOpened(opened ? null : currentTarget)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        className={cx(
          word && 'w-auto gap-1.5 px-3 text-sm font-medium pointer-coarse:w-auto',
          isOn && 'bg-accent/12 text-primary-text',
        )}
      >
        {icon}
        {word}
      </IconButton>
      {opened && <Suspense>{panel(opened, () => setOpened(null))}</Suspense>}
    </>
  );
}
