import { randomInt } from 'node:crypto';
import type { RecoveryCodeRow } from '../../../database/rows/people.ts';
import { checkPassword, hashPassword } from '../passwords.ts';

const howMany = 10;
/** Omits characters that look alike on paper. */
const letters = '23456789bcdfghjkmnpqrstvwxz';
const half = 5;

/** Codes to show, and their hashes to store. Plain hashes of such short codes could be guessed, so they're hashed like passwords. */
export async function newRecoveryCodes() {
  const codes = Array.from({ length: howMany }, () => `${letterRow()}-${letterRow()}`);
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(typed(code)))) };
}

const letterRow = () =>
  Array.from({ length: half }, () => letters.charAt(randomInt(letters.length))).join('');

/** Normalizes a code for comparison. */
export const typed = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

/** Finds the matching code; takes equally long for each of them. */
export async function recoveryCodeAmong(
  rows: readonly Pick<RecoveryCodeRow, 'id' | 'code_hash'>[],
  code: string,
): Promise<string | null> {
  const checks = rows.map(({ code_hash: hash }) => checkPassword(hash, typed(code)));
  const found = (await Promise.all(checks)).indexOf(true);
  return rows[found]?.id ?? null;
}
