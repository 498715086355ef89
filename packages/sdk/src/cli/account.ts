import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { createHelpdesk, type Helpdesk } from '../index.ts';
import { exitCodes, Stop, type Terminal } from './said.ts';

/** The server and API key that commands use, from a file that only its owner can read. */
export interface Account {
  url: string;
  apiKey: string;
  /** Signs the events that `listen` forwards. It stays the same, so the receiver can keep it. */
  listenSecret?: string;
}

type Env = Terminal['env'];

/** Returns the path of the account file, in the system's configuration folder. */
export function accountFile(env: Env): string {
  const folder = env.HELPDESK_CONFIG_DIR ?? env.XDG_CONFIG_HOME ?? env.APPDATA;
  const own = env.HELPDESK_CONFIG_DIR ? '' : 'helpdesk';
  return path.join(folder ?? path.join(homedir(), '.config'), own, 'account.json');
}

/** Returns the account, or null if there is none. The environment takes precedence; the file's key is only used for its own server. */
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

/** Saves an account so only its owner can read it, and atomically. */
export function keepAccount(env: Env, account: Account): string {
  const file = accountFile(env);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, file);
  return file;
}

/** Returns the account. @throws Stop if no one is signed in */
export function mustBeSignedIn(env: Env): Account {
  const account = storedAccount(env);
  if (account) return account;
  throw new Stop(
    "You're not signed in. Run helpdesk login, or set HELPDESK_URL and HELPDESK_API_KEY.",
    exitCodes.notSignedIn,
  );
}

/** Returns the client of an account. */
export const clientOf = ({ url, apiKey }: Pick<Account, 'url' | 'apiKey'>): Helpdesk =>
  createHelpdesk({ baseUrl: url, apiKey, retries: 1 });
