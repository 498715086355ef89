import type { CallOptions } from './connection.ts';
import type { Input, OperationId, Result } from './contract/operations.ts';
import type { ItemOf, Pages } from './page.ts';

type Arguments<Id extends OperationId, Options> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: Options]
    : [input: Input<Id>, options?: Options];

/** Returns `undefined` only with `ifNoneMatch`. */
export interface Method<Id extends OperationId> {
  (...given: Arguments<Id, CallOptions & { ifNoneMatch?: undefined }>): Promise<Result<Id>>;
  (...given: Arguments<Id, CallOptions>): Promise<Result<Id> | undefined>;
}

export type PagedMethod<Id extends OperationId> = (
  ...given: Arguments<Id, CallOptions>
) => Pages<ItemOf<Id>>;
