import { useQuery } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import { type AnswerOf, callOperation } from '../../../data/client.ts';

/** Previews what a macro would do to these tickets now; never cached. */
export function usePreview(macroId: string, ids: readonly string[]) {
  const input = { id: macroId, ids: [...ids] };
  return useQuery<AnswerOf<'macros.preview'>, Error>({
    queryKey: readKey('macros.preview', input),
    queryFn: ({ signal }) => callOperation('macros.preview', input, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
