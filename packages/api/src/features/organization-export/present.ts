import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { Config } from '../../config.ts';
import { archiveLink, archiveName } from './link.ts';
import type { ExportWithPerson } from './read/exports.ts';

interface For {
  config: Pick<Config, 'secret'>;
  subdomain: string;
  /** User ID of the caller, whom the link is for. */
  userId: string;
}

/** An export as one admin sees it. */
export function presentExport(
  row: ExportWithPerson,
  { config, subdomain, userId }: For,
): Schema<'OrganizationExport'> {
  const until = row.expires_at === null ? 0 : Date.parse(row.expires_at);
  const isThere = row.state === 'ready' && until > Date.now();
  const of = { organizationId: row.organization_id, id: row.id, userId };
  return {
    id: row.id,
    state: stateOf(row, isThere),
    requestedBy: requesterOf(row),
    createdAt: row.created_at,
    done: Number(row.done),
    total: Number(row.total),
    size: row.ready_at === null ? null : Number(row.size),
    files: row.ready_at === null ? null : Number(row.file_count),
    readyAt: row.ready_at,
    expiresAt: row.expires_at,
    downloadUrl: isThere
      ? archiveLink(config, of, archiveName(subdomain, row.created_at), until)
      : null,
  };
}

function stateOf({ state, total }: ExportWithPerson, isThere: boolean) {
  if (state === 'waiting') return Number(total) > 0 ? 'running' : 'waiting';
  // The sweep runs only once an hour.
  return state === 'ready' && !isThere ? 'expired' : state;
}

function requesterOf({ requested_by: id, email, first_name, last_name }: ExportWithPerson) {
  if (email === null) return null;
  const name = fullName({ firstName: first_name ?? '', lastName: last_name ?? '' });
  return { id, name: name || email };
}
