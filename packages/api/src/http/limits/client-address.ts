import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The client's IP address as set by the outermost trusted proxy, never as claimed by the client. */
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

/** The largest network that a provider assigns to one customer: an IPv4 /24, an IPv6 /48. */
export function networkKey(address: string): string {
  return limitKey(address).split(/[.:]/, 3).join(':');
}

/** The key for rate limits: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':') || !isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
