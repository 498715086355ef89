import type { Context, Next } from 'koa';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { isSignupCode } from './signup-link.ts';
import { hasOrganization } from './store/accounts.ts';

type Server = Pick<ServerContext, 'config' | 'database'>;

/** Whether a visitor with this code, which may be empty, may create an organization. */
async function mayCreateOrganization({ config, database }: Server, code: string) {
  if (config.signup === 'open') return true;
  if (config.signup === 'invited') return isSignupCode(config, code);
  return !(await hasOrganization(database.directory));
}

export async function refuseClosedSignup(server: Server, code: string): Promise<void> {
  if (await mayCreateOrganization(server, code)) return;
  const sentence = 'Sign-up is closed on this server. Ask your team for an invitation.';
  throw new Refusal(403, sentence, 'signup_closed');
}

/** Marks the sign-up page if sign-up is closed, so it says so at once. */
export function markClosedSignup(server: Server) {
  return async (context: Context, next: Next) => {
    if (context.path === '/signup') {
      const code = new URLSearchParams(context.querystring).get('code') ?? '';
      context.state.isSignupClosed = !(await mayCreateOrganization(server, code));
    }
    return next();
  };
}
