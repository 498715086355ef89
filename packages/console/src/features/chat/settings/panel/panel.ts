import type { Schema } from '@helpdesk/sdk/contract/operations';

export type Panel = Schema<'ChatPanel'>;

/** The props of a part of the form: the panel, its setter, and the server's errors. */
export type PartProps = {
  panel: Panel;
  onChange: (change: Partial<Panel>) => void;
  /** The error of a field, by its path within the panel. */
  errorAt: (path: string) => string | undefined;
};

/** The non-empty lines of a text. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
