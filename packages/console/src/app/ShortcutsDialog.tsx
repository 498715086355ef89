import { useShortcutGroups } from '../data/shortcuts.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import m from './messages.yaml';

/** Lists the keyboard shortcuts of the current screen. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const groups = useShortcutGroups();
  return (
    <Dialog open onClose={onClose} title={m.shortcutsDialog.keyboardShortcuts}>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {groups.map(({ name, shortcuts }) => (
          <section key={name}>
            <h3 className="text-xs font-medium text-muted-foreground">{name}</h3>
            <dl className="mt-1.5">
              {shortcuts.map(({ keys, label }) => (
                <div key={keys} className="flex items-center justify-between gap-4 py-1 text-sm">
                  <dt>{label}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.split(' ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
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
