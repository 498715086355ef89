import { hash } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect } from 'playwright/test';
import type { Colleague } from './organizations.ts';

/** Makes a session old, so sensitive operations ask for the password. */
export async function signedInLongAgo({ token, api, firstName }: Colleague) {
  const file = path.join(process.env.E2E_DATA_DIR ?? '', 'helpdesk.sqlite');
  const database = new Sqlite(file, { timeout: 5_000 });
  database
    .prepare('update sessions set proved_at = null where token_hash = ?')
    .run(hash('sha256', token, 'base64url'));
  database.close();
  // The server caches a session until something about its user changes.
  const answer = await api.patch('/api/profile', { data: { firstName } });
  expect(answer.status()).toBe(200);
}
