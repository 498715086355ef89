import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import { type CategoryRow, findCategory, readCategories } from '../read/articles.ts';
import { hideArticlesOf } from './audience.ts';

const maxCategories = 100;

const withSlug = prepare((org, p: P<'slug'>) =>
  org.from('help_categories').where('slug', p.slug).select('id'),
);

/** Creates a category at the end; returns its ID. */
export function createCategory(org: Org, input: Schema<'HelpCategoryInput'>): Promise<string> {
  return org.write(async (tx) => {
    const others = await readCategories(tx);
    if (others.length >= maxCategories) {
      throw new Refusal(
        409,
        `An organization can have up to ${maxCategories} categories`,
        'too_many',
      );
    }
    await refuseTaken(tx, input.slug);
    const parent = input.parentId ? await findParent(tx, input.parentId) : null;
    const id = newId();
    const at = now();
    await tx.insert('help_categories', {
      id,
      name: input.name,
      description: input.description || null,
      slug: input.slug,
      parent_id: input.parentId ?? null,
      icon: input.icon ?? null,
      is_internal: parent?.is_internal === 1 || (input.isInternal ?? false),
      translations: input.translations ?? [],
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
  { name, description, slug, parentId, icon, ...change }: Schema<'HelpCategoryPatch'>,
  actor: Actor,
): Promise<void> {
  return org.write(async (tx) => {
    const before = await findCategory(tx, id);
    if (slug !== undefined) await refuseTaken(tx, slug, id);
    const above = parentId === undefined ? before.parent_id : parentId;
    const parent = above ? await findParent(tx, above, id) : null;
    if (parent?.is_internal === 1 && change.isInternal === false) {
      throw invalid('isInternal', 'All parts of this category are internal', 'internal');
    }
    const isInternal = parent?.is_internal === 1 || (change.isInternal ?? before.is_internal === 1);
    await tx.update(
      'help_categories',
      { id },
      {
        name,
        slug,
        parent_id: parentId,
        icon,
        is_internal: isInternal,
        translations: change.translations,
        description: description === undefined ? undefined : description || null,
        updated_at: now(),
      },
    );
    if (!isInternal || before.is_internal === 1) return;
    await hideArticlesOf(tx, id, actor);
    const parts = (await readCategories(tx)).filter((one) => one.parent_id === id);
    for (const part of parts) {
      await tx.update('help_categories', { id: part.id }, { is_internal: 1 });
      await hideArticlesOf(tx, part.id, actor);
    }
  });
}

/** Deletes a category; its articles stay without one, and its subcategories become top-level categories. */
export function deleteCategory(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findCategory(tx, id);
    await tx.update('help_articles', { category_id: id }, { category_id: null, position: null });
    await tx.update('help_categories', { parent_id: id }, { parent_id: null });
    await tx.remove('help_categories', { id });
  });
}

/** Moves these categories to the top, in this order. */
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

const inside = prepare((org, p: P<'category'>) =>
  org
    .from('help_articles')
    .where('category_id', p.category)
    .orderByRaw('coalesce(position, 1000000), updated_at desc, id desc')
    .select('id'),
);

/** Moves these articles of a category to the top, in this order. */
export function orderArticles(org: Org, category: string, ids: string[]): Promise<void> {
  return org.write(async (tx) => {
    await findCategory(tx, category);
    const known = (await tx.all<{ id: string }>(inside({ category }))).map(({ id }) => id);
    if (ids.some((id) => !known.includes(id))) throw notFound('Article not found');
    for (const [position, id] of [...new Set(ids)].entries()) {
      await tx.update('help_articles', { id }, { position });
    }
    const others = known.filter((id) => !ids.includes(id));
    if (others.length > 0) await tx.update('help_articles', { id: others }, { position: null });
  });
}

/** Finds the parent category: it must be a top-level one, and a category with subcategories cannot get a parent. */
async function findParent(tx: Tx, parentId: string, id?: string): Promise<CategoryRow> {
  const all = await readCategories(tx);
  const parent = all.find((one) => one.id === parentId && one.id !== id);
  if (!parent) throw invalid('parentId', 'Category not found', 'not_found');
  if (parent.parent_id !== null || all.some((one) => id && one.parent_id === id)) {
    throw invalid('parentId', "A subcategory can't have subcategories", 'too_deep');
  }
  return parent;
}

async function refuseTaken(tx: Tx, slug: string, exceptId?: string) {
  const row = await tx.first<{ id: string }>(withSlug({ slug }));
  if (!row || row.id === exceptId) return;
  const message = 'A category with this slug already exists';
  const errors = [{ field: 'slug', code: 'slug_taken', message }];
  throw new Refusal(409, message, 'slug_taken', { errors });
}
