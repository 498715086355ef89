import type { Language, ViewName, Words } from '../core/words.ts';
import type { fetchModule } from '../loader/chunks.ts';
import { chooseLanguage } from './choose.ts';
import type { Pack } from './pack.ts';
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
  offered: readonly Language[],
  fetch: typeof fetchModule,
): Promise<Words> {
  const { language: lang, dir } = chooseLanguage(host, offered);
  const attributes = { lang, dir };
  if (lang === 'en') return { texts: {}, attributes };
  const url = await fetch(`pack-${lang}`, hashes[lang]);
  const { pack } = (await import(/* @vite-ignore */ url)) as { pack: Pack };
  const texts = textsOf(pack, view, lang);
  if (texts.launcher) nameLauncher(host, texts.launcher);
  return { texts, attributes };
}

/** Launcher and panel are there before a language is known; a name that the page gives stays. */
function nameLauncher({ parentElement: panel }: HTMLElement, name: string) {
  const root = panel?.getRootNode() as ShadowRoot | undefined;
  if (panel?.localName !== 'dialog' || root?.host.hasAttribute('label')) return;
  const launcher = root?.querySelector('button') as HTMLButtonElement;
  launcher.ariaLabel = panel.ariaLabel = name;
}
