import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import m from './messages.yaml';

/** Switches a preview between light and dark mode. */
export function LightOrDark({
  dark,
  onChange,
}: {
  dark: boolean;
  onChange: (dark: boolean) => void;
}) {
  return (
    <fieldset className="flex rounded-md border border-border-strong p-0.5">
      <legend className="sr-only">{m.lightOrDark.previewIn}</legend>
      <Mode
        label={m.lightOrDark.light}
        icon={<Sun />}
        isOn={!dark}
        onChoose={() => onChange(false)}
      />
      <Mode
        label={m.lightOrDark.dark}
        icon={<Moon />}
        isOn={dark}
        onChoose={() => onChange(true)}
      />
    </fieldset>
  );
}

type ModeProps = { label: string; icon: ReactNode; isOn: boolean; onChoose: () => void };

function Mode({ label, icon, isOn, onChoose }: ModeProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className="flex h-6 items-center gap-1 rounded-sm px-2 text-xs font-medium text-muted-foreground aria-pressed:bg-muted-strong aria-pressed:text-foreground pointer-coarse:h-8 [&>svg]:size-3.5"
    >
      {icon}
      {label}
    </button>
  );
}
