import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { createSpelling } from '../../../matching/spelling.ts';
import { wordsIn } from '../../../matching/text.ts';
import { foreign, type Phrases, phrases, type TalkKind } from './phrases.ts';
import { emojiOfEmoticons, isLaughter, kindOfSigns } from './signs.ts';

/** Small talk, or a message too short to answer. */
export interface Talk {
  kind: TalkKind | 'unclear';
  /** The language of the message; null if it can be any or several. */
  language: ElementLanguage | null;
}

/** A message without its greeting and thanks. */
export interface Heard {
  talk: Talk | null;
  rest: string;
}

type Piece = keyof Phrases;

interface Phrase {
  words: readonly string[];
  kind: Piece;
}

/** Which kind wins if a message has several: "no thanks" is a no, and "ok, thanks, bye" a goodbye. */
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

/** Kinds that are never a question: with a question mark, as in "Is it good?", the message is one. */
const said: ReadonlySet<TalkKind> = new Set(['fine', 'yes', 'no', 'thanks']);

/** Longer messages are more than small talk. */
const mostWords = 24;
const mostSigns = 40;
/** In longer messages, unknown words do not count as typos. */
const mostRepaired = 4;
const shortestRepaired = 5;
/** How many unknown words a message of this kind may have, as in "thanks heaps". After thanks and goodbyes only, not before them. */
const roomy: Partial<Record<TalkKind, number>> = { thanks: 2, upset: 2, bye: 1, person: 1 };
/** Without spaces, as in Japanese, each character counts as a word, so more of them may be unknown. */
const mostOtherSigns = 3;

const laughter = 'haha';
/** Removes repeated letters, which are written for emphasis: "heyyy". */
const plain = (word: string) => (isLaughter(word) ? laughter : word.replace(/(\p{L})\1+/gu, '$1'));
/** Signs that prolong a vowel in Japanese: "こんにちはー". */
const drawnOut = /(?<=\p{sc=Hiragana})[ー〜～~]+/gu;
const wordsOf = (text: string) => wordsIn(text.replace(drawnOut, ''));
const plainWords = (text: string) => wordsOf(text).map(plain);

/** "Thanks, but …", "cheers, what about …", "invoice please, thanks": together with an unknown word, these make a question. */
const asking = new Set(
  plainWords(`but however yet why what where when which how who please pls plz
    aber jedoch warum wieso was wo wann welche welcher welches wie wer bitte
    mais pourquoi quoi où quand quel quelle comment combien svp stp
    pero qué dónde cuándo cuál cómo cuánto favor porfa
    ma però perché cosa dove quando quale come quanto favore
    mas porém porque onde qual quanto pfv
    maar waarom wat waar wanneer welke hoe wie aub alstublieft alsjeblieft
    ale jednak dlaczego gdzie kiedy który jaki jak kto proszę
    لكن ولكن لماذا ليش ماذا ما أين وين متى أي كيف كم من رجاء فضلك سمحت
    אבל אך למה מה איפה מתי איזה איך כמה מי בבקשה
    何 誰 吗 呢 请`),
);

interface Lexicon {
  /** Phrases by their first word, longest first. */
  phrases: ReadonlyMap<string, Phrase[]>;
  repair(word: string): string | null;
}

function lexiconOf({ reach, ...others }: Phrases): Lexicon {
  const byFirst = new Map<string, Phrase[]>([[laughter, [{ words: [laughter], kind: 'fine' }]]]);
  const spelling = createSpelling();
  for (const [kind, texts] of Object.entries({ ...others, reach })) {
    for (const text of texts.split('|')) {
      const words = plainWords(text);
      const [start = ''] = words;
      const known = byFirst.get(start) ?? [];
      // A phrase listed under two kinds belongs to the first.
      if (known.every((one) => one.words.join(' ') !== words.join(' ')))
        known.push({ words, kind: kind as Piece });
      byFirst.set(start, known);
      if (words.length === 1) spelling.add(start);
    }
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);
  return { phrases: byFirst, repair: (word) => spelling.repair(word) };
}

const lexicons = new Map(
  Object.entries({ ...phrases, ...foreign }).map(([language, known]) => [
    language,
    lexiconOf(known),
  ]),
);
const isSpoken = (language: string): language is ElementLanguage => language in phrases;

/**
 * Splits a text into small talk and question, trying preferred languages first. Words that are stored (`isStored`)
 * can be
 * part of a question.
 */
