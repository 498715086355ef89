import { Resolver } from 'node:dns/promises';

/** DNS lookups of names that organizations enter. */
export interface Names {
  /** The TXT records of a name; null if no server responded, which differs from having none. */
  texts(name: string): Promise<string[] | null>;
  /** The MX records of a name. */
  mailServers(name: string): Promise<{ priority: number; exchange: string }[] | null>;
  /** The CNAME of a name. */
  aliases(name: string): Promise<string[] | null>;
  /** Any records of a name; fails with the error code of the response, as `dns.resolve` does. */
  records(name: string, type: string): Promise<unknown[]>;
}

/** Error codes that count as a response: the name doesn't exist, or has no record of this type. */
const nothing = new Set(['ENOTFOUND', 'ENODATA']);

/** Queries these servers, or the system's if none are given, with a timeout of two seconds and two tries. */
export function createNames(servers: readonly string[]): Names {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const asked = async <Found>(ask: () => Promise<Found[]>) => {
    try {
      return await ask();
    } catch (error) {
      return nothing.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
    }
  };
  return {
    texts: async (name) =>
      (await asked(() => resolver.resolveTxt(name)))?.map((parts) => parts.join('').trim()) ?? null,
    mailServers: (name) => asked(() => resolver.resolveMx(name)),
    aliases: async (name) =>
      (await asked(() => resolver.resolveCname(name)))?.map((one) =>
        one.replace(/\.$/, '').toLowerCase(),
      ) ?? null,
    records: async (name, type) => (await resolver.resolve(name, type)) as unknown[],
  };
}
