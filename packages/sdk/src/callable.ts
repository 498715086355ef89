import type { Input, OperationId } from './contract/operations.ts';

/** The description of an operation in a bundle; `@helpdesk/sdk/operations` exports one for each. */
export interface Call<Id extends OperationId> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** How fields outside the path are sent; those left over from a file's body, or without a body, are sent in the query. */
  readonly body?: 'json' | ((fields: Record<string, unknown>) => FormData | Blob);
  readonly idempotent?: boolean;
  readonly paged?: boolean;
  /** A list that is paginated by `offset`. */
  readonly offset?: boolean;
  /** Reads the response as text, or as the bytes of a file, instead of JSON. */
  readonly as?: 'text' | 'blob';
}

/** An input, optional if none of its fields is required. */
export type Given<Id extends OperationId> =
  Record<never, never> extends Input<Id> ? Input<Id> | undefined : Input<Id>;
