import type { Context } from 'koa';
import { admitProgram } from '../../auth/authorize.ts';
import { readJson } from '../../http/bodies/body.ts';
import type { InternalCall } from '../../http/internal-calls.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { answerRpc } from './server.ts';

/** The Model Context Protocol over streamable HTTP, without sessions: each request authenticates itself and gets a JSON response. */
export function mcpRoute(
  server: ServerContext,
  limits: Limits,
  callsOf: (context: Context) => InternalCall,
) {
  return async (context: Context) => {
    context.state.operation = 'mcp';
    context.set('Cache-Control', 'no-store');
    if (context.method !== 'POST') {
      context.set('Allow', 'POST');
      throw new Refusal(405, "This method isn't allowed here", 'method_not_allowed');
    }
    const { key, member } = await admitProgram(context, server);
    await limits.call(context, 'session', key.id);
    const message = await readJson(context, key.organizationId);
    const asked = { server, key, member, call: callsOf(context) };
    const answer = await answerRpc(asked, message, {
      accept: context.get('Accept'),
      version: context.get('Mcp-Protocol-Version'),
    });
    context.status = answer.status;
    const type = answer.headers.get('Content-Type');
    if (type) context.set('Content-Type', type);
    context.body = await answer.text();
  };
}
