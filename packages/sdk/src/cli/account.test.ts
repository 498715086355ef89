import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepAccount, mustBeSignedIn } from './account.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'helpdesk-account-'));
const own = { HELPDESK_CONFIG_DIR: folder };
const kept = { url: 'https://help.example.com', apiKey: 'hd_kept' };

beforeAll(() => void keepAccount(own, kept));
afterAll(() => rmSync(folder, { recursive: true }));

test('uses the account of the file, even if the environment names its server', () => {
  expect(mustBeSignedIn(own)).toEqual(kept);
  const named = { ...own, HELPDESK_URL: `${kept.url}/` };
  expect(mustBeSignedIn(named).apiKey).toBe(kept.apiKey);
});

test('prefers the environment to the file', () => {
  const other = { HELPDESK_URL: 'https://other.example', HELPDESK_API_KEY: 'hd_other' };
  expect(mustBeSignedIn({ ...own, ...other })).toEqual({
    url: other.HELPDESK_URL,
    apiKey: other.HELPDESK_API_KEY,
  });
});

test('sends the key of the file only to its own server', () => {
  for (const HELPDESK_URL of ['https://other.example', 'http://help.example.com', 'nowhere']) {
    expect(() => mustBeSignedIn({ ...own, HELPDESK_URL })).toThrow(/^You're not signed in/);
  }
});
