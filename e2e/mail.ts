import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

const directory = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** The newest link in the mail to somebody that begins like this, as soon as it was sent. */
export async function mailedLink(to: string, pattern: RegExp, besides?: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
    const letters = await Promise.all(
      names.map((name) => readFile(path.join(directory, name), 'utf8')),
    );
    link = letters
      .filter((letter) => letter.toLowerCase().includes(`to: ${to.toLowerCase()}`))
      .map((letter) => pattern.exec(unquoted(letter))?.[0])
      .filter((found) => found !== undefined && found !== besides)
      .at(-1);
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link ?? '';
}

/** A letter without the line breaks and codes of quoted-printable. */
const unquoted = (letter: string) =>
  letter
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
