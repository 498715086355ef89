import type { Schema } from '@helpdesk/sdk';
import type { fetchModule } from '../loader/chunks.ts';

/** The hash of the chunk that knows other languages, written by the build. */
const hash = '{languages}';

export type Language = Schema<'ElementLanguage'>;
export type ViewName = 'form' | 'chat' | 'search';

/** What is wrong with an answer, or why a call is refused, as rules and server say it. */
export interface Wrong {
  code?: string;
  message: string;
}

/** What an answer is to. */
export interface Question {
  label: string;
  type: string;
  validation?: object | null;
}

/** What only a view in another language than English has among its texts. */
export interface Spoken {
  /** For times; absent for that of the browser. */
  locale?: string;
  /** Of a launcher and its panel. */
  launcher?: string;
  /** A size for people, of bytes. */
  size?(bytes: number): string;
  /** What is wrong with an answer; undefined for a mistake that has no sentence. */
  mistake?(wrong: Wrong, question: Question | undefined): string | undefined;
  /** Why the server refuses; undefined for a code that has no sentence. */
  refusal?(wrong: Wrong): string | undefined;
  /** What the server itself says in a chat; undefined for what somebody wrote. */
  say?(sentence: string): string | undefined;
}

/** An element in the language of its visitor. */
export interface Words {
  texts: Spoken;
  attributes: { lang: string; dir?: 'ltr' | 'rtl' | undefined };
}

/** What a view has from the loader. */
interface Loaded {
  host: HTMLElement;
  fetchModule: typeof fetchModule;
}

/** What is known of an organization that speaks more than the built-in English. */
export interface Speaking {
  languages?: Language[];
  ownWords?: Language[];
  subdomain: string;
}

/** The chunk that knows other languages. */
export interface LanguagesChunk {
  speak(
    view: ViewName,
    host: HTMLElement,
    organization: Speaking,
    fetch: typeof fetchModule,
  ): Promise<Words>;
}

/** What a server says of the organization; an older one knows of no languages. */
interface Known {
  organization?: Speaking;
}

/** Whether only the built-in English is spoken; own words in it are found like another language. */
export function isEnglish({ organization }: Known): boolean {
  const { languages = 'en', ownWords = '' } = organization ?? {};
  return String(languages) + String(ownWords) === 'en';
}

/** The words for a visitor; none where only English is offered, or another language cannot be had. */
export async function wordsFor(
  view: ViewName,
  { host, fetchModule: fetch }: Loaded,
  known: Known,
): Promise<Words | undefined> {
  if (isEnglish(known)) return undefined;
  try {
    const { speak } = await fetch<LanguagesChunk>('languages', hash);
    return await speak(view, host, known.organization as Speaking, fetch);
  } catch {
    return undefined;
  }
}
