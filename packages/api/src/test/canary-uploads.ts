import { type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import { bodies } from './accepted-bodies.ts';
import type { TestOrganization } from './factories.ts';
import type { CallOptions, TestServer } from './harness.ts';

/** Begins uploads of a member and a requester, named after the canary of their organization. */
export async function beginUploads(
  server: TestServer,
  { admin: as, subdomain, canary }: TestOrganization,
  { ticketId, accessToken }: { ticketId: string; accessToken: string },
) {
  const length = { 'upload-length': '4' };
  const query = { name: canary };
  const ours = await server.call('files.beginUpload', { as, query, headers: length });
  const theirs = await server.call('publicTickets.beginUpload', {
    query,
    params: { subdomain, ticketId },
    headers: { ...length, 'x-ticket-access': accessToken },
  });
  if (ours.status !== 201 || theirs.status !== 201) throw new Error('No upload was begun');
  return { ours: ours.body.id, theirs: theirs.body.id };
}

/** Returns a valid body for operations that accept JSON or a piece of a file. */
export function acceptedBy(id: OperationId): CallOptions {
  if (id === 'metrics.agentTickets') return { query: { figure: 'open' } };
  if (id === 'metrics.agentChats') return { query: { figure: 'chats' } };
  if (operations[id].body === 'json') return { body: bodies[id] };
  if (operations[id].body !== 'piece') return {};
  return { body: Buffer.from('evil'), headers: { 'upload-offset': '0' } };
}
