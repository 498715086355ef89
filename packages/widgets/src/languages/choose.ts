import type { Language } from '../core/words.ts';

/** Languages that are written right to left. */
const fromTheRight = /^(ar|he)$/;

interface Chosen {
  language: Language;
  /** Undefined if the page sets it for the part in this language. */
  dir: 'ltr' | 'rtl' | undefined;
}

/**
 * Returns the visitor's language among those that are offered: by the nearest `lang` around the element, its own first and across shadow
 * roots, then by the browser, and otherwise the first that is offered.
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

/** An ancestor: an element, a document, or a shadow root with its host. */
interface Around {
  lang?: string;
  dir?: string;
  parentNode: Around | null;
  host?: Around;
}

const directionOf = (language: Language) => (fromTheRight.test(language) ? 'rtl' : 'ltr');

/** Returns the language of a tag, such as de for de-AT, by its current code. */
function baseOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).language;
  } catch {
    return undefined;
  }
}
