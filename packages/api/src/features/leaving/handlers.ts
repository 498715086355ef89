import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { forgetDomain } from '../../auth/custom-domains.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid } from '../../refusal.ts';
import { verifiedDomainOf } from '../organization/read.ts';
import { requestDeletion } from './store/account.ts';
import { closeOrganization, reopenOrganization } from './store/closing.ts';

type OfOrganization = Pick<Handlers<'organization'>, 'close' | 'reopen'>;

export const closing: OfOrganization = {
  close: async ({ server, org, member, body }) => {
    const deletesAt = await closeOrganization(org, body.name, member);
    forgetSession(server);
    const domain = await verifiedDomainOf(org);
    if (domain) forgetDomain(server, domain);
    return { deletesAt };
  },

  reopen: async ({ server, org, member }) => {
    await reopenOrganization(org, member);
    forgetSession(server);
    const domain = await verifiedDomainOf(org);
    if (domain) forgetDomain(server, domain);
  },
};

export const accountDeletion: Pick<Handlers<'profile'>, 'delete'> = {
  delete: async ({ server, session, body, reply }) => {
    const { email } = session.user;
    if (normalizeEmail(body.email) !== email) {
      throw invalid('email', `Please type your email address: ${email}`);
    }
    const deletesAt = await requestDeletion(server.database.directory, session.user.id);
    forgetSession(server);
    reply.sessionCookie(null);
    return { deletesAt };
  },
};
