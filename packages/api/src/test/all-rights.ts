import { apiPermissions } from '@helpdesk/sdk/rules/api-permissions';
import type { TestOrganization } from './factories.ts';
import type { TestServer } from './harness.ts';

/** Creates an API key with all permissions. */
export async function allRights(server: TestServer, { admin: as }: TestOrganization) {
  const body = { name: 'All', permissions: [...apiPermissions] };
  return (await server.call('apiKeys.create', { as, body })).body.data.key;
}
