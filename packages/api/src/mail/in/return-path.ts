/** The envelope sender, as the server in front has written it down: '' for a mail server itself; null for none. */
export function returnPath(raw: Uint8Array): string | null {
  const [head = ''] = Buffer.from(raw.subarray(0, 65_536))
    .toString('latin1')
    .split(/\r?\n\r?\n/, 1);
  return /^return-path:\s*<([^<>\r\n]*)>/im.exec(head)?.[1] ?? null;
}
