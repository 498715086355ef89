import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { CannedReplyRow } from '../../../database/rows/canned-replies.ts';
import type { Org, P } from '../../../database/types.ts';
import { findByShortcut } from './replies.ts';

const byTitle = prepare((org, p: P<'ownerId' | 'title' | 'folder'>) =>
  org
    .from('canned_replies')
    .whereNull('deleted_at')
    .whereRaw(`coalesce(owner_id, '') = ?`, [p.ownerId])
    .whereRaw(`coalesce(folder, '') = ?`, [p.folder])
    .where('title', p.title)
    .whereNull('shortcut')
    .orderBy('id')
    .limit(1),
);

/** The stored canned reply that a row of an import means: with its shortcut, or without one with its title and folder. */
export function findSame(
  org: Org,
  ownerId: string | null,
  { title, shortcut, folder }: Pick<Schema<'CannedReplyInput'>, 'title' | 'shortcut' | 'folder'>,
) {
  if (shortcut) return findByShortcut(org, ownerId, shortcut.toLowerCase());
  return org.first<CannedReplyRow>(
    byTitle({ ownerId: ownerId ?? '', title, folder: folder ?? '' }),
  );
}
