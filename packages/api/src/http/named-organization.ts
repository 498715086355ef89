import type { OperationId } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../database/types.ts';
import type { Desk } from './desk.ts';
import { organizationIdOf } from './organization-of-request.ts';
import { notFound } from './refusal.ts';

const organizationMissing = "The organization you're looking for doesn't exist.";

/** What a visitor reads when the organization he names does not exist: where that says less, the same as for a wrong id. */
const missing: Partial<Record<OperationId, string>> = {
  'publicTickets.lookup': 'No ticket matches this email and ticket number',
  'widget.form': "The contact form you're looking for doesn't exist or is not available.",
  'widget.event': "The contact form you're looking for doesn't exist or is not available.",
  'widget.submit': "The contact form you're looking for doesn't exist or is not available.",
};

/** The organization that a public operation names by its path, its `org` query or its `org` field. */
export async function namedOrganization(
  desk: Desk,
  id: OperationId,
  params: Record<string, string>,
  query: unknown,
  body: unknown,
): Promise<Org | null> {
  const subdomain = params.subdomain ?? orgOf(query) ?? orgOf(body);
  if (subdomain === undefined) return null;
  const organizationId = await organizationIdOf(desk.database.directory, subdomain);
  if (!organizationId) throw notFound(missing[id] ?? organizationMissing);
  return desk.database.org(organizationId);
}

function orgOf(value: unknown): string | undefined {
  const org = (value as { org?: unknown } | null)?.org;
  return typeof org === 'string' ? org : undefined;
}
