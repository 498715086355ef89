import { useSyncExternalStore } from 'react';

export const themes = ['blue', 'green', 'purple'] as const;
export type ThemeName = (typeof themes)[number];

// app/head.ts reads the same keys before the first paint.
const THEME_KEY = 'helpdesk_theme';
const DARK_KEY = 'helpdesk_dark';

const listeners = new Set<() => void>();
const root = () => document.documentElement;

function currentTheme(): ThemeName {
  return themes.find((name) => root().classList.contains(`theme-${name}`)) ?? 'blue';
}

function isDark(): boolean {
  return root().classList.contains('dark');
}

/** Sets a color theme as a class on the document root and stores it. */
export function setTheme(theme: ThemeName) {
  for (const name of themes) root().classList.toggle(`theme-${name}`, name === theme);
  remember(THEME_KEY, theme);
}

/** Turns dark mode on or off and stores the choice. */
export function setDark(dark: boolean) {
  root().classList.toggle('dark', dark);
  remember(DARK_KEY, String(dark));
}

function remember(key: string, value: string) {
  localStorage.setItem(key, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  // head.ts has already applied the change.
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  const dark = useSyncExternalStore(subscribe, isDark);
  return { theme, dark };
}
