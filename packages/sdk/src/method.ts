import type { CallOptions } from './connection.ts';
import type { Input, OperationId } from './contract/operations.ts';

/** The arguments of a method: its input, optional if none of its fields is required, and options. */
export type Arguments<Id extends OperationId, Options = CallOptions> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: Options]
    : [input: Input<Id>, options?: Options];

/** Options with the ETag of an earlier result. */
export type Unless<Etag> = Omit<CallOptions, 'ifNoneMatch'> & { ifNoneMatch?: Etag };

/** `undefined` in addition to the result, if it may be unchanged. */
export type Unchanged<Etag> = Etag extends string ? undefined : never;
