import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

export type Shortcut = {
  /** The keys: '?', or a sequence such as 'g t'. */
  keys: string;
  label: string;
  /** Absent if the screen handles the key itself and only lists it. */
  run?: () => void;
};

export type ShortcutGroup = { name: string; shortcuts: readonly Shortcut[] };

const SEQUENCE = 1500;

const listeners = new Set<() => void>();
let groups: readonly ShortcutGroup[] = [];
let pressed = '';
let pressedAt = 0;

/** Registers shortcuts while mounted, and lists them in the help. Changed labels or keys need another name. */
export function useShortcuts(name: string, shortcuts: readonly Shortcut[]) {
  const latest = useRef(shortcuts);
  // Before the screen is painted, so a key does what the user sees.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const listed = shortcuts.map(({ keys }) => keys).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: changed keys register the group again.
  useLayoutEffect(() => {
    const group: ShortcutGroup = {
      name,
      shortcuts: latest.current.map(({ keys, label, run }) => ({
        keys,
        label,
        run: run && (() => latest.current.find((shortcut) => shortcut.keys === keys)?.run?.()),
      })),
    };
    show([...groups, group]);
    return () => show(groups.filter((other) => other !== group));
  }, [name, listed]);
}

/** Returns all active shortcuts, by group. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  return useSyncExternalStore(subscribe, () => groups);
}

/** Whether keys have another meaning: the user is typing or in a composer, or a menu or dialog is open. */
export function isTyping(target: EventTarget | null): boolean {
  if (isField(target) || isInComposer(target)) return true;
  return document.querySelector('html[data-modal], [role="menu"]') !== null;
}

const isInComposer = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest('[data-composer]') !== null;

function isField(target: EventTarget | null): target is HTMLElement {
  const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
  return target instanceof HTMLElement && target.closest(fields) !== null;
}

/** The user's changes to the single-key shortcuts, by their default keys. */
export type OwnKeys = { isOff?: boolean; keys?: Record<string, { to: string; label: string }> };

export const OWN_KEYS = 'helpdesk_keys';

export const ownKeys = (): OwnKeys => JSON.parse(localStorage.getItem(OWN_KEYS) ?? '{}');

/** Returns the pressed key with its modifiers, such as Alt+c. */
export function pressedKeys(event: KeyboardEvent): string {
  // On many keyboards, [ and ] are typed with AltGr, which some systems report as Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return event.key;
  const { ctrlKey, altKey, metaKey, key } = event;
  return `${ctrlKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${metaKey ? '⌘+' : ''}${key}`;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key === 'Escape') leaveField(event);
  if (isTyping(event.target) || event.defaultPrevented || event.key.length !== 1) return;
  const key = pressedKeys(event);
  const own = ownKeys();
  if (own.isOff && key === event.key) return;
  const before = event.timeStamp - pressedAt < SEQUENCE ? pressed : '';
  const all = groups.flatMap(({ shortcuts }) => shortcuts);
  const by = (typed: string) => all.find(({ keys }) => (own.keys?.[keys]?.to ?? keys) === typed);
  const found = by(`${before} ${key}`.trim()) ?? by(key);
  pressed = found ? '' : key;
  pressedAt = event.timeStamp;
  if (!found?.run) return;
  event.preventDefault();
  found.run();
}

/** Lets Escape leave a field or composer of the page and keep its text, so the next key is a shortcut again. */
function leaveField(event: KeyboardEvent) {
  const { target } = event;
  if (event.defaultPrevented || !(isField(target) || isInComposer(target))) return;
  if (!target.closest('main')) return;
  // Prevents the browser from clearing a search field.
  event.preventDefault();
  target.blur();
}

function show(next: readonly ShortcutGroup[]) {
  groups = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

document.addEventListener('keydown', onKeyDown);
