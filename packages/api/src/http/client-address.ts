import type { IncomingMessage } from 'node:http';

/** The caller's address: what the outermost trusted proxy wrote, never what the caller wrote himself. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return peer;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? peer;
}
