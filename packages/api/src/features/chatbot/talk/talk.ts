import { type ElementLanguage, elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { createSpelling } from '../../../matching/spelling.ts';
import { wordsIn } from '../../../matching/text.ts';
import { phrases, type TalkKind } from './phrases.ts';

/** Small talk, or what is too little to answer. */
export interface Talk {
  kind: TalkKind | 'unclear';
  /** The language it was said in; null where it can be any, or several. */
  language: ElementLanguage | null;
}

/** A message without the greeting before and the thanks after it. */
export interface Heard {
  talk: Talk | null;
  rest: string;
}

type Piece = TalkKind | 'reach' | 'fill';

interface Phrase {
  words: readonly string[];
  kind: Piece;
}

/** What decides when several things are said: "no thanks" is a no, and "ok, thanks, bye" a goodbye. */
const first: readonly TalkKind[] = [
  'person',
  'upset',
  'about',
  'bye',
  'wait',
  'no',
  'yes',
  'thanks',
  'fine',
  'hello',
];

/** What nobody asks: "Is it good?" is a question. */
const said: ReadonlySet<TalkKind> = new Set(['fine', 'yes', 'no', 'thanks']);

/** Longer messages say more than small talk. */
const mostWords = 24;
const mostSigns = 40;
/** In a longer message a word that is not known is no slip of the fingers. */
const mostRepaired = 4;
const shortestRepaired = 5;
/** What may hold a word that nobody has written of, such as "thanks heaps". */
const roomy: ReadonlySet<TalkKind> = new Set(['thanks', 'bye', 'upset']);
/** Such words, or such signs, which words have several of; never more than the others. */
const mostOthers = { words: 2, signs: 3 };

/** Repeated letters are written for emphasis: "heyyy". */
const plain = (word: string) => word.replace(/(\p{L})\1+/gu, '$1');
const plainWords = (text: string) => wordsIn(text).map(plain);

/** "Thanks, but …": what follows is the question. */
const contrasts = new Set(
  plainWords(
    'but however yet why aber jedoch warum mais pero ma però mas porém maar ale jednak لكن ولكن אבל אך',
  ),
);

interface Lexicon {
  /** By first word, longest first. */
  phrases: ReadonlyMap<string, Phrase[]>;
  repair(word: string): string | null;
}

function lexiconOf(language: ElementLanguage): Lexicon {
  const byFirst = new Map<string, Phrase[]>();
  const spelling = createSpelling();
  const { reach, ...others } = phrases[language];
  for (const [kind, texts] of Object.entries({ ...others, reach })) {
    for (const text of texts.split('|')) {
      const words = plainWords(text);
      const [start = ''] = words;
      const known = byFirst.get(start) ?? [];
      // A phrase of two kinds is of the first.
      if (known.every((one) => one.words.join(' ') !== words.join(' ')))
        known.push({ words, kind: kind as Piece });
      byFirst.set(start, known);
      if (words.length === 1) spelling.add(start);
    }
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);
  return { phrases: byFirst, repair: (word) => spelling.repair(word) };
}

const lexicons = new Map(elementLanguages.map((language) => [language, lexiconOf(language)]));

/**
 * What of a text is said besides a question; languages that are preferred are tried first. A word that `isKnown` is one
 * that something can be asked about.
 */
export function hear(
  text: string,
  preferred: readonly ElementLanguage[] = [],
  isKnown: (word: string) => boolean = () => true,
): Heard {
  const cut = text.slice(0, 400);
  const words = plainWords(cut);
  if (words.length === 0) return { talk: talkOfSigns(cut), rest: text };
  const isSpaced = words.join('').length > words.length;
  if (words.length > (isSpaced ? mostWords : mostSigns)) return { talk: null, rest: text };
  const order = [...new Set([...preferred, ...elementLanguages])];
  const isAsked = /[?？؟]/.test(cut);
  const kindsIn = (mayRepair: boolean, knows?: (word: string) => boolean) =>
    order.flatMap((language) => {
      const kind = kindOf(words, lexicons.get(language) as Lexicon, mayRepair, knows);
      return kind && !(isAsked && said.has(kind)) ? [{ language, kind }] : [];
    });
  let found = kindsIn(false);
  if (found.length === 0) found = kindsIn(true);
  if (found.length === 0 && !isAsked) found = kindsIn(false, isKnown);
  const [best] = found;
  if (!best) return { talk: null, rest: withoutGreeting(text, order) };
  const isOne = found.length === 1 || preferred.includes(best.language);
  return { talk: { kind: best.kind, language: isOne ? best.language : null }, rest: '' };
}

const longestWord = 40;

/** Whether a text is too little to be a question: a lone word or number. */
export const isTooLittle = (text: string): boolean => {
  const words = wordsIn(text);
  // What is cut off there is no word.
  if (words[0]?.length === longestWord) return false;
  return words.length < 2 || (words.length === 2 && words.join('').length === 2);
};

function kindOf(
  words: readonly string[],
  { phrases: known, repair }: Lexicon,
  mayRepair = true,
  isKnown: (word: string) => boolean = () => true,
): TalkKind | null {
  const kinds = new Set<Piece>();
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const phrase =
      phraseAt(words, at, known) ?? (mayRepair ? repaired(words, at, known, repair) : undefined);
    if (phrase) kinds.add(phrase.kind);
    else if (isKnown(words[at] as string)) return null;
    else others += 1;
    at += phrase?.words.length ?? 1;
  }
  // "Can I talk" says with whom only in what is left out.
  if (kinds.has('reach') && !kinds.has('person') && !kinds.has('about')) return null;
  const kind = first.find((one) => kinds.has(one)) ?? null;
  if (others === 0 || !kind) return kind;
  const size = words.every((word) => word.length === 1) ? 'signs' : 'words';
  const hasRoom = others <= mostOthers[size] && others * 2 <= words.length;
  return roomy.has(kind) && hasRoom && !words.some((word) => contrasts.has(word)) ? kind : null;
}

