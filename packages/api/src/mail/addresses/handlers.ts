import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Config, receivesMail } from '../../config.ts';
import type { ImapAccountRow } from '../../database/rows/mail.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { placeOf } from '../../features/organization/mail-settings.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import type { Handlers } from '../../http/handlers.ts';
import { forgetAccess } from '../oauth/access.ts';
import { finishOAuth, startOAuth } from '../oauth/connect.ts';
import { productAddress } from '../sending/address.ts';
import { ownAddress } from '../sending/mailer.ts';
import { findImapAccount, readImapAccounts, removeImapAccount } from '../store/imap-accounts.ts';
import {
  addSupportAddress,
  assigneeOf,
  changeSupportAddress,
  maySendAs,
  mustFindAddress,
  readSupportAddresses,
  removeSupportAddress,
  type SupportAddress,
} from '../store/support-addresses.ts';
import { sendForwardingTest } from './forwarding-test.ts';
import { connectImap, presentImap } from './imap.ts';
import { senderRecords } from './sender-records.ts';

export const supportAddresses: Handlers<'supportAddresses'> = {
  list: async ({ server: { config }, org }) => {
    const organization = await readOrganization(org);
    const accounts = await readImapAccounts(org);
    return (await readSupportAddresses(org)).map((row) =>
      present(
        config,
        organization,
        row,
        accounts.find(({ id }) => id === row.id),
      ),
    );
  },

  create: async ({ server: { config }, org, body }) =>
    shown(config, org, await addSupportAddress(org, body, isOurs(config))),

  update: async ({ server: { config }, org, params, body }) =>
    shown(config, org, await changeSupportAddress(org, params.id, body)),

  delete: async ({ server, org, params }) => {
    const account = await findImapAccount(org, params.id);
    await removeSupportAddress(org, params.id);
    await forgetAccess(server, org, account);
  },

  test: async ({ server, org, member, params, limits }) => {
    const row = await mustFindAddress(org, params.id);
    await limits.attempt('email.test', org.id);
    const sent = await sendForwardingTest(server, org, row, member.user.id);
    return shown(server.config, org, sent);
  },

  connectImap: async ({ server: { config }, org, params, body, limits }) => {
    await mustFindAddress(org, params.id);
    await limits.attempt('email.test', org.id);
    await connectImap(config, org, params.id, body);
    return shown(config, org, await mustFindAddress(org, params.id));
  },

  disconnectImap: async ({ server, org, params }) => {
    await mustFindAddress(org, params.id);
    const account = await findImapAccount(org, params.id);
    await removeImapAccount(org, params.id);
    await forgetAccess(server, org, account);
  },

  startOAuth: async ({ server, org, params, body, host, token }) => {
    const address = await mustFindAddress(org, params.id);
    return { url: await startOAuth(server, org, address, { ...body, host, token }) };
  },

  finishOAuth: async ({ server, org, params, body, token, limits }) => {
    const address = await mustFindAddress(org, params.id);
    await limits.attempt('email.test', org.id);
    await finishOAuth(server, org, address, body.response, token);
    return shown(server.config, org, await mustFindAddress(org, params.id));
  },

  dns: async ({ server: { config, names }, org, params }) => {
    const { email } = await mustFindAddress(org, params.id);
    const provider = providerOf(config, await findImapAccount(org, params.id));
    const place = provider?.smtp ?? placeOf(await readOrganization(org));
    return place ? senderRecords(names, email.slice(email.lastIndexOf('@') + 1), place.host) : [];
  },
};

/** Checks whether an address is one of the helpdesk's own, which can't be forwarded to it. */
const isOurs = (config: Config) => (email: string) =>
  email === productAddress(config.publicUrl) ||
  (receivesMail(config) && email.endsWith(`@${config.mailInDomain}`));

const shown = async (config: Config, org: Org, row: SupportAddress) =>
  present(config, await readOrganization(org), row, await findImapAccount(org, row.id));

/** The provider that sends email for an address. */
const providerOf = ({ mailProviders }: Config, account: ImapAccountRow | undefined) =>
  account?.provider ? mailProviders[account.provider] : undefined;

const present = (
  config: Config,
  organization: OrganizationRow,
  row: SupportAddress,
  account: ImapAccountRow | undefined,
): Schema<'SupportAddress'> => ({
  id: row.id,
  email: row.email,
  name: row.name,
  signature: row.signature,
  assignee: assigneeOf(row),
  state: stateOf(row),
  forwardTo: receivesMail(config)
    ? `${organization.subdomain}+${row.inbound_tag}@${config.mailInDomain}`
    : null,
  confirmationUrl: row.verified_at === null ? row.confirmation_url : null,
  testSentAt: row.tested_at,
  arrivedAt: row.arrived_at,
  sendsFrom:
    providerOf(config, account) && maySendAs(row)
      ? row.email
      : sendsFrom(config, organization, row),
  sendProblem: row.send_problem,
  imap: presentImap(account),
  providers: (['google', 'microsoft'] as const).filter((name) => config.mailProviders[name]),
  createdAt: row.created_at,
});

function stateOf({ verified_at, arrived_at }: SupportAddress): Schema<'SupportAddress'>['state'] {
  if (verified_at !== null) return 'verified';
  return arrived_at === null ? 'unverified' : 'in_use';
}

/** Returns the sender address of replies under the current settings; null if they are incomplete. */
function sendsFrom(config: Config, organization: OrganizationRow, row: SupportAddress) {
  if (organization.email_provider === 'helpdesk') return productAddress(config.publicUrl);
  const place = placeOf(organization);
  if (place && maySendAs(row)) return row.email;
  try {
    return ownAddress({ smtp: place }, organization);
  } catch {
    return null;
  }
}
