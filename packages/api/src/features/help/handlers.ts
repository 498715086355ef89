import { actorOf } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import { reencode } from '../../files/picture.ts';
import { keepPicture } from '../../files/store/pictures.ts';
import type { Handlers, ReplyTools } from '../../http/handlers.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeMissed } from './missed.ts';
import { presentArticle, presentCategory } from './present.ts';
import { readAnswerable } from './read/answerable.ts';
import { findArticle, findCategory, readCategories } from './read/articles.ts';
import { linksToArticles } from './read/links.ts';
import { listArticles } from './read/list.ts';
import { readReport } from './read/report.ts';
import { listTranslations } from './read/translations.ts';
import { findVersion, listVersions, readVersion } from './read/versions.ts';
import {
  createArticle,
  deleteArticle,
  discardDraft,
  saveDraft,
  updateArticle,
  versionOf,
} from './store/articles.ts';
import {
  createCategory,
  deleteCategory,
  orderArticles,
  reorderCategories,
  updateCategory,
} from './store/categories.ts';
import { dismissSearch } from './store/feedback.ts';
import { deleteTranslation, saveTranslation } from './store/translations.ts';
import { readViews } from './store/views.ts';
import { writeReadings } from './views.ts';

export const helpCategories: Handlers<'helpCategories'> = {
  list: async ({ org }) => (await readCategories(org)).map(presentCategory),

  create: async ({ org, body }) =>
    presentCategory(await findCategory(org, await createCategory(org, body))),

  reorder: async ({ org, body }) => {
    await reorderCategories(org, body.ids);
    return (await readCategories(org)).map(presentCategory);
  },

  update: async ({ org, params, body, member }) => {
    await updateCategory(org, params.id, body, actorOf(member));
    return presentCategory(await findCategory(org, params.id));
  },

  delete: ({ org, params }) => deleteCategory(org, params.id),

  orderArticles: ({ org, params, body }) => orderArticles(org, params.id, body.ids),
};

const pictureWidth = 1_600;

export const helpArticles: Handlers<'helpArticles'> = {
  links: ({ server, org, query }) => linksToArticles(server, org, query),

  list: async ({ server, org, query }) => {
    await writeReadings(server, org.id);
    return listArticles(server, org, query);
  },

  create: async ({ server, org, body, member, reply }) =>
    show(server, org, await createArticle(org, body, writerOf(server, member)), reply),

  get: async ({ server, org, params, reply }) => {
    await writeReadings(server, org.id);
    return show(server, org, params.id, reply);
  },

  update: async ({ server, org, params, body, expected, member, reply }) => {
    await updateArticle(org, params.id, body, expected, writerOf(server, member));
    return show(server, org, params.id, reply);
  },

  delete: ({ org, params, member }) => deleteArticle(org, params.id, actorOf(member)),

  saveDraft: async ({ server, org, params, body, expected, reply }) => {
    await saveDraft(org, params.id, body, expected);
    return show(server, org, params.id, reply);
  },

  versions: ({ org, params }) => listVersions(org, params.id),

  version: ({ org, params }) => readVersion(org, params.id, params.number),

  restore: async ({ server, org, params, member, reply }) => {
    const { title, content } = await findVersion(org, params.id, params.number);
    await updateArticle(org, params.id, { title, content }, null, writerOf(server, member));
    return show(server, org, params.id, reply);
  },

  translations: ({ org, params }) => listTranslations(org, params.id),

  saveTranslation: async ({ org, params, body }) => {
    await saveTranslation(org, params.id, params.language, body);
    return listTranslations(org, params.id);
  },

  deleteTranslation: ({ org, params }) => deleteTranslation(org, params.id, params.language),

  discardDraft: ({ org, params }) => discardDraft(org, params.id),

  uploadImage: async ({ org, files }) => {
    const picture = await reencode(files.image, pictureWidth, {
      invalid: 'Please upload a valid image file',
      tooLarge: 'Image file must be less than 5MB',
    });
    const url = await keepPicture(org, picture);
    return { url, width: picture.width, height: picture.height };
  },
};

export const help: Handlers<'help'> = {
  views: async ({ server, org, sees }) => {
    await writeReadings(server, org.id);
    return readViews(org, sees.drafts);
  },

  report: async ({ server, org, sees }) => {
    await Promise.all([writeReadings(server, org.id), writeMissed(server, org.id)]);
    const answerable = sees.tickets ? await readAnswerable(server, org) : [];
    return { ...(await readReport(org)), answerable };
  },

  dismissSearch: ({ org, params }) => dismissSearch(org, params.id),
};

/** The author of an article, and the maximum total size of its files. */
const writerOf = ({ config }: ServerContext, member: Parameters<typeof actorOf>[0]) => ({
  actor: actorOf(member),
  userId: member.user.id,
  config,
});

async function show({ config }: ServerContext, org: Org, id: string, reply: ReplyTools) {
  const article = await findArticle(org, id);
  reply.version(versionOf(article));
  return presentArticle(config, article);
}
