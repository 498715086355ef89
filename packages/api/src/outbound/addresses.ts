import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as ask } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown because the address isn't on the public internet; reveals nothing about what is there. */
export class NotAllowed extends Error {
  constructor() {
    super('This address must be publicly accessible');
  }
}

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` converts ::ffff:10.0.0.1 to 10.0.0.1; tunnels such as 64:ff9b:: have ranges of their own.
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || isGlobal(read as ipaddr.IPv6));
}

/** Only 2000::/3 of IPv6 is public; addresses below it, such as ::7f00:1, may be read as IPv4. */
const isGlobal = ({ parts: [first = 0] }: ipaddr.IPv6) => first >> 13 === 1;

/** Rejects a host that is a private address or a name that can never be public; others are checked when connecting. */
export function checkHost(host: string, allowPrivate: boolean) {
  if (allowPrivate) return;
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isAllowed = isIP(name) ? isPublicAddress(name) : isPublicName(name);
  if (!isAllowed) throw new NotAllowed();
}

const isPublicName = (name: string) =>
  name.includes('.') && !/(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/i.test(name);

/**
 * A `lookup` for net.connect that returns public addresses only: the address that was checked is the one that is connected to,
 * so a name that changes in between (DNS rebinding) has no effect.
 */
export function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (host, options, done) => {
    ask(host, { ...(options as LookupOptions), all: true }, (error, found) => {
      const list = found as LookupAddress[];
      if (error) return done(error, '', 0);
      const isRefused = !allowPrivate && !list.every(({ address }) => isPublicAddress(address));
      if (isRefused || list.length === 0) return done(new NotAllowed(), '', 0);
      if (options.all) return done(null, list);
      const [first] = list as [LookupAddress];
      return done(null, first.address, first.family);
    });
  };
}
