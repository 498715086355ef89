import { fullName } from '@helpdesk/sdk/rules/names';
import type { Context } from 'koa';
import { gateIn, isOutside } from '../../auth/allowed-networks.ts';
import { mayCall } from '../../auth/may-call.ts';
import { holderOf } from '../../auth/permissions.ts';
import { findMemberNamed } from '../../auth/store/members.ts';
import type { Database } from '../../database/types.ts';
import { unknownAuditRecord } from '../../http/audit-record.ts';
import { endWithRight } from '../../http/end-with-session.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { byteRange } from '../../stored-files/range.ts';
import { storageOf } from '../../stored-files/storage.ts';
import { type ArchiveLink, archiveName, readArchiveToken } from './link.ts';
import { findExport, readDoor, readHead } from './read/exports.ts';

const nothingHere = () => notFound('Not found');
const isOver = () =>
  new Refusal(410, 'This export is no longer there. Please start a new one.', 'token_invalid');

/** The link's user, if they may download archives of the organization from this address; otherwise null. */
async function whoMay(
  database: Database,
  { organizationId, userId }: ArchiveLink,
  address: string,
) {
  const who = await findMemberNamed(database.directory, organizationId, userId);
  if (!who || who.id !== userId || !mayCall('organization.startExport', holderOf(who))) return null;
  const door = await readDoor(database.org(organizationId));
  const gate = gateIn(door?.allowed_networks ?? null);
  return door?.deletes_at || isOutside({ role: who.role, gate }, address) ? null : who;
}

/** `/exports/{token}/{name}`: serves an archive to the link's admin, as long as they may export the organization. */
export function serveArchives(server: ServerContext) {
  return async (context: Context) => {
    context.state.operation = 'exports';
    const { token = '' } = (context as Context & { params: Record<string, string> }).params;
    const { config, database } = server;
    const named = readArchiveToken(config, token);
    if (!named) throw nothingHere();
    const { organizationId, id, userId } = named;
    const org = database.org(organizationId);
    const who = await whoMay(database, named, context.state.ip);
    if (!who) throw nothingHere();
    const row = await findExport(org, id);
    const isThere =
      row?.state === 'ready' && row.expires_at && Date.parse(row.expires_at) > Date.now();
    if (named.isOver || !row || !isThere || !row.sha256) throw isOver();
    const size = Number(row.size);
    const range = byteRange(context.get('Range'), size);
    context.set('Accept-Ranges', 'bytes');
    context.set('Cache-Control', 'private, no-store');
    context.set('Referrer-Policy', 'no-referrer');
    if (range === 'unsatisfiable') {
      context.status = 416;
      context.set('Content-Range', `bytes */${size}`);
      context.body = '';
      return;
    }
    const isSent = context.method !== 'HEAD';
    const content = isSent
      ? await storageOf(config).read(organizationId, row.sha256, range ?? undefined)
      : undefined;
    if (content === null) throw isOver();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    // A resumed download has already been logged.
    if (isSent && start === 0) {
      await database.writeDown({
        ...unknownAuditRecord(context, server, 'organization.downloadExport', 'export'),
        organizationId,
        actor: {
          type: 'member',
          id: userId,
          name: fullName({ firstName: who.first_name, lastName: who.last_name }) || who.email,
          email: who.email,
          key: null,
        },
      });
    }
    const head = await readHead(org);
    context.attachment(archiveName(head?.subdomain ?? 'export', row.created_at));
    context.status = range ? 206 : 200;
    if (range) context.set('Content-Range', `bytes ${start}-${end}/${size}`);
    if (content) {
      endWithRight(context, server, async () =>
        Boolean(await whoMay(database, named, context.state.ip)),
      );
      // An interrupted download must not look complete.
      content.once('error', () => context.res.destroy());
      context.body = content;
    }
    context.set('Content-Type', 'application/zip');
    context.length = end - start + 1;
  };
}
