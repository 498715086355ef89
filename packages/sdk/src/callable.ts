import type { Input, OperationId } from './contract/operations.ts';

/** An operation as a bundle carries it; `@helpdesk/sdk/operations` has one of each. */
export interface Call<Id extends OperationId> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** How fields that are not in the path are sent; what a file's body leaves, and all where there is none, goes into the query. */
  readonly body?: 'json' | ((fields: Record<string, unknown>) => FormData | Blob);
  readonly idempotent?: boolean;
  readonly paged?: boolean;
  /** A list whose pages begin at an `offset`. */
  readonly offset?: boolean;
  /** Returns text instead of JSON. */
  readonly text?: boolean;
}

/** An input, which may be left out where no field of it is needed. */
export type Given<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? Input<Id> | undefined : Input<Id>;
