import { headOf } from './sender-check.ts';

/** Reads the envelope sender that the server in front of us has recorded: '' for a mail server itself; null if there is none. */
export function returnPath(raw: Uint8Array): string | null {
  const [, bracketed, bare] =
    /^return-path:[ \t]*(?:<([^<>\r\n]*)>|([^<>\s]+@[^<>\s]+)[ \t]*$)/im.exec(headOf(raw)) ?? [];
  return bracketed ?? bare ?? null;
}
