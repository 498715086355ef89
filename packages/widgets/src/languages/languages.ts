import type { Schema } from '@helpdesk/sdk';
import type { Pack } from '@helpdesk/sdk/rules/element-sentences/pack';
import type { OwnWords } from '@helpdesk/sdk/rules/page-sentences/with-own';
import type { Language, Speaking, ViewName, Words } from '../core/words.ts';
import type { fetchModule } from '../loader/chunks.ts';
import { chooseLanguage } from './choose.ts';
import { textsOf } from './texts-of.ts';

/** The hashes of the packs, written by the build. */
const hashes: Record<Exclude<Language, 'en'>, string> = {
  de: '{pack-de}',
  fr: '{pack-fr}',
  es: '{pack-es}',
  it: '{pack-it}',
  pt: '{pack-pt}',
  nl: '{pack-nl}',
  pl: '{pack-pl}',
  ar: '{pack-ar}',
  he: '{pack-he}',
  ja: '{pack-ja}',
};

/** Chooses the language for a visitor among those that are offered, and loads its pack. */
export async function speak(
  view: ViewName,
  host: HTMLElement,
  { languages = ['en'], ownWords, subdomain }: Speaking,
  fetch: typeof fetchModule,
): Promise<Words> {
  const { language: lang, dir } = chooseLanguage(host, languages);
  const attributes = { lang, dir };
  const own = ownWords?.includes(lang) ? ownWordsOf(subdomain, lang) : Promise.resolve({});
  const pack = lang === 'en' ? {} : await packOf(lang, fetch);
  const texts = textsOf(pack, await own, view, lang);
  if (texts.launcher) nameLauncher(host, texts.launcher);
  return { texts, attributes };
}

async function packOf(
  language: keyof typeof hashes,
  fetch: typeof fetchModule,
): Promise<Partial<Pack>> {
  const url = await fetch(`pack-${language}`, hashes[language]);
  const { pack } = (await import(/* @vite-ignore */ url)) as { pack: Pack };
  return pack;
}

/** The organization's own words; without them, it is said as it is built in. */
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

/** Launcher and panel are there before a language is known; a name that the page gives stays. */
function nameLauncher({ parentElement: panel }: HTMLElement, name: string) {
  const root = panel?.getRootNode() as ShadowRoot | undefined;
  if (panel?.localName !== 'dialog' || root?.host.hasAttribute('label')) return;
  const launcher = root?.querySelector('button') as HTMLButtonElement;
  launcher.ariaLabel = panel.ariaLabel = name;
}
