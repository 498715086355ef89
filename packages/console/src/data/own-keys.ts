import { useSyncExternalStore } from 'react';
import { OWN_KEYS, type OwnKeys, ownKeys, pressedKeys } from './shortcuts.ts';

/** Whether a key event matches this single-key shortcut, including the user's customization. */
export function isShortcut(event: KeyboardEvent, keys: string): boolean {
  const own = ownKeys();
  const pressed = pressedKeys(event);
  return !(own.isOff && pressed === event.key) && (own.keys?.[keys]?.to ?? keys) === pressed;
}

const listeners = new Set<() => void>();

/** The user's customized single-key shortcuts, stored on this device. */
export function useOwnKeys() {
  // A string, because parsing it would return a new object each time.
  useSyncExternalStore(subscribe, () => localStorage.getItem(OWN_KEYS));
  const own = ownKeys();
  return {
    isOff: own.isOff === true,
    changed: Object.entries(own.keys ?? {}).map(([keys, change]) => ({ keys, ...change })),
    keysOf: (keys: string) => own.keys?.[keys]?.to ?? keys,
    switchOff: (isOff: boolean) => keep({ ...own, isOff }),
    /** Changes the key of a shortcut; setting its default key resets it. */
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
