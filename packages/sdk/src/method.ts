import type { CallOptions } from './connection.ts';
import type { Input, OperationId } from './contract/operations.ts';

/** What a method takes: its input, which may be left out where no field of it is needed, and options. */
export type Arguments<Id extends OperationId, Options = CallOptions> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: Options]
    : [input: Input<Id>, options?: Options];

/** Options with the ETag of an earlier result. */
export type Unless<Etag> = Omit<CallOptions, 'ifNoneMatch'> & { ifNoneMatch?: Etag };

/** What comes back besides the result: nothing, where it may be unchanged. */
export type Unchanged<Etag> = Etag extends string ? undefined : never;
