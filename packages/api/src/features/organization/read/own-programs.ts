import { prepare } from '../../../database/prepare.ts';
import type { OrganizationRow } from '../../../database/rows/people.ts';
import type { ApiKeyRow } from '../../../database/rows/programs.ts';
import type { Org, P } from '../../../database/types.ts';
import { readKey } from '../../api-keys/store.ts';

const webhookUrl = prepare((org, p: P<'id'>) =>
  org.from('webhooks').where('id', p.id).select('url'),
);

/** The organization's own API key, unless it was deleted with apiKeys.delete. */
export const readOwnKey = async (org: Org, { api_key_id: id }: OrganizationRow) =>
  id === null ? undefined : readKey(org, id);

/** The URL of the webhook created by the settings, unless it was deleted with webhooks.delete. */
export async function readOwnWebhookUrl(
  org: Org,
  { webhook_id: id }: OrganizationRow,
): Promise<string | null> {
  if (id === null) return null;
  return (await org.first<{ url: string }>(webhookUrl({ id })))?.url ?? null;
}

/** If there is a key, its own isActive decides, which apiKeys.update also changes. */
export const isKeyEnabled = (row: OrganizationRow, key: ApiKeyRow | undefined): boolean =>
  (key ? key.is_active : row.api_key_enabled) === 1;
