import { Resolver } from 'node:dns/promises';

/** DNS lookups of names that organizations enter. */
export interface Names {
  /** The TXT records of a name; null when no server answered, which differs from having none. */
  texts(name: string): Promise<string[] | null>;
  /** The MX records of a name. */
  mailServers(name: string): Promise<{ priority: number; exchange: string }[] | null>;
  /** The CNAME of a name. */
  aliases(name: string): Promise<string[] | null>;
  /** Any records of a name; fails with the code of the answer, as `dns.resolve` does. */
  records(name: string, type: string): Promise<unknown[]>;
}

/** Error codes that are an answer: the name does not exist, or has no record of this type. */
const nothing = new Set(['ENOTFOUND', 'ENODATA']);

/** Queries these servers, or the system's when none are given, with a timeout of seconds. */
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
