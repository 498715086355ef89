import type { Schema } from '@helpdesk/sdk';
import type { fetchModule } from '../loader/chunks.ts';

/** The hash of the languages chunk, set by the build. */
const hash = '{languages}';

export type Language = Schema<'ElementLanguage'>;
export type ViewName = 'form' | 'chat' | 'search';

/** An error of an answer or a rejected call, as returned by the rules and the server. */
export interface Wrong {
  code?: string;
  message: string;
}

/** The field of an answer. */
export interface Question {
  label: string;
  type: string;
  validation?: object | null;
}

/** Texts and functions that only a view in a language other than English has. */
export interface Spoken {
  /** The locale for times; if absent, the browser's. */
  locale?: string;
  /** The label of a launcher and its panel. */
  launcher?: string;
  /** Formats a size in bytes. */
  size?(bytes: number): string;
  /** Returns the error message for an answer; undefined for an unknown error. */
  mistake?(wrong: Wrong, question: Question | undefined): string | undefined;
  /** Returns the error message for a rejected call; undefined for an unknown code. */
  refusal?(wrong: Wrong): string | undefined;
  /** Translates the server's own messages in a chat; undefined for messages that people wrote. */
  say?(sentence: string): string | undefined;
}

/** The texts and attributes of an element in the visitor's language. */
export interface Words {
  texts: Spoken;
  attributes: { lang: string; dir?: 'ltr' | 'rtl' | undefined };
}

/** The parts of a view that the loader provides. */
interface Loaded {
  host: HTMLElement;
  fetchModule: typeof fetchModule;
}

/** The language settings of an organization that offers more than the built-in English. */
export interface Speaking {
  languages?: Language[];
  ownWords?: Language[];
  subdomain: string;
}

/** The languages chunk. */
export interface LanguagesChunk {
  speak(
    view: ViewName,
    host: HTMLElement,
    organization: Speaking,
    fetch: typeof fetchModule,
  ): Promise<Words>;
}

/** The server's response about the organization; older servers send no languages. */
interface Known {
  organization?: Speaking;
}

/** Whether only the built-in English is used; custom texts in English are loaded like another language. */
export function isEnglish({ organization }: Known): boolean {
  const { languages = 'en', ownWords = '' } = organization ?? {};
  return String(languages) + String(ownWords) === 'en';
}

/** Returns the texts for a visitor; undefined if only English is offered, or the language can't be loaded. */
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
