import { Resolver } from 'node:dns/promises';

/** What the name service says of names that organizations give. */
export interface Names {
  /** The texts kept at a name; null when nobody could be asked, which is not the same as that there are none. */
  texts(name: string): Promise<string[] | null>;
  /** The name that another one stands for. */
  aliases(name: string): Promise<string[] | null>;
}

/** Codes that are an answer: there is no such name, or nothing of this kind at it. */
const nothing = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks these servers, or the system's when none are named, and waits seconds, not minutes. */
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
    aliases: async (name) =>
      (await asked(() => resolver.resolveCname(name)))?.map((one) =>
        one.replace(/\.$/, '').toLowerCase(),
      ) ?? null,
  };
}
