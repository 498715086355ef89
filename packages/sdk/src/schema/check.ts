import * as z from 'zod/mini';
import { type Broken, type Said, sentence } from './say.ts';

/** Returns a zod check that reports the first broken rule of a value, with the contract's message. */
export function check<Value>(said: Said, find: (value: Value) => Broken | undefined) {
  const made = z.check<Value>(
    (payload) => {
      const broken = find(payload.value);
      if (!broken) return;
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        path: [],
        params: broken,
        inst: made,
        continue: true,
      } as never);
    },
    {
      error: (issue: { path?: readonly PropertyKey[]; params?: unknown }) =>
        sentence(said, issue.params as Broken, issue.path),
    } as never,
  );
  return made;
}
