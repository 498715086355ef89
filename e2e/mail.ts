import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

const directory = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** Waits for an email to an address with a matching link and returns the newest one. The third argument is a link to ignore. */
export async function mailedLink(to: string, pattern: RegExp, besides?: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(
      names.map((name) => readFile(path.join(directory, name), 'utf8')),
    );
    link = mails
      .filter((mail) => mail.toLowerCase().includes(`to: ${to.toLowerCase()}`))
      .map((mail) => pattern.exec(unquoted(mail))?.[0])
      .filter((found) => found !== undefined && found !== besides)
      .at(-1);
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Waits for an email to an address that contains all pieces: text, or the bytes of an attached file. */
export async function mailedWith(
  to: string,
  pieces: readonly (string | Buffer)[],
  folder = directory,
): Promise<void> {
  const isIn = (mail: string, piece: string | Buffer) =>
    typeof piece === 'string'
      ? unquoted(mail).includes(piece)
      : mail.replaceAll(/\r?\n/g, '').includes(piece.toString('base64'));
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    const theirs = mails.filter((mail) => mail.toLowerCase().includes(`to: ${to.toLowerCase()}`));
    expect(theirs.some((mail) => pieces.every((piece) => isIn(mail, piece)))).toBe(true);
  }).toPass();
}

/** Returns an email with quoted-printable decoded. */
const unquoted = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
