import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { createHelpdesk, type Helpdesk } from '../index.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';

/** Where and as whom commands work; in a file that only its owner reads. */
export interface Account {
  url: string;
  apiKey: string;
  /** Signs what `listen` forwards; the same each time, so that the receiver keeps it. */
  listenSecret?: string;
}

type Env = Terminal['env'];

/** The file of the account, in the folder for settings of the system. */
export function accountFile(env: Env): string {
  const folder = env.HELPDESK_CONFIG_DIR ?? env.XDG_CONFIG_HOME ?? env.APPDATA;
  const own = env.HELPDESK_CONFIG_DIR ? '' : 'helpdesk';
  return path.join(folder ?? path.join(homedir(), '.config'), own, 'account.json');
}

/** The account that is signed in; null for none. The environment goes before the file, whose key is for its own server alone. */
function storedAccount(env: Env): Account | null {
  const file = readAccount(env);
  const url = env.HELPDESK_URL ?? file?.url;
  const isOfFile = file && url && URL.canParse(url) && new URL(url).origin === file.url;
  const apiKey = env.HELPDESK_API_KEY ?? (isOfFile ? file.apiKey : undefined);
  return url && apiKey ? { ...file, url, apiKey } : null;
}

function readAccount(env: Env): Account | null {
  let text: string;
  try {
    text = readFileSync(accountFile(env), 'utf8');
  } catch {
    return null;
  }
  try {
    return JSON.parse(text) as Account;
  } catch {
    throw new Stop(
      `Can't read ${accountFile(env)}. Sign in again: helpdesk login`,
      exitCodes.notSignedIn,
    );
  }
}

/** Keeps an account for its owner alone; never half of it. */
export function keepAccount(env: Env, account: Account): string {
  const file = accountFile(env);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, file);
  return file;
}

/** The account; refuses where nobody is signed in. */
export function mustBeSignedIn(env: Env): Account {
  const account = storedAccount(env);
  if (account) return account;
  throw new Stop(
    "You're not signed in. Run helpdesk login, or set HELPDESK_URL and HELPDESK_API_KEY.",
    exitCodes.notSignedIn,
  );
}

/** The client of an account. */
export const clientOf = ({ url, apiKey }: Pick<Account, 'url' | 'apiKey'>): Helpdesk =>
  createHelpdesk({ baseUrl: url, apiKey, retries: 1 });