export function hear(
  text: string,
  preferred: readonly ElementLanguage[] = [],
  isStored: (word: string) => boolean = () => true,
): Heard {
  const cut = emojiOfEmoticons(text.slice(0, 400));
  const written = wordsOf(cut);
  const words = written.map(plain);
  if (words.length === 0)
    return { talk: { kind: kindOfSigns(cut) ?? 'unclear', language: null }, rest: text };
  const isKnown = (word: string) => isStored(written[words.indexOf(word)] ?? word);
  const isSpaced = words.join('').length > words.length;
  if (words.length > (isSpaced ? mostWords : mostSigns)) return { talk: null, rest: text };
  const order = [...new Set([...preferred, ...lexicons.keys()])];
  const isAsked = /[?？؟]/.test(cut);
  const kindsIn = (heard: readonly string[], languages = order, knows?: typeof isKnown) =>
    languages.flatMap((language) => {
      const kind = kindOf(heard, lexicons.get(language) as Lexicon, knows);
      return kind && !(isAsked && said.has(kind)) ? [{ language, kind }] : [];
    });
  let found = kindsIn(words);
  if (found.length === 0) {
    // Tries only likely languages, since a typo in one language can be a word in another.
    const likely = preferred.length > 0 ? [...new Set([...preferred, 'en'])] : order;
    found = likely.flatMap((one) =>
      kindsIn(repaired(words, lexicons.get(one) as Lexicon, isKnown), [one]),
    );
  }
  if (found.length === 0 && !isAsked) found = kindsIn(words, order, isKnown);
  const [best] = found;
  if (!best) return { talk: null, rest: withoutGreeting(text, order, isKnown) };
  const { kind, language } = best;
  const isOne = isSpoken(language) && (found.length === 1 || preferred.includes(language));
  return { talk: { kind, language: isOne ? language : null }, rest: '' };
}

const longestWord = 40;

/** Whether a text is too short to be a question: a single word or number. */
export const isTooLittle = (text: string): boolean => {
  const words = wordsIn(text);
  // A word of this length has been cut off, so it isn't a real word.
  if (words[0]?.length === longestWord) return false;
  return words.length < 2 || (words.length === 2 && words.join('').length === 2);
};

function kindOf(
  words: readonly string[],
  { phrases: known }: Lexicon,
  isKnown: (word: string) => boolean = () => true,
): TalkKind | null {
  const kinds = new Set<Piece>();
  let others = 0;
  let comesFirst = false;
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, known);
    if (phrase) kinds.add(phrase.kind);
    else if (isKnown(words[at] as string)) return null;
    else {
      others += 1;
      comesFirst ||= !kinds.has('thanks') && !kinds.has('bye');
    }
    at += phrase?.words.length ?? 1;
  }
  // "Can I talk" names no person or topic.
  if (kinds.has('reach') && !kinds.has('person') && !kinds.has('about')) return null;
  if (kinds.has('failed') && others > 0 && !kinds.has('upset')) return null;
  if (kinds.has('failed')) kinds.add('upset');
  const kind = first.find((one) => kinds.has(one)) ?? null;
  if (others === 0 || !kind) return kind;
  const isPolite = kind === 'thanks' || kind === 'bye';
  if (isPolite && (comesFirst || words.some((word) => asking.has(word)))) return null;
  if (kind === 'person' && !kinds.has('reach')) return null;
  const isSigns = words.every((word) => word.length === 1);
  const most = isSigns && roomy[kind] ? mostOtherSigns : (roomy[kind] ?? 0);
  return others <= most && others * 2 <= words.length ? kind : null;
}

function phraseAt(words: readonly string[], at: number, known: Lexicon['phrases']) {
  const word = words[at] as string;
  const found = known
    .get(word)
    ?.find(({ words: wanted }) => wanted.every((one, step) => words[at + step] === one));
  if (found) return found;
  const half = word.slice(0, word.length / 2);
  return half.length > 1 && word === half + half
    ? known.get(half)?.find(({ words: { length } }) => length === 1)
    : undefined;
}

/** Corrects typos: in a short message, an unknown word counts as one. */
function repaired(
  words: readonly string[],
  { phrases: known, repair }: Lexicon,
  isKnown: (word: string) => boolean,
): readonly string[] {
  if (words.length > mostRepaired) return words;
  return words.map((word) => {
    if (word.length < shortestRepaired || known.has(word) || isKnown(word)) return word;
    const meant = repair(word);
    return meant && meant.length >= shortestRepaired - 1 ? meant : word;
  });
}

const before: ReadonlySet<Piece> = new Set(['hello', 'thanks']);
const after: ReadonlySet<Piece> = new Set(['thanks', 'bye']);

/** The text after a greeting that ends with punctuation ("Hi, where …"), and before thanks that follow punctuation. */
function withoutGreeting(
  text: string,
  order: readonly string[],
  isKnown: (word: string) => boolean,
): string {
  const isOnly = (part: string, kinds: ReadonlySet<Piece>) => {
    const words = plainWords(part);
    if (words.length === 0) return true;
    return order.some((language) => {
      const lexicon = lexicons.get(language) as Lexicon;
      const kind = kindOf(words, lexicon) ?? kindOf(repaired(words, lexicon, isKnown), lexicon);
      return kind !== null && kinds.has(kind);
    });
  };
  const parts = text.match(/[^,.!?;:、。！？،؟\n]+[,.!?;:、。！？،؟\n]*/g) ?? [text];
  while (parts.length > 1 && isOnly(parts[0] as string, before)) parts.shift();
  while (parts.length > 1 && isOnly(parts.at(-1) as string, after)) parts.pop();
  return parts.join('').trim() || text;
}
