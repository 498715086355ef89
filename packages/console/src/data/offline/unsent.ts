import type { Input, OperationId, Schema } from '@helpdesk/sdk/contract/operations';
import { type AnswerOf, callOperation } from '../client.ts';

type CallOptions = NonNullable<Parameters<typeof callOperation>[2]>;

/** The call options of a write that can wait in this browser. */
export type WaitingOptions = CallOptions & {
  /** The value that the write replaces. */
  from?: unknown;
  /** The tag that the write adds or removes; its input has only the ID. */
  tag?: Schema<'TagRef'> | undefined;
};

/** Functions for writes that can wait; the code that stores them replaces these once it is loaded. */
export const unsent = {
  /** Returns undefined if the server is unreachable: the write then waits in this browser. */
  call: callOperation as <Id extends OperationId>(
    id: Id,
    input: Input<Id>,
    options: WaitingOptions,
  ) => Promise<AnswerOf<Id> | undefined>,
  /** Returns the number of waiting writes. */
  count: () => 0,
};
