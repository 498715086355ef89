import { useSyncExternalStore } from 'react';
import { OWN_KEYS, type OwnKeys, ownKeys, pressedKeys } from './shortcuts.ts';

/** Whether a key event is this single-key shortcut, as the user has it. */
export function isShortcut(event: KeyboardEvent, keys: string): boolean {
  const own = ownKeys();
  const pressed = pressedKeys(event);
  return !(own.isOff && pressed === event.key) && (own.keys?.[keys]?.to ?? keys) === pressed;
}

const listeners = new Set<() => void>();

/** The user's own choices about single-key shortcuts, kept on this device. */
export function useOwnKeys() {
  // A text, as each reading makes another object.
  useSyncExternalStore(subscribe, () => localStorage.getItem(OWN_KEYS));
  const own = ownKeys();
  return {
    isOff: own.isOff === true,
    changed: Object.entries(own.keys ?? {}).map(([keys, change]) => ({ keys, ...change })),
    keysOf: (keys: string) => own.keys?.[keys]?.to ?? keys,
    switchOff: (isOff: boolean) => keep({ ...own, isOff }),
    /** Gives a shortcut another key; its own one gives it back what it had. */
    change: (keys: string, to: string, label: string) => {
      const { [keys]: _, ...others } = own.keys ?? {};
      keep({ ...own, keys: to === keys ? others : { ...others, [keys]: { to, label } } });
    },
    reset: () => keep({ ...own, keys: {} }),
  };
}

function keep(own: OwnKeys) {
  localStorage.setItem(OWN_KEYS, JSON.stringify(own));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
