import type { Result } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';

/** The room of the saved views that this browser knows of, so that nothing moves when they arrive. */
export function ViewsToCome() {
  const kept = useQueryClient().getQueryData<Result<'views.list'>>(readKey('views.list'));
  const count = kept?.views.length ?? 0;
  return <div aria-hidden="true" style={{ height: `calc(${count} * var(--view))` }} />;
}
