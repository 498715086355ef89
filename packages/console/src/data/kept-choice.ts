import { useSyncExternalStore } from 'react';

const PREFIX = 'helpdesk_choice:';
const listeners = new Set<() => void>();

/** A display setting, stored on this device; the first value is the default. */
export function useKeptChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (next: Value) => void] {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(PREFIX + name));
  const value = values.find((one) => one === kept) ?? values[0];
  return [value, (next) => keep(name, next)];
}

/** The order of some items, stored on this device; items that the stored order doesn't have come last. */
export function useKeptOrder<Item extends string>(
  name: string,
  items: readonly Item[],
): readonly [Item[], (next: readonly Item[]) => void] {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(PREFIX + name)) ?? '';
  const known = kept.split(',').flatMap((one) => items.find((item) => item === one) ?? []);
  return [[...new Set([...known, ...items])], (next) => keep(name, next.join(','))];
}

function keep(name: string, value: string) {
  localStorage.setItem(PREFIX + name, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
