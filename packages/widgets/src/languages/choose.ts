import type { Language } from '../core/words.ts';

/** What is written from the right. */
const fromTheRight = /^(ar|he)$/;

interface Chosen {
  language: Language;
  /** Absent where the page says it for the part that is in this language. */
  dir: 'ltr' | 'rtl' | undefined;
}

/**
 * The language for a visitor, of those that are offered: by the nearest `lang` around an element, its own first and across
 * shadow roots, then by the browser; else the first that is offered.
 */
export function chooseLanguage(host: HTMLElement, offered: readonly Language[]): Chosen {
  const among = (tag: string) => offered.find((one) => one === baseOf(tag));
  let isDirected = false;
  for (let at: Around | null = host; at; at = at.parentNode ?? at.host ?? null) {
    isDirected ||= !!at.dir;
    const language = at.lang && among(at.lang);
    if (language) return { language, dir: isDirected ? undefined : directionOf(language) };
  }
  const [language = offered[0] as Language] = navigator.languages.flatMap(
    (tag) => among(tag) ?? [],
  );
  return { language, dir: directionOf(language) };
}

/** What is around an element: others, and at the upper end of a shadow root its host. */
interface Around {
  lang?: string;
  dir?: string;
  parentNode: Around | null;
  host?: Around;
}

const directionOf = (language: Language) => (fromTheRight.test(language) ? 'rtl' : 'ltr');

/** The language of a tag, such as de of de-AT, by its code of today. */
function baseOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).language;
  } catch {
    return undefined;
  }
}
