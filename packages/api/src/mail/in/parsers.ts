import { createMailParser, Exhausting, type MailParser, type ParsedMail } from './thread.ts';

/** How long an organization waits behind the others after an email that exhausted a parser, in milliseconds. */
const slowFor = 10 * 60 * 1_000;
const maxRemembered = 10_000;

export interface MailParsers {
  /** Parses an email when it is its organization's turn. */
  parse(organizationId: string, raw: Uint8Array): Promise<ParsedMail>;
  /** Whether an email of the organization has recently taken too much time or memory. */
  isSlow(organizationId: string): boolean;
  close(): Promise<void>;
}

interface Waiting {
  organizationId: string;
  start(parser: MailParser): void;
}

/** Creates parsers that organizations share. Each organization uses one at a time, and all slow ones together use one, after the others. */
export function createMailParsers(
  parsers: readonly MailParser[] = [createMailParser(), createMailParser()],
): MailParsers {
  const free = [...parsers];
  const running = new Set<string>();
  let waiting: readonly Waiting[] = [];
  const slow = new Map<string, number>();

  const isSlow = (organizationId: string) => (slow.get(organizationId) ?? 0) > Date.now();

  function startNext() {
    const next = nextOf(waiting, running, isSlow);
    const parser = next && free.pop();
    if (!next || !parser) return;
    waiting = waiting.filter((one) => one !== next);
    running.add(next.organizationId);
    next.start(parser);
    startNext();
  }

  function markSlow(organizationId: string) {
    if (slow.size > maxRemembered) slow.clear();
    slow.set(organizationId, Date.now() + slowFor);
  }

  async function parseWith(parser: MailParser, organizationId: string, raw: Uint8Array) {
    try {
      return await parser.parse(raw);
    } catch (error) {
      if (error instanceof Exhausting) markSlow(organizationId);
      throw error;
    } finally {
      free.push(parser);
      running.delete(organizationId);
      startNext();
    }
  }

  return {
    isSlow,
    parse(organizationId, raw) {
      return new Promise((resolve, reject) => {
        const start = (parser: MailParser) =>
          void parseWith(parser, organizationId, raw).then(resolve, reject);
        waiting = [...waiting, { organizationId, start }];
        startNext();
      });
    },
    async close() {
      await Promise.all(parsers.map((parser) => parser.close()));
    },
  };
}

function nextOf(
  waiting: readonly Waiting[],
  running: ReadonlySet<string>,
  isSlow: (organizationId: string) => boolean,
) {
  const may = waiting.filter(({ organizationId }) => !running.has(organizationId));
  const first = may.find(({ organizationId }) => !isSlow(organizationId));
  return first ?? ([...running].some(isSlow) ? undefined : may[0]);
}

/** Returns the organizations whose emails may be claimed now: a slow one only if no other waits and none is running. */
export function claimable(
  organizationIds: readonly string[],
  isSlow: (organizationId: string) => boolean,
  isSlowRunning: boolean,
): string[] {
  const others = organizationIds.filter((id) => !isSlow(id));
  if (others.length > 0 || isSlowRunning) return others;
  return organizationIds.slice(0, 1);
}
