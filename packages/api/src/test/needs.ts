import { isDeep } from './deep.ts';
import { dovecot } from './dovecot.ts';
import { needs } from './programs.ts';
import { clamd } from './real-clamd.ts';

export const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Options of a test that needs PostgreSQL, because SQLite allows only one process. */
export const needsPostgres = needs('TEST_DATABASE_URL', hasPostgres);

/** Options of a test that takes minutes: only `npm run test:deep` runs it. */
export const needsDeep = needs('npm run test:deep', isDeep);

/** Options of a test that needs a real IMAP server, Debian's package dovecot-imapd. */
export const needsDovecot = needs('dovecot-imapd', Boolean(dovecot));

/** Options of a test that needs a real virus scanner, Debian's package clamav-daemon. */
export const needsClamd = needs('clamav-daemon', Boolean(clamd));
