import type { OperationId } from '@helpdesk/sdk/contract/operations';
import type { KeyCaller, Member } from '../../auth/caller.ts';
import type { InternalCall } from '../../http/internal-calls.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Json } from './input-schema.ts';

/** The caller: an API key that acts for a member. */
export interface Asked {
  server: ServerContext;
  key: KeyCaller;
  member: Member;
  call: InternalCall;
}

/** A tool for AI agents, built from operations of the contract. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The operations that the tool calls; it is hidden from callers who may not call them all. `takes` refers to the first. */
  operations: readonly [OperationId, ...OperationId[]];
  /** Fields of the first operation. */
  takes?: readonly string[];
  /** Arguments in addition to those fields. */
  own?: Record<string, Json>;
  required?: readonly string[];
  changes?: 'the desk' | 'reaches a customer';
  /** Returns text or data; throws refusals. */
  run(asked: Asked, input: Record<string, unknown>): Promise<unknown>;
}
