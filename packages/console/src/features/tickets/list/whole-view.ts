import type { Input } from '@helpdesk/sdk/contract/operations';
import { callOperation } from '../../../data/client.ts';

const PAGE = 200;

/** Loads the ids of all tickets of a view; if stopped, returns those loaded so far. */
export async function idsOfView(
  query: Omit<Input<'tickets.list'>, 'limit' | 'cursor'>,
  isStopped: () => boolean,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  let cursor: string | null = null;
  do {
    const page: { id: string }[] & { nextCursor: string | null } = await callOperation(
      'tickets.list',
      { ...query, limit: PAGE, ...(cursor && { cursor }) },
    );
    for (const { id } of page) ids.add(id);
    cursor = page.nextCursor;
  } while (cursor && !isStopped());
  return [...ids];
}
