import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useOwnKeys } from '../data/own-keys.ts';
import { pressedKeys, type Shortcut, useShortcutGroups } from '../data/shortcuts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { Switch } from '../ui/Switch.tsx';
import m from './messages.yaml';

/** Lists the keyboard shortcuts of the current screen; users can change their keys or turn single ones off. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const groups = useShortcutGroups();
  const { isOff, switchOff, keysOf, change } = useOwnKeys();
  const [asking, ask] = useState<string | null>(null);
  const [taken, setTaken] = useState('');
  const all = groups.flatMap(({ shortcuts }) => shortcuts);

  function choose({ keys, label }: Shortcut, to: string) {
    const other = all.find((one) => one.keys !== keys && keysOf(one.keys) === to);
    setTaken(other ? m.shortcutsDialog.isUsedFor({ to, label: other.label }) : '');
    if (other) return;
    change(keys, to, label);
    ask(null);
  }

  return (
    <Dialog open onClose={onClose} title={m.shortcutsDialog.keyboardShortcuts}>
      <Switch
        label={m.shortcutsDialog.singleKeyShortcuts}
        hint={m.shortcutsDialog.turnThemOffIfYou}
        checked={!isOff}
        onChange={(isOn) => switchOff(!isOn)}
      />
      <p className="mt-2 mb-4 text-sm text-muted-foreground">
        {m.shortcutsDialog.selectAKeyToChange({
          profile: (words) => (
            <Link to="/profile" onClick={onClose} className="text-primary-text underline">
              {words}
            </Link>
          ),
        })}
      </p>
      <p role="status" className="text-sm text-destructive-text">
        {taken}
      </p>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {groups.map(({ name, shortcuts }) => (
          <section key={name}>
            <h3 className="text-xs font-medium text-muted-foreground">{name}</h3>
            <dl className="mt-1.5">
              {shortcuts.map((shortcut) => (
                <div
                  key={shortcut.keys}
                  className="flex items-center justify-between gap-4 py-1 text-sm"
                >
                  <dt>{shortcut.label}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {shortcut.run ? (
                      <KeyButton
                        shortcut={shortcut}
                        shown={keysOf(shortcut.keys)}
                        isAsking={asking === shortcut.keys}
                        onAsk={(is) => ask(is ? shortcut.keys : null)}
                        onChoose={(to) => choose(shortcut, to)}
                      />
                    ) : (
                      <Keys keys={shortcut.keys} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const Keys = ({ keys }: { keys: string }) =>
  keys.split(' ').map((key) => <Kbd key={key}>{key}</Kbd>);

type KeyButtonProps = {
  shortcut: Shortcut;
  /** The current keys. */
  shown: string;
  isAsking: boolean;
  onAsk: (is: boolean) => void;
  onChoose: (keys: string) => void;
};

/** The keys of a shortcut. A click lets the user press a new key. */
function KeyButton({ shortcut, shown, isAsking, onAsk, onChoose }: KeyButtonProps) {
  const { label, keys } = shortcut;
  return (
    <button
      type="button"
      data-escape={isAsking ? '' : undefined}
      aria-label={
        isAsking
          ? m.shortcutsDialog.pressTheNewKey({ label })
          : m.shortcutsDialog.changeTheKey({ label, keys: shown })
      }
      className="flex min-h-6 items-center gap-1 rounded-sm hover:bg-muted-strong/70"
      onClick={() => onAsk(!isAsking)}
      onBlur={() => onAsk(false)}
      onKeyDown={(event) => {
        if (!isAsking || ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(event.key))
          return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') onAsk(false);
        else if (event.key === 'Backspace' || event.key === 'Delete') onChoose(keys);
        else if (event.key.length === 1) onChoose(pressedKeys(event.nativeEvent));
      }}
    >
      {isAsking ? m.shortcutsDialog.pressAKey : <Keys keys={shown} />}
    </button>
  );
}
