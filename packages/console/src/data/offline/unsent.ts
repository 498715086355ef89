import type { Input, OperationId, Schema } from '@helpdesk/sdk/contract/operations';
import { type AnswerOf, callOperation } from '../client.ts';

type CallOptions = NonNullable<Parameters<typeof callOperation>[2]>;

/** What a write is called with that may wait in this browser. */
export type WaitingOptions = CallOptions & {
  /** What the write replaces. */
  from?: unknown;
  /** The tag that the write puts on or takes off, which its input names by id only. */
  tag?: Schema<'TagRef'> | undefined;
};

/** Calls for writes that may wait; the code that keeps them replaces these once it has loaded. */
export const unsent = {
  /** Without an answer: the write waits in this browser until the server can be reached. */
  call: callOperation as <Id extends OperationId>(
    id: Id,
    input: Input<Id>,
    options: WaitingOptions,
  ) => Promise<AnswerOf<Id> | undefined>,
  /** How many wait. */
  count: () => 0,
};
