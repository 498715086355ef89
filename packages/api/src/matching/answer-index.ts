import { byScore, choose, type Reason, reasonOf, type Scored } from './choice.ts';
import type { Answer, Pair, Wording } from './pair.ts';
import { createQuestionSpelling, type Reading, read, wordsOfReading } from './reading.ts';
import { createScoring, mostScore, threshold } from './scoring.ts';
import { sameText, wordsIn } from './text.ts';

/** A stored pair as it stands to a question, with what its score is made of. */
export interface Candidate {
  pair: Pair;
  /** 0 to 1. */
  score: number;
  nearest: string;
  nearestKind: 'query' | 'keyword';
  /** Words of the question that it shares, the weightiest first, each with its share. */
  words: { word: string; weight: number }[];
  reason: Reason;
}

export interface Match {
  /** The pair that answers; null when none matches well enough. */
  chosen: Candidate | null;
  /** The chosen one first, then by score. */
  candidates: Candidate[];
  /** The score from which on a pair answers. */
  threshold: number;
  reading: Reading;
}

/** The pairs of one organization, made ready to be asked. */
export interface AnswerIndex {
  readonly size: number;
  ids(): Iterable<string>;
  /** Adds a pair, or puts it in place of what it was. */
  put(pair: Pair): void;
  remove(id: string): void;
  match(question: string): Match;
  /** Lets every text's measure know of all changes, in steps; until then those of unchanged texts are a little old. */
  settle(): Generator<void>;
}

const mostCandidates = 5;
const longestResponse = 300;
const responseWords = (response: string) => wordsIn(response).slice(0, longestResponse);

export function createAnswerIndex(): AnswerIndex {
  const wordings = new Map<string, Wording[]>();
  const answers = new Map<string, Answer>();
  const exact = new Map<string, Set<Wording>>();
  const spelling = createQuestionSpelling();
  const scoring = createScoring();

  function put(pair: Pair) {
    remove(pair.id);
    const answer = answers.get(pair.response) ?? newAnswer(pair.response);
    const own = [pair.query, ...pair.keywords].map((text, at): Wording => {
      const kind = at === 0 ? 'query' : 'keyword';
      return { pair, text, kind, words: wordsIn(text) };
    });
    wordings.set(pair.id, own);
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
    wordings.delete(id);
  }

  /** The very wording, whatever else is like it. */
  function exactly(question: string): Scored[] {
    return [...(exact.get(keyOf(question)) ?? [])].flatMap((nearest) => {
      const answer = answers.get(nearest.pair.response);
      return answer ? [{ answer, score: mostScore, nearest, isExact: true }] : [];
    });
  }

  function match(question: string): Match {
    const reading = read(question, spelling);
    const words = wordsOfReading(reading);
    const same = exactly(question);
    const like = words.length > 0 ? scoring.score(words, mostCandidates + same.length) : [];
    const known = new Set(same.map(({ answer }) => answer));
    const scored = [...same, ...like.filter(({ answer }) => !known.has(answer))].sort(byScore);
    const chosen = choose(scored, threshold);
    const shown = chosen ? [chosen, ...scored.filter((one) => one !== chosen)] : scored;
    const candidates = shown.slice(0, mostCandidates).map(
      (one): Candidate => ({
        pair: one.nearest.pair,
        score: Math.min(1, one.score / mostScore),
        nearest: one.nearest.text,
        nearestKind: one.nearest.kind,
        words: scoring.shared(reading, one),
        reason: reasonOf(one, chosen, scored[0] as Scored, threshold),
      }),
    );
    return {
      chosen: chosen ? (candidates[0] ?? null) : null,
      candidates,
      threshold: threshold / mostScore,
      reading,
    };
  }

  return {
    get size() {
      return wordings.size;
    },
    ids: () => wordings.keys(),
    put,
    remove,
    match,
    settle: () => scoring.settle(),
  };
}

/** Texts without a word, such as the sign of a face, are the same when they have the same signs. */
const keyOf = (text: string) =>
  sameText(text) || text.slice(0, 1_000).replace(/[\s\p{P}]+/gu, '') || text.slice(0, 1_000).trim();