function phraseAt(words: readonly string[], at: number, known: Lexicon['phrases']) {
  return known
    .get(words[at] as string)
    ?.find(({ words: wanted }) => wanted.every((word, step) => words[at + step] === word));
}

function repaired(
  words: readonly string[],
  at: number,
  known: Lexicon['phrases'],
  repair: Lexicon['repair'],
) {
  const word = words[at] as string;
  if (words.length > mostRepaired || word.length < shortestRepaired) return undefined;
  const meant = repair(word);
  if (!meant || meant.length < shortestRepaired - 1) return undefined;
  return known.get(meant)?.find(({ words: { length } }) => length === 1);
}

const before: ReadonlySet<Piece> = new Set(['hello', 'thanks']);
const after: ReadonlySet<Piece> = new Set(['thanks', 'bye']);

/** The text after a greeting that a sign ends ("Hi, where …"), and before the thanks that follow one. */
function withoutGreeting(text: string, order: readonly ElementLanguage[]): string {
  const isOnly = (part: string, kinds: ReadonlySet<Piece>) => {
    const words = plainWords(part);
    if (words.length === 0) return true;
    return order.some((language) => {
      const kind = kindOf(words, lexicons.get(language) as Lexicon);
      return kind !== null && kinds.has(kind);
    });
  };
  const parts = text.match(/[^,.!?;:、。！？،؟\n]+[,.!?;:、。！？،؟\n]*/g) ?? [text];
  while (parts.length > 1 && isOnly(parts[0] as string, before)) parts.shift();
  while (parts.length > 1 && isOnly(parts.at(-1) as string, after)) parts.pop();
  return parts.join('').trim() || text;
}

const signs: [TalkKind, string][] = [
  ['upset', '😡😠🤬👎💩🖕😤🤮'],
  ['thanks', '🙏❤💙💚💛🧡💜🖤💕💖🌹💐'],
  ['hello', '👋🙋'],
  ['fine', '👍👌😊🙂😀😃😄😁😆😅🤣😂☺😉😍🥰😘🤗🎉✅✔💪👏🙌🤩😎🆗💯'],
];

/** Texts without letters and digits: emoji, and anything else is unclear. */
function talkOfSigns(text: string): Talk {
  const found = [...text];
  const kind = signs.find(([, all]) => found.some((sign) => [...all].includes(sign)))?.[0];
  return { kind: kind ?? 'unclear', language: null };
}
