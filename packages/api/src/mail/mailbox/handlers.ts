import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { actorOf } from '../../auth/caller.ts';
import { type Config, mailHost, receivesMail } from '../../config.ts';
import type { Org } from '../../database/types.ts';
import { isConfirmed } from '../../features/accounts/store/confirmation.ts';
import { readMailSettings } from '../../features/organization/mail-settings.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import type { Handlers } from '../../http/handlers.ts';
import { claimMail, tooManyMails } from '../../mail-limits/limits.ts';
import { productAddress } from '../sending/address.ts';
import { ownSender } from '../sending/mailer.ts';
import { listHeld, takeHeldIn } from '../store/held-mails.ts';
import { arrivalOf, mailboxOf, sendAround } from './loop-test.ts';
import { type MailDomains, mailRecords } from './records.ts';

export const mailbox: Handlers<'mailbox'> = {
  get: async ({ server: { config, names }, org }) => {
    const { subdomain } = await readOrganization(org);
    const { from, domains } = await domainsOf(config, org);
    return {
      address: mailboxOf(config, subdomain),
      from,
      records: await mailRecords(names, domains),
    };
  },

  test: async ({ server: { config }, org, member, limits }) => {
    await limits.attempt('email.test', org.id);
    const { email: to, id: by } = member.user;
    await org.write(async (tx) => {
      const mail = { kind: 'organization.testEmail', seq: null, to, by } as const;
      if (!(await claimMail(tx, mail, await isConfirmed(tx)))) throw tooManyMails();
    });
    return { id: await sendAround(config, org), arrivedAt: null };
  },

  testResult: async ({ server: { config }, org, params: { id } }) => ({
    id,
    arrivedAt: await arrivalOf(config, org, id),
  }),

  listHeld: ({ org, query }) => listHeld(org, query),

  takeIn: ({ org, member, params }) => takeHeldIn(org, params.id, actorOf(member)),

  takeInFrom: ({ org, member, params, body: { email, name } }) =>
    takeHeldIn(org, params.id, actorOf(member), {
      email: normalizeEmail(email),
      name: name || null,
    }),
};

/** Returns the domains that receive and send email under the current settings. */
async function domainsOf(config: Config, org: Org) {
  const organization = await readOrganization(org);
  const settings = await readMailSettings(org, config.secret);
  const received: MailDomains['received'] = receivesMail(config)
    ? { domain: config.mailInDomain, host: mailHost(config.publicUrl) }
    : null;
  const from = await senderOf();
  const domain = from?.slice(from.lastIndexOf('@') + 1);
  const sent: MailDomains['sent'] = domain ? { domain, by: by() } : null;
  return { from, domains: { received, sent } };

  async function senderOf(): Promise<string | null> {
    if (settings.provider === 'helpdesk') return productAddress(config.publicUrl);
    try {
      return await ownSender(org, settings, organization);
    } catch {
      // The settings are incomplete.
      return null;
    }
  }

  function by() {
    if (settings.provider === 'google_workspace') return 'google';
    return settings.provider === 'smtp' && settings.smtp
      ? { host: settings.smtp.host }
      : 'helpdesk';
  }
}
