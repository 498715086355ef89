import { prepareDirectory } from '../../database/prepare.ts';
import type { ImapMailboxRow } from '../../database/rows/mail.ts';
import type { Database, P } from '../../database/types.ts';
import { type Envelope, keepOne } from '../in/store.ts';

type Its = Pick<ImapMailboxRow, 'organization_id' | 'id'>;
export type Place = Pick<ImapMailboxRow, 'uid_validity' | 'last_uid'>;

const byId = prepareDirectory((directory, p: P<'organization' | 'id'>) =>
  directory
    .from('imap_mailboxes')
    .where('organization_id', p.organization)
    .where('id', p.id)
    .select('uid_validity', 'last_uid', 'fetched_at'),
);

/** Returns the position up to which a mailbox was fetched; undefined before the first time. */
export const findPlace = ({ directory }: Database, { organization_id, id }: Its) =>
  directory.first<Place & Pick<ImapMailboxRow, 'fetched_at'>>(
    byId({ organization: organization_id, id }),
  );

export const beginAt = ({ directory }: Database, its: Its, place: Place, at: string) =>
  directory.write((tx) =>
    tx.insertIfAbsent('imap_mailboxes', { ...its, ...place, fetched_at: at }),
  );

interface Step {
  from: Place;
  to: Place;
  at: string;
  /** The fetched email; none if it is skipped. */
  mail?: { envelope: Envelope; raw: Uint8Array } | undefined;
}

/** Stores an email and advances the position, in one transaction; false if another node was faster. */
export const moveOn = ({ directory }: Database, its: Its, { from, to, at, mail }: Step) =>
  directory.write(async (tx) => {
    const moved = await tx.update('imap_mailboxes', { ...its, ...from }, { ...to, fetched_at: at });
    if (moved === 0) return false;
    if (mail) await keepOne(tx, its.organization_id, mail.envelope, mail.raw);
    return true;
  });
