import type { Result } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';

/** Reserves space for the saved views that this browser remembers, so nothing moves when they load. */
export function ViewsToCome() {
  const kept = useQueryClient().getQueryData<Result<'views.list'>>(readKey('views.list'));
  const count = kept?.views.length ?? 0;
  return <div aria-hidden="true" style={{ height: `calc(${count} * var(--view))` }} />;
}
