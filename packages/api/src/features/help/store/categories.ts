import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { findCategory, readCategories } from '../read/articles.ts';

const maxCategories = 100;

const withSlug = prepare((org, p: P<'slug'>) =>
  org.from('help_categories').where('slug', p.slug).select('id'),
);

/** Creates a category, last in order; returns its id. */
export function createCategory(org: Org, input: Schema<'HelpCategoryInput'>): Promise<string> {
  return org.write(async (tx) => {
    const others = await readCategories(tx);
    if (others.length >= maxCategories) {
      throw new Refusal(409, `An organization can have ${maxCategories} categories`, 'too_many');
    }
    await refuseTaken(tx, input.slug);
    const id = newId();
    const at = now();
    await tx.insert('help_categories', {
      id,
      name: input.name,
      description: input.description || null,
      slug: input.slug,
      position: Math.max(-1, ...others.map(({ position }) => Number(position))) + 1,
      created_at: at,
      updated_at: at,
    });
    return id;
  });
}

export function updateCategory(
  org: Org,
  id: string,
  { name, description, slug }: Schema<'HelpCategoryPatch'>,
): Promise<void> {
  return org.write(async (tx) => {
    await findCategory(tx, id);
    if (slug !== undefined) await refuseTaken(tx, slug, id);
    await tx.update(
      'help_categories',
      { id },
      {
        name,
        slug,
        description: description === undefined ? undefined : description || null,
        updated_at: now(),
      },
    );
  });
}

/** Deletes a category; its articles stay without one. */
export function deleteCategory(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findCategory(tx, id);
    await tx.update('help_articles', { category_id: id }, { category_id: null });
    await tx.remove('help_categories', { id });
  });
}

/** Puts these categories first, in this order. */
export function reorderCategories(org: Org, ids: string[]): Promise<void> {
  return org.write(async (tx) => {
    const known = (await readCategories(tx)).map(({ id }) => id);
    if (ids.some((id) => !known.includes(id))) throw notFound('Category not found');
    const ordered = [...new Set([...ids, ...known])];
    for (const [position, id] of ordered.entries()) {
      await tx.update('help_categories', { id }, { position });
    }
  });
}

async function refuseTaken(tx: Tx, slug: string, exceptId?: string) {
  const row = await tx.first<{ id: string }>(withSlug({ slug }));
  if (!row || row.id === exceptId) return;
  const message = 'A category with this slug already exists';
  const errors = [{ field: 'slug', code: 'slug_taken', message }];
  throw new Refusal(409, message, 'slug_taken', { errors });
}
