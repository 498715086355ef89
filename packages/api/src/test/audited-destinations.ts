import { type Act, type Audited, at, call } from './audited-calls.ts';
import { startChat } from './chats.ts';
import { makeTicket } from './factories.ts';

const newForm = async () => (await call('contactForms.create')).body.id;
const newMacro = async (name: string) =>
  (await call('macros.create', { body: { name, reply: 'Hello', visibility: 'team' } })).body.id;
const newCategory = async (slug: string) =>
  (await call('helpCategories.create', { body: { name: slug, slug } })).body.id;
const newArticle = async (slug: string) =>
  (await call('helpArticles.create', { body: { title: slug, slug, content: '<p>T</p>' } })).body.id;
const block = async (value: string) =>
  (await call('blockedSenders.create', { body: { value } })).body.id;
const deleted = async (name: string) => {
  const params = { id: await newMacro(name) };
  await call('macros.delete', { params, body: undefined });
  return params;
};

/** Creates a question that the chatbot couldn't answer. */
async function unanswered() {
  const query = 'What is a zebra?';
  await at.server.call('publicChatbot.ask', { params: { subdomain: 'acme' }, body: { query } });
  return (await call('chatbot.unanswered')).body[0]?.id ?? '';
}

async function markSpam() {
  const body = { ids: [await makeTicket(at.server.acme)] };
  return { body, done: await call('tickets.markSpam', { body }) };
}

/** A successful call for each audited operation on data destinations, access and texts for visitors. */
export const acts = {
  'contactForms.create': () => call('contactForms.create'),
  'contactForms.update': async () =>
    call('contactForms.update', { params: { id: await newForm() }, body: { name: 'Other' } }),
  'contactForms.duplicate': async () =>
    call('contactForms.duplicate', { params: { id: await newForm() }, body: undefined }),
  'v1ContactForms.update': async () => {
    const body = { name: 'Forms', permissions: ['contact_forms:update'] };
    const { key } = (await call('apiKeys.create', { body })).body.data;
    const params = { formId: await newForm() };
    return at.server.call('v1ContactForms.update', {
      as: { token: key ?? '' },
      params,
      body: { name: 'Other' },
    });
  },
  'macros.create': () =>
    call('macros.create', { body: { name: 'First', reply: 'Hello', visibility: 'team' } }),
  'macros.update': async () =>
    call('macros.update', { params: { id: await newMacro('Second') }, body: { name: 'Other' } }),
  'macros.delete': async () =>
    call('macros.delete', { params: { id: await newMacro('Third') }, body: undefined }),
  'macros.restore': async () =>
    call('macros.restore', { params: await deleted('Fourth'), body: undefined }),
  'blockedSenders.create': () => call('blockedSenders.create', { body: { value: 'spam.example' } }),
  'blockedSenders.delete': async () =>
    call('blockedSenders.delete', {
      params: { id: await block('ham.example') },
      body: undefined,
    }),
  'chat.block': async () => {
    const { id } = await startChat(at.server, at.server.acme, { message: 'Buy this' });
    return call('chat.block', { params: { id } });
  },
  'tickets.markSpam': async () => (await markSpam()).done,
  'tickets.unmarkSpam': async () => call('tickets.unmarkSpam', { body: (await markSpam()).body }),
  'helpCategories.create': () =>
    call('helpCategories.create', { body: { name: 'New', slug: 'new' } }),
  'helpCategories.update': async () =>
    call('helpCategories.update', {
      params: { id: await newCategory('before') },
      body: { name: 'After' },
    }),
  'helpCategories.reorder': async () => {
    await newCategory('one-more');
    const { body: all } = await call('helpCategories.list', { body: undefined });
    const body = { ids: all.map(({ id }) => id).reverse() };
    return call('helpCategories.reorder', { body });
  },
  'helpCategories.orderArticles': async () => {
    const categoryId = await newCategory('in-order');
    const article = { title: 'First', slug: 'first', content: '<p>T</p>', categoryId };
    const { body } = await call('helpArticles.create', { body: article });
    const ids = { ids: [body.id] };
    return call('helpCategories.orderArticles', { params: { id: categoryId }, body: ids });
  },
  'helpArticles.create': () =>
    call('helpArticles.create', { body: { title: 'New', slug: 'new', content: '<p>T</p>' } }),
  'helpArticles.update': async () =>
    call('helpArticles.update', {
      params: { id: await newArticle('before') },
      body: { title: 'After' },
    }),
  'helpArticles.restore': async () => {
    const id = await newArticle('restored');
    await call('helpArticles.update', { params: { id }, body: { title: 'Later' } });
    const params = { id, number: '1' };
    return call('helpArticles.restore', { params, body: undefined });
  },
  'helpArticles.saveTranslation': async () =>
    call('helpArticles.saveTranslation', {
      params: { id: await newArticle('translated'), language: 'de' },
      body: { title: 'Neu', content: '<p>T</p>' },
    }),
  'chatbot.create': () => call('chatbot.create'),
  'chatbot.update': async () =>
    call('chatbot.update', {
      params: { id: (await call('chatbot.create')).body.id },
      body: { response: 'Another' },
    }),
  'chatbot.import': () => call('chatbot.import'),
  'chatbot.teach': async () => {
    const queryId = (await call('chatbot.create')).body.id;
    return call('chatbot.teach', { params: { id: await unanswered() }, body: { queryId } });
  },
} satisfies Partial<Record<Audited, Act>>;
