import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { CannedReplyRow } from '../../../database/rows/canned-replies.ts';
import type { Org, P } from '../../../database/types.ts';
import { noReply } from './list.ts';

type Meant = Pick<Schema<'CannedReplyInput'>, 'title' | 'shortcut' | 'folder'>;

/** Key by which an imported row matches a stored reply: its shortcut, or its title and folder if it has none. */
export const meantBy = ({ title, shortcut, folder }: Meant): string =>
  shortcut ? `shortcut ${shortcut.toLowerCase()}` : `title ${folder ?? ''}\n${title}`;

/** IDs of the stored replies of the team or a member, by `meantBy`. Titles have no index, so one read loads all. */
export async function findSame(
  org: Org,
  ownerId: string | null,
  all: readonly Meant[],
): Promise<Map<string, string>> {
  const shortcuts = all.flatMap(({ shortcut }) => shortcut?.toLowerCase() || []);
  const titles = all.filter(({ shortcut }) => !shortcut).map(({ title }) => title);
  const rows = await org.all<Meant & { id: string }>(
    org
      .from('canned_replies')
      .whereNull('deleted_at')
      .where('owner_id', ownerId)
      .where((same) =>
        same
          .whereIn('shortcut', shortcuts)
          .orWhere((named) => named.whereNull('shortcut').whereIn('title', titles)),
      )
      .orderBy('id', 'desc')
      .select('id', 'title', 'shortcut', 'folder'),
  );
  return new Map(rows.map((row) => [meantBy(row), row.id]));
}

const byId = prepare((org, p: P<'id'>) => org.from('canned_replies').where('id', p.id));

export async function findRow(org: Org, id: string): Promise<CannedReplyRow> {
  const row = await org.first<CannedReplyRow>(byId({ id }));
  if (!row) throw noReply();
  return row;
}
