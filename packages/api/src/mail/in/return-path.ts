/** Reads the envelope sender that the server in front of us has recorded: '' for a mail server itself; null if there is none. */
export function returnPath(raw: Uint8Array): string | null {
  const [head = ''] = Buffer.from(raw.subarray(0, 65_536))
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  const [, bracketed, bare] =
    /^return-path:[ \t]*(?:<([^<>\r\n]*)>|([^<>\s]+@[^<>\s]+)[ \t]*$)/im.exec(head) ?? [];
  return bracketed ?? bare ?? null;
}
