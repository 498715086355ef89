import type { Schema } from '@helpdesk/sdk/contract/operations';
import m from './messages.yaml';
import { messageOr, useWrite } from './use-write.ts';

/** Creates a tag from a picker; resolves to null if that failed, which a toast reports. */
export function useNewTag() {
  const { writeAsync, busy } = useWrite('tags.create', {
    failed: messageOr(m.useNewTag.failedToCreateTheTag),
    refresh: ['tags.list'],
  });
  const addTag = (name: string): Promise<Schema<'Tag'> | null> =>
    writeAsync({ name }).catch(() => null);
  return { addTag, busy };
}
