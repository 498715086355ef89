import { unknownAuditRecord } from '../../http/audit-record.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { accountPage } from '../../http/pages/account-page.ts';
import { html } from '../../http/pages/html.ts';
import { question, tokenPage } from '../../http/pages/token-page.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { isNoticeLink, readNoticeToken } from './notice-link.ts';
import { confirmNotices, findNoticeAddress } from './store/notice-addresses.ts';

const askTeam = html`<p>Ask the team that runs the form to send you a new link.</p>`;

/** `/confirm-notices/{token}` from an email: confirms an address for notifications of forms. */
export function noticePages(server: ServerContext, limits: Limits) {
  const { config, database } = server;
  async function find(token: string) {
    const read = readNoticeToken(token);
    const org = database.org(read.organizationId);
    const row = read.id ? await findNoticeAddress(org, read.id) : undefined;
    if (!row || !isNoticeLink(config, read, row)) {
      throw new Refusal(410, 'This link is invalid or has expired', 'token_invalid');
    }
    return { org, row };
  }
  return {
    ask: tokenPage(limits, 'form notices', askTeam, async ({ path }, token) => {
      const { org, row } = await find(token);
      const { name } = await readOrganization(org);
      const what = `${name} will send messages from its contact forms to ${row.email}.`;
      return question('Get notifications at this address?', what, path, 'Confirm');
    }),
    confirm: tokenPage(limits, 'form notices', askTeam, async (context, token) => {
      const { org, row } = await find(token);
      const auditRecord = unknownAuditRecord(context, server, acceptance, 'settings');
      await confirmNotices(
        database.during({ ...auditRecord, organizationId: org.id }).org(org.id),
        row,
      );
      return accountPage(
        'Address confirmed',
        html`<p role="status">We'll send messages from the contact form to ${row.email}.</p>`,
      );
    }),
  };
}

const acceptance = 'contactForms.acceptNotices';
