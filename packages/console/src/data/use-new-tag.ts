import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from './messages.yaml';
import { messageOr, useWrite } from './use-write.ts';

/** Adds a tag while one types; answers with null when that failed, which a toast says. */
export function useNewTag() {
  const { writeAsync, busy } = useWrite('tags.create', {
    failed: messageOr(m.useNewTag.failedToCreateTheTag),
    refresh: ['tags.list'],
  });
  const addTag = (name: string): Promise<Schema<'Tag'> | null> =>
    writeAsync({ name }).catch(() => null);
  return { addTag, busy };
}
