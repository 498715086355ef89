import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { newestSecret, secretsOf } from './secrets.ts';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const keyOf = (secret: string) => hash('sha256', `seal ${secret}`, 'buffer');

/** Encrypts a text with the server's newest secret, so database access alone isn't enough to read it. */
export function seal(secret: string, text: string): string {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, keyOf(newestSecret(secret)), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text; null if none of the server's secrets match or the text was changed. */
export function unseal(secret: string, sealed: string): string | null {
  for (const one of secretsOf(secret)) {
    const opened = openedWith(one, sealed);
    if (opened !== null) return opened;
  }
  return null;
}

/** Encrypts the text again with the newest secret; null if it already is, or if no secret decrypts it. */
export function sealedAnew(secret: string, sealed: string): string | null {
  if (openedWith(newestSecret(secret), sealed) !== null) return null;
  const opened = unseal(secret, sealed);
  return opened === null ? null : seal(secret, opened);
}

function openedWith(secret: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64');
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivLength));
    opening.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const text = opening.update(bytes.subarray(ivLength + tagLength));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
