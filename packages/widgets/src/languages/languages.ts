import type { Schema } from '@helpdesk/sdk';
import type { Pack } from '@helpdesk/sdk/rules/element-sentences/pack';
import type { OwnWords } from '@helpdesk/sdk/rules/page-sentences/with-own';
import type { Language, LanguagesChunk, ViewName } from '../core/words.ts';
import type { fetchModule } from '../loader/chunks.ts';
import { chooseLanguage } from './choose.ts';
import { textsOf } from './texts-of.ts';

/** The hashes of the language packs, set by the build: for forms and searches, and for chats. */
const hashes: Record<Exclude<Language, 'en'>, [onPages: string, inChats: string]> = {
  de: ['{pack-de}', '{pack-de-chat}'],
  fr: ['{pack-fr}', '{pack-fr-chat}'],
  es: ['{pack-es}', '{pack-es-chat}'],
  it: ['{pack-it}', '{pack-it-chat}'],
  pt: ['{pack-pt}', '{pack-pt-chat}'],
  nl: ['{pack-nl}', '{pack-nl-chat}'],
  pl: ['{pack-pl}', '{pack-pl-chat}'],
  ar: ['{pack-ar}', '{pack-ar-chat}'],
  he: ['{pack-he}', '{pack-he-chat}'],
  ja: ['{pack-ja}', '{pack-ja-chat}'],
};

/** Chooses the visitor's language among those that are offered, and loads its pack. */
export const speak: LanguagesChunk['speak'] = async (
  view,
  host,
  { languages = ['en'], ownWords, subdomain },
  fetch,
) => {
  const { language: lang, dir } = chooseLanguage(host, languages);
  const attributes = { lang, dir };
  const own = ownWords?.includes(lang) ? ownWordsOf(subdomain, lang) : Promise.resolve({});
  const pack = lang === 'en' ? {} : await packOf(lang, view, fetch);
  const texts = textsOf(pack, await own, view, lang);
  if (texts.launcher) nameLauncher(host, texts.launcher);
  return { texts, attributes };
};

interface PackChunk {
  pack: Partial<Pack>;
}

async function packOf(
  language: keyof typeof hashes,
  view: ViewName,
  fetch: typeof fetchModule,
): Promise<Partial<Pack>> {
  const [onPages, inChats] = hashes[language];
  const { pack } = await (view === 'chat'
    ? fetch<PackChunk>(`pack-${language}-chat`, inChats)
    : fetch<PackChunk>(`pack-${language}`, onPages));
  return pack;
}

/** Loads the organization's custom texts; if that fails, the built-in ones are used. */
async function ownWordsOf(subdomain: string, language: Language): Promise<OwnWords> {
  try {
    const path = `/api/public/org/${subdomain}/sentences/${language}`;
    const answer = await fetch(new URL(path, import.meta.url), {
      credentials: 'omit',
      signal: AbortSignal.timeout(5_000),
    });
    const { sentences } = (await answer.json()) as Schema<'OwnSentences'>;
    return Object.fromEntries(sentences.map(({ name, text }) => [name, text]));
  } catch {
    return {};
  }
}

/** Renames launcher and panel, which exist before the language is known; a label set by the page stays. */
function nameLauncher({ parentElement: panel }: HTMLElement, name: string) {
  const root = panel?.getRootNode() as ShadowRoot | undefined;
  if (panel?.localName !== 'dialog' || root?.host.hasAttribute('label')) return;
  const launcher = root?.querySelector('button') as HTMLButtonElement;
  launcher.ariaLabel = panel.ariaLabel = name;
}
