import type { ReactNode } from 'react';

/** An option in a list of results. */
export type Option = {
  key: string;
  icon: ReactNode;
  /** Screen readers announce label and detail. */
  label: ReactNode;
  detail?: ReactNode;
  /** A shortcut, or a few words at the end of the row. */
  hint?: ReactNode;
  run: () => void;
};

export type OptionGroup = { name: string; options: readonly Option[] };

/** Returns the options whose label matches, then those that match by synonym. */
export function foundByName<One extends { label: string; words: string }>(
  all: readonly One[],
  text: string,
): One[] {
  const named = all.filter(({ label }) => namesMatch(label, text));
  const called = all.filter(({ label, words }) => namesMatch(`${label} ${words}`, text));
  return [...new Set([...named, ...called])];
}

/** Returns whether every typed word is a prefix of one of the name's words. */
export function namesMatch(name: string, text: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const asked = text.toLowerCase().trim().split(/\s+/);
  return asked.every((begun) => words.some((word) => word.startsWith(begun)));
}

/** Removes empty groups. */
export function filled(groups: readonly OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
