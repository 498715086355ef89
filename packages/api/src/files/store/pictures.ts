import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { FileRow, HelpArticleRow, HelpVersionRow } from '../../database/rows/help.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Database, DirectoryTx, Org, P, Tx } from '../../database/types.ts';
import { forEachOrganization, organizationIn } from '../../jobs/each-organization.ts';
import { Refusal } from '../../refusal.ts';
import type { Picture } from '../picture.ts';

const maxBytes = 1024 * 1024 * 1024;
const counter = 'files.bytes';

const used = prepare((org) => org.from('counters').where('name', counter).select('value'));
const fileByName = prepare((org, p: P<'name'>) => org.from('files').where('name', p.name));

/** Stores an image under a random name; returns its address. */
export async function keepPicture(org: Org, { bytes, type }: Picture): Promise<string> {
  const name = `${newId()}.webp`;
  await org.write(async (tx) => {
    const row = await tx.first<{ value: number }>(used({}));
    if (Number(row?.value ?? 0) + bytes.length > maxBytes) {
      throw new Refusal(409, 'Image storage is full', 'too_many');
    }
    // The database keeps the bytes until they are moved to the file storage.
    await tx.insert('files', { name, type, size: bytes.length, bytes, created_at: now() });
    await tx.add(counter, bytes.length);
  });
  return addressOf(org, name);
}

const addressOf = ({ id }: Org, name: string) => `/files/${id}/${name}`;

export const findFile = (org: Org, name: string) => org.first<FileRow>(fileByName({ name }));

const ownAddress = /^\/files\/([\w-]+)\/([\w-]+\.webp)$/;

/** The organization that stores the picture at an address; undefined for a picture stored elsewhere. */
export const organizationOf = (address: string) => ownAddress.exec(address)?.[1];

/** Removes the picture at an address immediately. */
export async function removePicture(directory: DirectoryTx, address: string): Promise<void> {
  const [, id = '', name = ''] = ownAddress.exec(address) ?? [];
  const organization = directory.from('organizations').where('id', id).select('id');
  if (!(await directory.first(organization))) return;
  const tx = directory.org(id);
  const file = await findFile(tx, name);
  if (!file) return;
  await tx.remove('files', { name });
  await tx.add(counter, -Number(file.size));
}

const day = 24 * 60 * 60 * 1000;
/** For pictures in sent emails, and for those cut from one article to be pasted into another. */
const grace = 7 * day;

/**
 * Removes pictures that have been unused for a week, so they no longer count against the quota: replaced logos and photos,
 * pictures removed from articles, uploads that were never saved.
 */
export async function removeUnusedPictures(database: Database, at = Date.now()): Promise<void> {
  const { directory } = database;
  const users = directory.from('users').whereNotNull('profile_image_url');
  const rows = await directory.all<{ address: string }>(
    users.select('profile_image_url as address'),
  );
  const photos = new Set(rows.map(({ address }) => address));
  const organizations = directory.from('organizations').select('id');
  const all = await directory.all<{ id: string }>(organizations);
  await forEachOrganization(all.map(organizationIn), async (id) => {
    const org = database.org(id);
    const { begun, over, due } = await unusedOf(org, photos, at);
    if (begun.length + over.length + due.length > 0) {
      await org.write((tx) => removeUnusedOf(tx, photos, at));
    }
  });
}

async function removeUnusedOf(tx: Tx, photos: Set<string>, at: number) {
  const { begun, over, due } = await unusedOf(tx, photos, at);
  const named = (some: Kept[]) => ({ name: some.map(({ name }) => name) });
  if (begun.length > 0) {
    await tx.update('files', named(begun), { unused_since: new Date(at).toISOString() });
  }
  if (over.length > 0) await tx.update('files', named(over), { unused_since: null });
  if (due.length > 0) {
    await tx.remove('files', named(due));
    await tx.add(counter, -due.reduce((sum, { size }) => sum + Number(size), 0));
  }
}

type Kept = Pick<FileRow, 'name' | 'size' | 'unused_since'>;

const maxAtOnce = 500;

/** Pictures that are newly unused, used again, and due for removal. */
async function unusedOf(org: Org, photos: Set<string>, at: number) {
  const files = await org.all<Kept>(org.from('files').select('name', 'size', 'unused_since'));
  const shown = files.length === 0 ? photos : await shownBy(org);
  const isShown = ({ name }: Kept) => [shown, photos].some((all) => all.has(addressOf(org, name)));
  const until = new Date(at - grace).toISOString();
  const some = (wanted: (file: Kept) => boolean) => files.filter(wanted).slice(0, maxAtOnce);
  return {
    begun: some((file) => file.unused_since === null && !isShown(file)),
    over: some((file) => file.unused_since !== null && isShown(file)),
    due: some((file) => file.unused_since !== null && file.unused_since <= until && !isShown(file)),
  };
}

/** The addresses of the pictures in an organization's logo, settings and articles. */
async function shownBy(org: Org) {
  const logo = org.from('organizations').whereNotNull('logo_url').select('logo_url as address');
  const shown = new Set((await org.all<{ address: string }>(logo)).map(({ address }) => address));
  const address = new RegExp(`/files/${org.id}/[\\w-]+\\.webp`, 'g');
  const settings = org.from('organizations').select('settings');
  for (const { settings: text } of await org.all<Pick<OrganizationRow, 'settings'>>(settings)) {
    for (const [found] of text.matchAll(address)) shown.add(found);
  }
  let last: string | undefined = '';
  while (last !== undefined) {
    const articles = org.from('help_articles').where('id', '>', last).orderBy('id').limit(50);
    const page: Pick<HelpArticleRow, 'id' | 'content' | 'draft'>[] = await org.all(
      articles.select('id', 'content', 'draft'),
    );
    for (const { content, draft } of page) {
      for (const [found] of `${content} ${draft}`.matchAll(address)) shown.add(found);
    }
    last = page.at(-1)?.id;
  }
  // An article can be restored with its earlier pictures.
  for (const table of ['help_versions', 'help_translations'] as const) {
    const texts = org.from(table).whereLike('content', '%/files/%').select('content');
    for (const { content } of await org.all<Pick<HelpVersionRow, 'content'>>(texts)) {
      for (const [found] of content.matchAll(address)) shown.add(found);
    }
  }
  return shown;
}
