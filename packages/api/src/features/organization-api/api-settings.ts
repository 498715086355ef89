import type { Schema } from '@helpdesk/sdk/contract/operations';
import { v1Permissions } from '@helpdesk/sdk/rules/api-permissions';
import type { Member } from '../../auth/caller.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { webhookEvents } from '../../events/for-programs.ts';
import type { Outbound } from '../../outbound/request.ts';
import { invalid, notFound, Refusal } from '../../refusal.ts';
import { changeKey, createKey, deleteKey } from '../api-keys/store.ts';
import { isKeyEnabled, readOwnKey } from '../organization/read/own-programs.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { refuseUnreadable } from '../webhooks/store/wanted-events.ts';
import {
  createWebhook,
  deleteWebhook,
  readWebhook,
  updateWebhook,
} from '../webhooks/store/webhooks.ts';

/** The webhook created by the settings, unless it was deleted with webhooks.delete. */
const readOwnWebhook = async (org: Org, { webhook_id: id }: OrganizationRow) =>
  id === null ? undefined : readWebhook(org, id);

/** Enables or disables the organization's own key, and creates, updates or deletes its webhook; omitted fields stay unchanged. */
export async function changeApi(
  org: Org,
  { sealing, outbound }: { sealing: string; outbound: Outbound },
  change: Schema<'ApiSettingsInput'>,
  member: Member,
) {
  const { webhookUrl, apiKeyEnabled } = change;
  const by = { key: null, member };
  if (webhookUrl) {
    refuseUnlessAllowed(outbound, webhookUrl);
    refuseUnreadable(by, webhookEvents, 'webhookUrl');
  }
  await org.write(async (tx) => {
    const row = await readOrganization(tx);
    if (apiKeyEnabled !== undefined) {
      const key = await readOwnKey(tx, row);
      if (key) await changeKey(tx, key.id, { isActive: apiKeyEnabled });
      await tx.update('organizations', {}, { api_key_enabled: apiKeyEnabled });
    }
    if (!Object.hasOwn(change, 'webhookUrl')) return;
    const before = await readOwnWebhook(tx, row);
    const { id: makerId } = member.user;
    if (webhookUrl && before) {
      await updateWebhook(tx, sealing, before.id, { url: webhookUrl }, by, makerId);
    } else if (webhookUrl) {
      const input = { name: 'Organization webhook', url: webhookUrl, events: webhookEvents };
      const made = await createWebhook(tx, sealing, input, makerId);
      await tx.update('organizations', {}, { webhook_id: made.row.id });
    } else if (before) await deleteWebhook(tx, before.id);
  });
}

/** The first and last characters of the organization's own key; the full key is not stored. */
export async function readMaskedKey(org: Org): Promise<string> {
  const row = await readOrganization(org);
  const key = await readOwnKey(org, row);
  if (!isKeyEnabled(row, key)) throw notFound('API key is not enabled');
  if (!key) throw notFound('API key is not created yet');
  return `${key.prefix}…${key.last_four}`;
}

/** Replaces the organization's own key and returns it once. */
export function regenerateKey(org: Org, madeById: string): Promise<string> {
  return org.write(async (tx) => {
    const row = await readOrganization(tx);
    const before = await readOwnKey(tx, row);
    if (!isKeyEnabled(row, before)) {
      throw new Refusal(409, 'API key is not enabled', 'api_key_disabled');
    }
    if (before) await deleteKey(tx, before.id);
    const input = { name: 'Organization key', permissions: v1Permissions, madeById };
    const made = await createKey(tx, input);
    await tx.update('organizations', {}, { api_key_id: made.row.id });
    return made.secret;
  });
}

function refuseUnlessAllowed(outbound: Outbound, url: string) {
  try {
    outbound.check(url);
  } catch {
    throw invalid('webhookUrl', 'This URL must be publicly accessible', 'url_not_allowed');
  }
}
