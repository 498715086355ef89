import { byScore, choose, type Reason, reasonOf, type Scored } from './choice.ts';
import type { Answer, Pair, Wording } from './pair.ts';
import { createQuestionSpelling, type Reading, read, wordsOfReading } from './reading.ts';
import { createScoring, maxScore, type Similarities, threshold, type Weights } from './scoring.ts';
import { sameText, wordsIn } from './text.ts';

/** A stored pair as a candidate for a question, with the parts of its score. */
export interface Candidate {
  pair: Pair;
  /** 0 to 1. */
  score: number;
  nearest: string;
  nearestKind: 'query' | 'keyword';
  /** The words of the question that it contains, most significant first, each with its weight. */
  words: { word: string; weight: number }[];
  reason: Reason;
}

export interface Match {
  /** The pair that answers; null if none has enough score. */
  chosen: Candidate | null;
  /** The share of the question's significant words that the chosen one contains, 0 to 1. */
  coverage: number;
  /** The chosen one first, then by score. */
  candidates: Candidate[];
  /** The minimum score of an answer. */
  threshold: number;
  reading: Reading;
}

/** The indexed pairs of one organization. */
export interface AnswerIndex {
  readonly size: number;
  /** Approximate memory use. */
  readonly bytes: number;
  ids(): Iterable<string>;
  /** Adds or replaces a pair. */
  put(pair: Pair): void;
  remove(id: string): void;
  /** Whether any pair has this word. */
  knows(word: string): boolean;
  match(question: string): Match;
  /** The parts of the best answers' scores, for tuning the weights. */
  similarities(question: string, most: number): Similarities[];
  /** Completes the changed answers, in steps. If it didn't run, the next question does it. */
  complete(): Generator<void>;
  /** Recomputes the weights after changes, in steps; until then those of unchanged texts are slightly out of date. */
  settle(): Generator<void>;
}

/** One weak word out of several isn't an answer, even with a high score. */
const fewestCovered = 0.34;
const maxCandidates = 5;
const longestResponse = 300;
const bytesOfWording = 600;
const responseWords = (response: string) => wordsIn(response).slice(0, longestResponse);

/** Weights and a threshold on their scale, in place of the defaults. */
export interface Tuning {
  weights?: Weights;
  threshold?: number;
}

export function createAnswerIndex(tuning: Tuning = {}): AnswerIndex {
  const least = tuning.threshold ?? threshold;
  const wordings = new Map<string, Wording[]>();
  const answers = new Map<string, Answer>();
  const exact = new Map<string, Set<Wording>>();
  const spelling = createQuestionSpelling();
  const scoring = createScoring(tuning.weights);
  let wordingCount = 0;

  function put(pair: Pair) {
    remove(pair.id);
    const answer = answers.get(pair.response) ?? newAnswer(pair.response);
    const own = [pair.query, ...pair.keywords].map((text, at): Wording => {
      const kind = at === 0 ? 'query' : 'keyword';
      return { pair, text, kind, words: wordsIn(text) };
    });
    wordings.set(pair.id, own);
    wordingCount += own.length;
    for (const wording of own) {
      answer.wordings.add(wording);
      scoring.add(answer, wording);
      const key = keyOf(wording.text);
      exact.set(key, (exact.get(key) ?? new Set()).add(wording));
      for (const word of wording.words) spelling.add(word);
    }
  }

  function newAnswer(response: string): Answer {
    const answer = { place: scoring.newPlace(), response, wordings: new Set<Wording>() };
    answers.set(response, answer);
    const words = responseWords(response);
    scoring.addResponse(answer, words);
    for (const word of words) spelling.add(word);
    return answer;
  }

  function remove(id: string) {
    for (const wording of wordings.get(id) ?? []) {
      const answer = answers.get(wording.pair.response);
      answer?.wordings.delete(wording);
      if (answer) scoring.remove(answer, wording);
      const key = keyOf(wording.text);
      const same = exact.get(key);
      same?.delete(wording);
      if (same?.size === 0) exact.delete(key);
      for (const word of wording.words) spelling.remove(word);
      if (answer?.wordings.size === 0) {
        answers.delete(answer.response);
        scoring.removeResponse(answer);
        for (const word of responseWords(answer.response)) spelling.remove(word);
      }
    }
    wordingCount -= wordings.get(id)?.length ?? 0;
    wordings.delete(id);
  }

  /** The exact wording takes precedence over similar ones. */
  function exactly(question: string): Scored[] {
    return [...(exact.get(keyOf(question)) ?? [])].flatMap((nearest) => {
      const answer = answers.get(nearest.pair.response);
      return answer ? [{ answer, score: maxScore, nearest, isExact: true }] : [];
    });
  }

  function match(question: string): Match {
    const reading = read(question, spelling);
    const words = wordsOfReading(reading);
    const same = exactly(question);
    const like = words.length > 0 ? scoring.score(words, maxCandidates + same.length) : [];
    const known = new Set(same.map(({ answer }) => answer));
    const scored = [...same, ...like.filter(({ answer }) => !known.has(answer))].sort(byScore);
    const best = choose(scored, least);
    const coverage = best ? scoring.coverage(reading, best) : 0;
    const chosen = best && (best.isExact || coverage >= fewestCovered) ? best : null;
    const shown = chosen ? [chosen, ...scored.filter((one) => one !== chosen)] : scored;
    const candidates = shown.slice(0, maxCandidates).map(
      (one): Candidate => ({
        pair: one.nearest.pair,
        score: Math.min(1, one.score / maxScore),
        nearest: one.nearest.text,
        nearestKind: one.nearest.kind,
        words: scoring.shared(reading, one),
        reason: reasonOf(one, chosen, scored[0] as Scored, least),
      }),
    );
    return {
      chosen: chosen ? (candidates[0] ?? null) : null,
      coverage: chosen?.isExact ? 1 : coverage,
      candidates,
      threshold: least / maxScore,
      reading,
    };
  }

  return {
    get size() {
      return wordings.size;
    },
    get bytes() {
      return scoring.bytes + spelling.bytes + wordingCount * bytesOfWording;
    },
    ids: () => wordings.keys(),
    put,
    remove,
    knows: (word) => spelling.knows(word),
    match,
    similarities: (question, most) =>
      scoring.similarities(wordsOfReading(read(question, spelling)), most),
    complete: () => scoring.writeProfiles(),
    settle: () => scoring.settle(),
  };
}

/** Texts without words, such as emoji, are equal when they have the same characters. */
const keyOf = (text: string) =>
  sameText(text) || text.slice(0, 1_000).replace(/[\s\p{P}]+/gu, '') || text.slice(0, 1_000).trim();
