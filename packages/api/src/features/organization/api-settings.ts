import type { Schema } from '@helpdesk/sdk/contract/operations';
import { apiPermissions } from '@helpdesk/sdk/rules/roles';
import { prepare } from '../../database/prepare.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { ApiKeyRow, WebhookRow } from '../../database/rows/programs.ts';
import type { Org, P } from '../../database/types.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import type { Outbound } from '../../outbound/request.ts';
import { createKey, deleteKey, setKeyActive } from '../api-keys/store.ts';
import { createWebhook, deleteWebhook, updateWebhook } from '../webhooks/store.ts';
import { readOrganization } from './store.ts';

const keyById = prepare((org, p: P<'id'>) => org.from('api_keys').where('id', p.id));
const webhookById = prepare((org, p: P<'id'>) => org.from('webhooks').where('id', p.id));

/** The organization's own key, unless it was deleted among the others. */
export const readOwnKey = async (org: Org, { api_key_id: id }: OrganizationRow) =>
  id === null ? undefined : org.first<ApiKeyRow>(keyById({ id }));

/** The webhook that the settings made, unless it was deleted among the others. */
export const readOwnWebhook = async (org: Org, { webhook_id: id }: OrganizationRow) =>
  id === null ? undefined : org.first<WebhookRow>(webhookById({ id }));

/** Once there is a key its own switch counts, which is among the others' too. */
export const isKeyEnabled = (row: OrganizationRow, key: ApiKeyRow | undefined): boolean =>
  (key ? key.is_active : row.api_key_enabled) === 1;

/** Switches the organization's own key, and makes, moves or ends its webhook; what is left out stays. */
export async function changeApi(
  org: Org,
  { sealing, outbound }: { sealing: string; outbound: Outbound },
  change: Schema<'ApiSettingsInput'>,
) {
  const { webhookUrl, apiKeyEnabled } = change;
  if (webhookUrl) refuseUnlessAllowed(outbound, webhookUrl);
  await org.write(async (tx) => {
    const row = await readOrganization(tx);
    if (apiKeyEnabled !== undefined) {
      const key = await readOwnKey(tx, row);
      if (key) await setKeyActive(tx, key.id, apiKeyEnabled);
      await tx.update('organizations', {}, { api_key_enabled: apiKeyEnabled });
    }
    if (!Object.hasOwn(change, 'webhookUrl')) return;
    const before = await readOwnWebhook(tx, row);
    if (webhookUrl && before) await updateWebhook(tx, before.id, { url: webhookUrl });
    else if (webhookUrl) {
      const made = await createWebhook(tx, sealing, {
        name: 'Organization webhook',
        url: webhookUrl,
        events: everyEvent,
      });
      await tx.update('organizations', {}, { webhook_id: made.row.id });
    } else if (before) await deleteWebhook(tx, before.id);
  });
}

const everyEvent: Schema<'WebhookEventName'>[] = [
  'ticket.created',
  'ticket.updated',
  'ticket.assigned',
  'ticket.resolved',
  'contact_form.submitted',
];

/** How the organization's own key begins and ends: the whole is kept nowhere. */
export async function readMaskedKey(org: Org): Promise<string> {
  const row = await readOrganization(org);
  const key = await readOwnKey(org, row);
  if (!key || !isKeyEnabled(row, key)) throw notFound('API key is not enabled');
  return `${key.prefix}…${key.last_four}`;
}

/** Makes the organization's own key anew, in place of the one before; answered this once. */
export function regenerateKey(org: Org): Promise<string> {
  return org.write(async (tx) => {
    const row = await readOrganization(tx);
    const before = await readOwnKey(tx, row);
    if (!isKeyEnabled(row, before)) {
      throw new Refusal(409, 'API key is not enabled', 'api_key_disabled');
    }
    if (before) await deleteKey(tx, before.id);
    const made = await createKey(tx, { name: 'Organization key', permissions: apiPermissions });
    await tx.update('organizations', {}, { api_key_id: made.row.id });
    return made.secret;
  });
}

function refuseUnlessAllowed(outbound: Outbound, url: string) {
  try {
    outbound.check(url);
  } catch {
    throw invalid('webhookUrl', 'This URL is not allowed', 'url_not_allowed');
  }
}
