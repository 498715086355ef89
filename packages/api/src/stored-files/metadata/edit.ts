/** The new content of a file, in order: ranges of the old content, and bytes that replace others. */
export type Edit = readonly (readonly [from: number, to: number] | Uint8Array)[];

/** Reads this many bytes at an offset; fewer only at the end. */
export type ReadAt = (from: number, length: number) => Promise<Buffer>;

export interface Source {
  read: ReadAt;
  size: number;
}

/** The file doesn't have the expected format. */
export class Malformed extends Error {}
