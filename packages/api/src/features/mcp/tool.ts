import type { OperationId } from '@helpdesk/sdk/contract/operations';
import type { KeyCaller, Member } from '../../auth/caller.ts';
import type { InternalCall } from '../../http/internal-calls.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Json } from './input-schema.ts';

/** Who asks: a program, in the place of a member. */
export interface Asked {
  server: ServerContext;
  key: KeyCaller;
  member: Member;
  call: InternalCall;
}

/** What an agent can do, by operations of the contract. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** Those that it calls: who may not call all of them is not shown the tool. Of the first it takes fields. */
  operations: readonly [OperationId, ...OperationId[]];
  /** Fields of the first operation. */
  takes?: readonly string[];
  /** Arguments that are no fields of it. */
  own?: Record<string, Json>;
  required?: readonly string[];
  changes?: 'the desk' | 'reaches a customer';
  /** Gives words or data; throws refusals. */
  run(asked: Asked, input: Record<string, unknown>): Promise<unknown>;
}
