import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file format: these letters, a salt, the content encrypted with AES-256-GCM, and its tag. Each file has its own key. */
const magic = Buffer.from('HDB1');
const saltLength = 32;
const tagLength = 16;
const headerLength = magic.length + saltLength;

const cipherKey = (key: string, salt: Uint8Array) => {
  const bytes = Buffer.from(hkdfSync('sha256', key, salt, 'helpdesk backup', 44));
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32) };
};

/** Distinguishes the files of one key from those of another. */
export const keyName = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, '', 'helpdesk backup name', 4)).toString('hex');

export interface Written {
  sha256: string;
  size: number;
}

/** Writes a file, encrypted if a key is given; it appears only once it is complete and on disk. */
export async function writeBackupFile(
  path: string,
  key: string | null,
  source: AsyncIterable<Uint8Array>,
): Promise<Written> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
  const hash = createHash('sha256');
  let size = 0;
  try {
    const file = await open(partial, 'wx', 0o600);
    try {
      const salt = randomBytes(saltLength);
      const made = key === null ? null : cipherKey(key, salt);
      const cipher = made && createCipheriv('aes-256-gcm', made.key, made.iv);
      if (cipher) await file.writeFile(Buffer.concat([magic, salt]));
      for await (const part of source) {
        hash.update(part);
        size += part.length;
        await file.writeFile(cipher ? cipher.update(part) : part);
      }
      if (cipher) await file.writeFile(Buffer.concat([cipher.final(), cipher.getAuthTag()]));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { sha256: hash.digest('hex'), size };
}

/** The content of a file; throws at its end if the file differs from what was written. */
export async function* readBackupFile(
  path: string,
  key: string | null,
): AsyncGenerator<Uint8Array> {
  if (key === null) {
    yield* createReadStream(path) as AsyncIterable<Buffer>;
    return;
  }
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(headerLength);
    const tag = Buffer.alloc(tagLength);
    await file.read(header, 0, headerLength, 0);
    await file.read(tag, 0, tagLength, Math.max(0, size - tagLength));
    if (size < headerLength + tagLength || !header.subarray(0, magic.length).equals(magic)) {
      throw new Error("The file isn't encrypted, or is incomplete");
    }
    const made = cipherKey(key, header.subarray(magic.length));
    const decipher = createDecipheriv('aes-256-gcm', made.key, made.iv).setAuthTag(tag);
    const [start, end] = [headerLength, size - tagLength - 1];
    if (end >= start) {
      for await (const part of createReadStream(path, { start, end }) as AsyncIterable<Buffer>) {
        yield decipher.update(part);
      }
    }
    yield decipher.final();
  } finally {
    await file.close();
  }
}
