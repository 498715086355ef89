import { randomInt } from 'node:crypto';
import type { RecoveryCodeRow } from '../../../database/rows/people.ts';
import { checkPassword, hashPassword } from '../passwords.ts';

const howMany = 10;
/** Without those that look alike on paper. */
const letters = '23456789bcdfghjkmnpqrstvwxz';
const half = 5;

/** Codes as they are shown, and as they are stored: short enough to be guessed from a plain hash, so hashed as passwords are. */
export async function newRecoveryCodes() {
  const codes = Array.from({ length: howMany }, () => `${letterRow()}-${letterRow()}`);
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(typed(code)))) };
}

const letterRow = () =>
  Array.from({ length: half }, () => letters.charAt(randomInt(letters.length))).join('');

/** A code as it is compared, however it was typed. */
export const typed = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');

/** Which of the codes this is; takes as long whichever it is. */
export async function recoveryCodeAmong(
  rows: readonly Pick<RecoveryCodeRow, 'id' | 'code_hash'>[],
  code: string,
): Promise<string | null> {
  const checks = rows.map(({ code_hash: hash }) => checkPassword(hash, typed(code)));
  const found = (await Promise.all(checks)).indexOf(true);
  return rows[found]?.id ?? null;
}
