import type { OperationId, Result } from '@helpdesk/sdk/contract/operations';
import type { Query, QueryClient } from '@tanstack/react-query';
import { clearKept, type KeptRead, putKept } from './kept-database.ts';
import { forgetReads, ownerNow, ownerOfWindow, userAsKept } from './kept-reads.ts';

/** The operations to store: those that people use all day, but none that give access, such as API keys and invitation links. */
const keptOperations: ReadonlySet<unknown> = new Set<OperationId>([
  'auth.user',
  'chat.get',
  'chat.list',
  'chat.stats',
  'contactForms.list',
  'dashboard.counts',
  'dashboard.performance',
  'dashboard.stats',
  'helpArticles.list',
  'helpCategories.list',
  'notifications.list',
  'tags.list',
  'team.assignable',
  'tickets.get',
  'tickets.list',
  'tickets.stats',
  'views.counts',
  'views.list',
]);

/** Maximum characters of one read; of a longer list, only the start is stored. */
const MAX_LENGTH = 300_000;
const MAX_ITEMS = 200;
/** Time in milliseconds to collect changes. */
const GATHER = 1_000;

let isKeeping = false;

/** Stores reads in this browser, and clears everything if the user or their rights change. */
export function keepReads(client: QueryClient) {
  if (isKeeping) return;
  isKeeping = true;
  let rights = rightsOf(userAsKept());
  const changed = new Map<string, { query: Query; whose: string | null }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const queries = client.getQueryCache();
  queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  // Reads from before this code was loaded.
  for (const query of queries.getAll()) note(query);

  function note(query: Query) {
    if (query.queryKey[0] === 'auth.user') {
      const now = rightsOf(query.state.data);
      if (rights !== undefined && now !== rights) startOver(client, now !== 'nobody');
      rights = now;
    }
    if (!keptOperations.has(query.queryKey[0])) return;
    changed.set(query.queryHash, { query, whose: ownerOfWindow() });
    timer ??= setTimeout(whenIdle, GATHER, () => {
      timer = undefined;
      const whose = ownerNow();
      // Never stored for another session, such as one that has started since, in this window or another.
      const mine = [...changed.values()].filter((one) => one.whose === whose);
      const reads = mine.flatMap(({ query }) => keptFrom(query, whose));
      changed.clear();
      if (whose === ownerOfWindow() && reads.length > 0) void putKept(reads);
    });
  }
}

/** Returns the data that determines what a user can see; undefined until it is loaded. */
function rightsOf(data: unknown): string | undefined {
  if (data === undefined) return undefined;
  if (data === null) return 'nobody';
  const { id, organizations, permissions } = data as Result<'auth.user'>;
  return JSON.stringify([
    id,
    organizations[0]?.organizationId,
    organizations[0]?.role,
    permissions,
  ]);
}

function startOver(client: QueryClient, isSignedIn: boolean) {
  const ofOthers = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'auth.user' };
  if (isSignedIn) {
    void clearKept();
    void client.resetQueries(ofOthers);
  } else {
    void forgetReads();
    client.removeQueries(ofOthers);
  }
}

function keptFrom({ queryKey, queryHash, state }: Query, owner: string | null): KeptRead[] {
  if (!owner || state.data === undefined || state.data === null) return [];
  const data = beginningOf(state.data);
  if (JSON.stringify(data).length > MAX_LENGTH) return [];
  return [{ owner, hash: queryHash, key: queryKey, data, at: state.dataUpdatedAt }];
}

/** Returns the start of a list that has grown by scrolling. */
function beginningOf(data: unknown): unknown {
  const { items } = data as { items?: unknown };
  if (!Array.isArray(items) || items.length <= MAX_ITEMS) return data;
  return { ...(data as object), items: items.slice(0, MAX_ITEMS), nextCursor: null };
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: GATHER });
  else work();
}
