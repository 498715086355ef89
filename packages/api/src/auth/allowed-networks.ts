import { isIP } from 'node:net';
import { isStaff, type Role } from '@helpdesk/sdk/rules/roles';
import ipaddr from 'ipaddr.js';
import { keep } from '../memory.ts';
import { Refusal } from '../refusal.ts';

export interface AllowedNetwork {
  name: string;
  /** In normalized form: 203.0.113.0/24 or 2001:db8::/32. */
  network: string;
}

/** The IP allowlist for an organization's staff. */
export interface Gate {
  networks: readonly AllowedNetwork[];
  /** Whether API keys are restricted to these networks too. */
  includesKeys: boolean;
  /** Whether an address is in one of them; with an empty list, every address is. */
  opens(address: string): boolean;
}

const known = new Map<string, Gate>();

/** If the stored networks can't be read, this organization (and only this one) is closed to everyone. */
const closed: Gate = { networks: [], includesKeys: true, opens: () => false };

/** Parses an organization's stored allowlist; null if it has none. The same text returns the same object. */
export function gateIn(text: string | null): Gate | null {
  if (text === null) return null;
  const found = known.get(text);
  if (found) return found;
  const made = readGate(text);
  keep(known, text, made);
  return made;
}

function readGate(text: string): Gate {
  try {
    return gateOf(JSON.parse(text) as Pick<Gate, 'networks' | 'includesKeys'>);
  } catch {
    return closed;
  }
}

export function gateOf({ networks, includesKeys }: Pick<Gate, 'networks' | 'includesKeys'>): Gate {
  const ranges = networks.map(({ network }) => ipaddr.parseCIDR(network));
  const isOpen = ranges.length === 0;
  const opens = (address: string) => {
    if (isOpen) return true;
    if (!isIP(address)) return false;
    // Treats an IPv4 address on an IPv6 socket as IPv4.
    const at = ipaddr.process(address);
    return ranges.some((range) => at.kind() === range[0].kind() && at.match(range));
  };
  return { networks, includesKeys, opens };
}

/** Normalizes a network; null if it isn't one. */
export function asNetwork(text: string): string | null {
  const [address = '', bits, ...more] = text.trim().split('/');
  // The library would also accept 10.1 or 0x7f.1 as addresses.
  if (!isIP(address) || address.includes('%') || more.length > 0) return null;
  const parsed = ipaddr.parse(address);
  const most = parsed.kind() === 'ipv4' ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;
  const given = bits === undefined ? most : Number(bits);
  if (given > most) return null;
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress();
  if (isMapped && given >= 96) return networkOf(parsed.toIPv4Address(), given - 96);
  return networkOf(parsed, given);
}

function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const whole = `${address.toString()}/${bits}`;
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(whole)
      : ipaddr.IPv6.networkAddressFromCIDR(whole);
  return `${first.toString()}/${bits}`;
}

/** An address in its usual notation: IPv4 if it came over an IPv6 socket. */
export const readableAddress = (address: string) =>
  isIP(address) ? ipaddr.process(address).toString() : address;

/** Whether the allowlist keeps this member out of the organization at this address. */
export const isOutside = (
  { role, gate }: { role: Role; gate: Gate | null },
  address: string,
): boolean => gate !== null && isStaff(role) && !gate.opens(address);

/** The same for an API key. */
export const isKeyOutside = (gate: Gate | null, address: string): boolean =>
  gate?.includesKeys === true && !gate.opens(address);

/** The rejected caller, for the audit log. */
export interface RefusedCaller {
  organizationId: string;
  user: { id: string; name: string; email: string } | null;
  key: { id: string; name: string } | null;
}

/** Refuses a call from a network that the organization doesn't allow. */
export class OutsideNetworks extends Refusal {
  readonly caller: RefusedCaller;

  constructor(address: string, caller: RefusedCaller) {
    const who = caller.key ? 'API keys' : 'staff';
    const sentence = `Your organization's IP allowlist for ${who} doesn't include your address, ${readableAddress(address) || 'unknown'}`;
    super(403, sentence, 'network_not_allowed');
    this.caller = caller;
  }
}
