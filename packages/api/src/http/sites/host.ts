import type { IncomingMessage } from 'node:http';

/**
 * Normalizes the Host header, `Help.Example.com.:443` to `help.example.com:443`, for all later code. Returns false for
 * several Host headers, which could be read differently.
 */
export function readHost(request: IncomingMessage): boolean {
  const { headers, rawHeaders } = request;
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') named += 1;
  }
  if (named > 1) return false;
  if (headers.host) headers.host = headers.host.toLowerCase().replace(/\.(?=:\d+$|$)/, '');
  return true;
}
