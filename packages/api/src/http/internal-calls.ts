import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import {
  type Operation,
  type OperationId,
  operations,
  type Result,
} from '@helpdesk/sdk/contract/operations';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { notFound } from '../refusal.ts';

export interface InternalAnswer<Id extends OperationId> {
  result: Result<Id>;
  headers: { link: string; total: number };
}

/** Calls an operation with one flat object, like the SDK; throws the refusal. */
export type InternalCall = <Id extends OperationId>(
  id: Id,
  input: Record<string, unknown>,
  options?: { idempotencyKey?: string; ticketAccess?: string },
) => Promise<InternalAnswer<Id>>;

/** The headers that identify the caller and their origin. */
const passedOn = ['authorization', 'host', 'origin', 'sec-fetch-site', 'user-agent', 'x-act-as'];

/**
 * Calls operations on behalf of the sender of a request, with their key and from their address. Permissions, limits,
 * validation and responses are the same as over HTTP, because the calls use the same routes.
 */
export function internalCalls(app: Koa, routes: Middleware) {
  return (asked: Context): InternalCall =>
    async (id, input, { idempotencyKey, ticketAccess } = {}) => {
      const { method, url, body } = requestOf(operations[id], input);
      const headers: Record<string, string> = { 'accept-encoding': 'identity' };
      for (const name of passedOn) if (asked.get(name)) headers[name] = asked.get(name);
      if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
      if (ticketAccess) headers['x-ticket-access'] = ticketAccess;
      if (body !== null) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = String(Buffer.byteLength(body));
      }
      const request = Object.assign(new IncomingMessage(new Socket()), { method, url, headers });
      if (body !== null) request.push(body);
      request.push(null);
      const context = app.createContext(request, new ServerResponse(request));
      Object.assign(context.state, { requestId: asked.state.requestId, ip: asked.state.ip });
      await routes(context as never, async () => {
        throw notFound('No such endpoint');
      });
      const { body: answer, response } = context;
      return {
        result: answer ? JSON.parse(String(answer)) : undefined,
        headers: { link: response.get('Link'), total: Number(response.get('X-Total-Count')) },
      };
    };
}

function requestOf({ method, path, query, body }: Operation, input: Record<string, unknown>) {
  const rest = { ...input };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(take(name))));
  const search = new URLSearchParams();
  for (const name of query) {
    const value = take(name);
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return {
    method,
    url: `${filled}?${search}`.replace(/\?$/, ''),
    body: body === 'json' ? JSON.stringify(rest) : null,
  };
}
