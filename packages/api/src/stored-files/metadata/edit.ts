/** What a file becomes, in order: parts of itself, from and to, and bytes that take the place of others. */
export type Edit = readonly (readonly [from: number, to: number] | Uint8Array)[];

/** Reads so many bytes at a place, fewer only at the end. */
export type ReadAt = (from: number, length: number) => Promise<Buffer>;

export interface Source {
  read: ReadAt;
  size: number;
}

/** The file is not what it looked like. */
export class Malformed extends Error {}
