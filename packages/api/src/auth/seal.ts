import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const keyOf = (secret: string) => hash('sha256', `seal ${secret}`, 'buffer');

/** Encrypts a text with the server's secret, so that it cannot be read from the database alone. */
export function seal(secret: string, text: string): string {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, keyOf(secret), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text; null when it was encrypted with another secret or has been changed. */
export function unseal(secret: string, sealed: string): string | null {
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
