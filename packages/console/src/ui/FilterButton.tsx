import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from './IconButton.tsx';

type FilterButtonProps = {
  label: string;
  icon: ReactNode;
  /** Whether something is filtered by it. */
  isOn: boolean;
  /** Loads the panel before it is opened. */
  load: () => unknown;
  panel: (button: HTMLElement, close: () => void) => ReactNode;
};

/** A filter that has a panel, with code that comes when it is wanted. */
export function FilterButton({ label, icon, isOn, load, panel }: FilterButtonProps) {
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
        {...(isOn && { className: 'bg-accent/12 text-primary-text' })}
      >
        {icon}
      </IconButton>
      {opened && <Suspense>{panel(opened, () => setOpened(null))}</Suspense>}
    </>
  );
}
