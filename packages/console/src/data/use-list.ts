import type { Input, OperationId } from '@helpdesk/sdk/contract/operations';
import type { AnswerOf } from './client.ts';
import { useRead } from './use-read.ts';
import { whyFailed } from './why-failed.ts';

/** The items of a response, which is a list or has one in `data`. */
type ItemsOf<Answer> = Answer extends { data: infer Items } ? Items : Answer;

/** Reads a complete list, in the format that list components need. */
export function useList<Id extends OperationId>(id: Id, input?: Input<Id>) {
  const { data, error, refetch } = useRead(id, input);
  const items = Array.isArray(data) ? data : (data as { data?: unknown } | undefined)?.data;
  return {
    items: items as ItemsOf<AnswerOf<Id>> | undefined,
    problem: data === undefined && error ? whyFailed(error) : null,
    retry: () => void refetch(),
  };
}
