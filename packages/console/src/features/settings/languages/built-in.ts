import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Pack } from '@helpdesk/sdk/rules/element-sentences/pack';
import type { Mistakes, PageSentences, Refusals } from '@helpdesk/sdk/rules/page-sentences/pack';
import type { Sentence } from '@helpdesk/sdk/rules/page-sentences/sentence';

type Groups = Record<string, Record<string, Sentence>>;

interface Built {
  elements: Promise<{ pack: Pack }>;
  pages: Promise<{ pages: PageSentences; mistakes: Mistakes; refusals: Refusals }>;
}

const packs: Record<Exclude<ElementLanguage, 'en'>, () => Built> = {
  de: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/de'),
    pages: import('@helpdesk/sdk/rules/page-sentences/de'),
  }),
  fr: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/fr'),
    pages: import('@helpdesk/sdk/rules/page-sentences/fr'),
  }),
  es: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/es'),
    pages: import('@helpdesk/sdk/rules/page-sentences/es'),
  }),
  it: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/it'),
    pages: import('@helpdesk/sdk/rules/page-sentences/it'),
  }),
  pt: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/pt'),
    pages: import('@helpdesk/sdk/rules/page-sentences/pt'),
  }),
  nl: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/nl'),
    pages: import('@helpdesk/sdk/rules/page-sentences/nl'),
  }),
  pl: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/pl'),
    pages: import('@helpdesk/sdk/rules/page-sentences/pl'),
  }),
  ar: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/ar'),
    pages: import('@helpdesk/sdk/rules/page-sentences/ar'),
  }),
  he: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/he'),
    pages: import('@helpdesk/sdk/rules/page-sentences/he'),
  }),
  ja: () => ({
    elements: import('@helpdesk/sdk/rules/element-sentences/ja'),
    pages: import('@helpdesk/sdk/rules/page-sentences/ja'),
  }),
};

/** A built-in text, or one of its plural forms. */
export interface BuiltIn {
  name: string;
  text: string;
}

/** The built-in texts of elements and public pages in a language, by name. */
export async function builtInSentences(language: ElementLanguage): Promise<BuiltIn[]> {
  return flat(language === 'en' ? await english() : await other(language));
}

async function english(): Promise<Groups> {
  const [pages, elements, { chatSentences }] = await Promise.all([
    import('@helpdesk/sdk/rules/page-sentences/english'),
    import('@helpdesk/sdk/rules/element-sentences/english'),
    import('@helpdesk/sdk/rules/chat-sentences'),
  ]);
  return { ...pages.english, ...elements.english, sentences: chatSentences };
}

async function other(language: Exclude<ElementLanguage, 'en'>): Promise<Groups> {
  const built = packs[language]();
  const [{ pack }, { pages }] = await Promise.all([built.elements, built.pages]);
  const groups: object = { ...pages, ...pack };
  return groups as Groups;
}

const flat = (groups: Groups): BuiltIn[] =>
  Object.entries(groups).flatMap(([group, sentences]) =>
    Object.entries(sentences).flatMap(([key, sentence]) =>
      typeof sentence === 'string'
        ? { name: `${group}.${key}`, text: sentence }
        : Object.entries(sentence).map(([form, text]) => ({
            name: `${group}.${key}.${form}`,
            text,
          })),
    ),
  );
