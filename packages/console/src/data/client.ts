import { createHelpdesk, type Page } from '@helpdesk/sdk';
import type { Input, OperationId, operations, Result } from '@helpdesk/sdk/contract/operations';
import { earlyAnswer, noteFirstRead } from './offline/early-reads.ts';
import { reaching } from './offline/reach.ts';
import { organizationOfPath } from './organization-address.ts';
import { authToken } from './signing-in/auth-token.ts';

/** The connection to the console's server. It doesn't retry failed calls: screens report them with a retry button. */
export const connection = {
  baseUrl: window.location.origin,
  token: authToken,
  credentials: 'include',
  organization: () => organizationOfPath(window.location.pathname),
  retries: 0,
} as const;

/** The console's only SDK client. */
export const helpdesk = createHelpdesk({
  ...connection,
  fetch: (url, init) => {
    const headers = init?.headers;
    if (init?.method !== 'GET' || !(headers instanceof Headers)) {
      return reaching(() => fetch(url, init));
    }
    noteFirstRead(String(url));
    return reaching(() => earlyAnswer(String(url), headers, init.signal) ?? fetch(url, init));
  },
});

type IsPaged<Id extends OperationId> = (typeof operations)[Id]['paged'];

/** The result of an operation; for a paginated list, a page with its total and next cursor. */
export type AnswerOf<Id extends OperationId> =
  IsPaged<Id> extends true ? (Result<Id> extends (infer Item)[] ? Page<Item> : never) : Result<Id>;

type Options = { signal?: AbortSignal; idempotencyKey?: string; ifMatch?: string };
type Method = (input: unknown, options: Options) => PromiseLike<unknown>;

/** Calls an operation by its name, which is also its cache key. */
export async function callOperation<Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  options: Options = {},
): Promise<AnswerOf<Id>> {
  const [tag = '', verb = ''] = id.split('.');
  const groups = helpdesk as unknown as Record<string, Record<string, Method>>;
  const method = groups[tag]?.[verb];
  if (!method) throw new TypeError(`There is no operation ${id}`);
  return (await method(input, options)) as AnswerOf<Id>;
}
