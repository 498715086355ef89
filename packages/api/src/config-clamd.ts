import { ConfigError } from './config-error.ts';

/** The address of a scanner with the clamd protocol. */
export type Clamd = { host: string; port: number } | { path: string };

/** Reads the address of a scanner; null for none. */
export function clamdPlace(text: string | undefined): Clamd | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'tcp:' && url.hostname) {
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || 3310 };
  }
  if (url?.protocol === 'unix:' && url.pathname.startsWith('/')) return { path: url.pathname };
  throw new ConfigError('CLAMD_URL must look like tcp://127.0.0.1:3310 or unix:/run/clamd.ctl.');
}
