import type { Operation } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../database/types.ts';
import { notFound } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import { recognizeSubdomain } from './subdomain-memory.ts';

const organizationMissing = "The organization you're looking for doesn't exist.";

/** The organization that a public operation names in its path, `org` query parameter or `org` field. */
export async function namedOrganization(
  server: ServerContext,
  operation: Operation,
  params: Record<string, string>,
  query: unknown,
  body: unknown,
): Promise<Org | null> {
  const subdomain = params.subdomain ?? orgOf(query) ?? orgOf(body);
  if (subdomain === undefined) return null;
  const organizationId = await recognizeSubdomain(server, subdomain);
  if (!organizationId) throw notFound(operation.organizationMissing ?? organizationMissing);
  return server.database.org(organizationId);
}

function orgOf(value: unknown): string | undefined {
  const org = (value as { org?: unknown } | null)?.org;
  return typeof org === 'string' ? org : undefined;
}
