import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Logger } from 'pino';
import type { CertificateFiles } from '../../config-mail.ts';

interface Pair {
  cert: Buffer;
  key: Buffer;
}

export interface Certificate {
  current: Pair;
  /** Returns the certificate that has replaced the last one since the previous call; null for none. */
  renewed(): Promise<Pair | null>;
}

/** Opens a certificate whose files can be replaced while the server runs, as renewal programs do. */
export function openCertificate(files: CertificateFiles, log: Logger): Certificate {
  let seen: string | null = null;
  const current = { cert: readFileSync(files.cert), key: readFileSync(files.key) };
  return {
    current,
    async renewed() {
      try {
        const stamp = await stampOf(files);
        if (stamp === seen) return null;
        seen = stamp;
        const pair = { cert: await readFile(files.cert), key: await readFile(files.key) };
        // Throws while only one of the two files has been replaced: the next client gets both.
        createSecureContext(pair);
        return pair;
      } catch (error) {
        log.warn({ err: error }, "Couldn't use the renewed certificate for incoming mail");
        return null;
      }
    },
  };
}

async function stampOf({ cert, key }: CertificateFiles): Promise<string> {
  const both = await Promise.all([stat(cert), stat(key)]);
  return both.map(({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`).join(', ');
}
