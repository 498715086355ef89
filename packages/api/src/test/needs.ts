import { isDeep } from './deep.ts';
import { dovecot } from './dovecot.ts';
import { needs } from './programs.ts';
import { clamd } from './real-clamd.ts';

export const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Options of a test that has nothing to show where one process owns the database. */
export const needsPostgres = needs('TEST_DATABASE_URL', hasPostgres);

/** Options of a test that takes minutes: only `npm run test:deep` does it. */
export const needsDeep = needs('npm run test:deep', isDeep);

/** Options of a test that speaks to a real IMAP server, the package dovecot-imapd of Debian. */
export const needsDovecot = needs('dovecot-imapd', Boolean(dovecot));

/** Options of a test that shows files to a real virus scanner, the package clamav-daemon of Debian. */
export const needsClamd = needs('clamav-daemon', Boolean(clamd));
