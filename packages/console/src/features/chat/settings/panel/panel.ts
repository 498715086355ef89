import type { Schema } from '@helpdesk/sdk/contract/operations';

export type Panel = Schema<'ChatPanel'>;

/** What a part of the form needs: the panel, what changes it, and what the server says of its fields. */
export type PartProps = {
  panel: Panel;
  onChange: (change: Partial<Panel>) => void;
  /** What is wrong with a field, by its path within the panel. */
  errorAt: (path: string) => string | undefined;
};

/** The lines of a text that say something. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
