import type { ReactNode } from 'react';

/** Something to choose in a list of finds. */
export type Option = {
  key: string;
  icon: ReactNode;
  /** The text in a screen reader's mouth is that of label and detail. */
  label: ReactNode;
  detail?: ReactNode;
  /** A shortcut, or a few words at the end of the line. */
  hint?: ReactNode;
  run: () => void;
};

export type OptionGroup = { name: string; options: readonly Option[] };

/** A command is found by every word of its name, begun anywhere. */
export function namesMatch(name: string, text: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const asked = text.toLowerCase().trim().split(/\s+/);
  return asked.every((begun) => words.some((word) => word.startsWith(begun)));
}

/** Without the groups in which there is nothing. */
export function filled(groups: readonly OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
