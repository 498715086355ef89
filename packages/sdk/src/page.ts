import { send } from './call.ts';
import type { Call, Given } from './callable.ts';
import type { CallOptions, Connection } from './connection.ts';
import type { OperationId, Result, Schema } from './contract/operations.ts';

/** One page of a list: an array with `total` and `nextCursor`. */
export interface Page<Item> extends Array<Item> {
  /** Total number of matching items, on all pages. */
  total: number;
  /** Send it as `cursor` to get the next page; null on the last page. */
  nextCursor: string | null;
}

/** A list: `await` returns its first page, `for await` iterates over the items of all pages. */
export interface Pages<Item> extends PromiseLike<Page<Item>>, AsyncIterable<Item> {
  catch: Promise<Page<Item>>['catch'];
  finally: Promise<Page<Item>>['finally'];
}

/** The items of a list operation. */
export type ItemOf<Id extends OperationId> = Result<Id> extends (infer Item)[] ? Item : never;

/** Calls a list operation; sends nothing until you await it or iterate over it. */
export function pages<Id extends OperationId>(
  connection: Connection,
  operation: Call<Id>,
  input?: Given<Id>,
  options?: CallOptions,
): Pages<ItemOf<Id>> {
  let first: Promise<Page<ItemOf<Id>>> | undefined;
  const load = async (cursor?: string): Promise<Page<ItemOf<Id>>> => {
    const given = cursor === undefined ? input : { ...input, cursor };
    const { data, response } = await send(connection, operation, given as Given<Id>, options);
    const items = (data ?? []) as ItemOf<Id>[];
    return Object.assign(items, {
      total: Number(response.headers.get('X-Total-Count') ?? items.length),
      nextCursor: nextCursorOf(response.headers.get('Link')),
    });
  };
  const start = () => (first ??= load());
  return {
    // biome-ignore lint/suspicious/noThenProperty: a list is awaited like any other call
    then: (done, failed) => start().then(done, failed),
    catch: (failed) => start().catch(failed),
    finally: (done) => start().finally(done),
    async *[Symbol.asyncIterator]() {
      for (let page = await start(); ; page = await load(page.nextCursor)) {
        yield* page;
        if (page.nextCursor === null) return;
      }
    },
  };
}

type Counted = { data: unknown[]; pagination: Schema<'Pagination'> };

/** A list with offsets: `await` returns its first page, `for await` iterates over the items of all pages. */
export type Listed<Id extends OperationId> = Promise<Result<Id>> &
  AsyncIterable<Result<Id> extends { data: (infer Item)[] } ? Item : never>;

/** Calls a list operation with offsets. Items added or removed during iteration can shift others across pages. */
export function listed(
  connection: Connection,
  operation: Call<OperationId>,
  input?: object,
  options?: CallOptions,
): Promise<Counted> & AsyncIterable<unknown> {
  const load = async (more?: object) =>
    (await send(connection, operation, { ...input, ...more } as never, options))
      .data as unknown as Counted;
  const first = load();
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      for (let page = await first; ; ) {
        yield* page.data;
        const { offset, total } = page.pagination;
        const next = offset + page.data.length;
        if (next >= total || next === offset) return;
        page = await load({ offset: next });
      }
    },
  });
}

/** The cursor in a Link header's rel="next", if there is one. */
export function nextCursorOf(link: string | null): string | null {
  const next = link?.split(',').find((part) => /;\s*rel="?next"?/.test(part));
  const target = next && /<([^>]*)>/.exec(next)?.[1];
  return target ? new URL(target, 'http://helpdesk.invalid').searchParams.get('cursor') : null;
}
