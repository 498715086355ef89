import type { Answer } from './attempt.ts';
import { send } from './call.ts';
import type { Call, Given } from './callable.ts';
import type { HelpdeskOperations } from './client/client.ts';
import type { CallOptions, Connection } from './connection.ts';
import type { OperationId, Result } from './contract/operations.ts';
import type * as calls from './operations.ts';
import { listed, pages } from './page.ts';
import { type Realtime, realtimeOf } from './realtime.ts';
import { readTable } from './table-reader.ts';

export type { Answer } from './attempt.ts';
export type { Call } from './callable.ts';
export type { CallOptions, Connection, Hooks, RequestInfo } from './connection.ts';
export type { ErrorCode, Input, OperationId, Result, Schema } from './contract/operations.ts';
export { type ClientErrorCode, HelpdeskError } from './error.ts';
export { type FormFrameMessage, fitToForm, listenToForm } from './form-frame.ts';
export type { Listed, Page, Pages } from './page.ts';
export type {
  RealtimeConnection,
  RealtimeEvent,
  RealtimeOptions,
  RealtimePresence,
} from './realtime.ts';
export type { FieldError } from './rules/field-errors.ts';

/** A Helpdesk client, with a method for every operation of the contract. */
export type Helpdesk = Omit<HelpdeskOperations, 'realtime'> & {
  realtime: HelpdeskOperations['realtime'] & Realtime;
  /**
   * Calls an operation by name and returns the result with its ETag and headers.
   * @throws HelpdeskError like the operation's own method.
   */
  send<Id extends CallableId>(
    id: Id,
    input?: Given<Id>,
    options?: CallOptions,
  ): Promise<Answer<Result<Id>>>;
};

/** The names of operations that a program can call; redirects are only for browsers. */
export type CallableId = (typeof calls)[keyof typeof calls]['id'];

type AnyCall = Call<OperationId>;

/**
 * A client of a Helpdesk server: `helpdesk.tickets.create({ subject, description })`.
 * Every method takes one flat object (path, query and body fields) and `CallOptions`.
 * @throws TypeError from each call if there is neither a page nor a `baseUrl`.
 */
export function createHelpdesk(connection: Connection = {}): Helpdesk {
  const table: readonly AnyCall[] = readTable();
  const helpdesk: Record<string, unknown> = {
    send: (id: string, input?: object, options?: CallOptions) => {
      const operation = table.find((each) => each.id === id);
      if (!operation) throw new TypeError(`There is no operation ${id}`);
      needAddress(connection);
      return send(connection, operation, input as never, options);
    },
  };
  for (const operation of table) {
    const [tag = '', verb = ''] = operation.id.split('.');
    const group = (helpdesk[tag] ??= {}) as Record<string, unknown>;
    group[verb] = methodOf(connection, operation);
  }
  const complete = helpdesk as unknown as Helpdesk;
  const prove = () => complete.realtime.ticket({}, { retries: 0 });
  Object.assign(complete.realtime, realtimeOf(connection, prove));
  return complete;
}

function methodOf(connection: Connection, operation: AnyCall) {
  const list = operation.paged ? pages : operation.offset && listed;
  return list
    ? (input?: object, options?: CallOptions) => {
        needAddress(connection);
        return list(connection, operation, input as never, options);
      }
    : async (input?: object, options?: CallOptions) => {
        needAddress(connection);
        return (await send(connection, operation, input as never, options)).data;
      };
}

/** Outside of a page, `baseUrl` is required. */
function needAddress({ baseUrl, fetch }: Connection) {
  const { location } = globalThis as { location?: object };
  if (!baseUrl && !fetch && !location) throw new TypeError('baseUrl is missing');
}
