import { featuresOf, type Kind, usualShares } from './features.ts';

/** A vector space of texts: their similarity is the cosine of the angle between them. */
export interface Space {
  readonly size: number;
  /** Approximate memory use. */
  readonly bytes: number;
  /** Sets or replaces the text at an index. */
  put(place: number, words: readonly string[]): void;
  remove(place: number): void;
  /** The similarity of each index to a text with these features, 0 to 1; valid until the next call. */
  compare(asked: ReadonlyMap<string, number>): Float64Array;
  /** The weight of a feature: rarer ones weigh more. */
  weightOf(feature: string): number;
  /** Recomputes the lengths of texts in steps, because they depend on how rare the features are now. */
  measure(): Generator<void>;
}

/** Added to the number of questions, so a store of three doesn't treat "my" as a rare word. */
const seenBefore = 300;
const atOnce = 100;
/** Trigrams in at least this many texts distinguish few of them and would take most of the time. */
const everywhere = 1_500;

interface Posting {
  feature: string;
  places: number[];
  weights: number[];
}

/** The features of a text, by their postings, with their frequencies. */
interface Text {
  postings: Posting[];
  counts: number[];
}

const bytesOfFeature = 45;
const bytesOfPosting = 250;

export function createSpace(kind: Kind): Space {
  const usual = usualShares[kind];
  const isMany = kind === 'pieces';
  const texts = new Map<number, Text>();
  const postings = new Map<string, Posting>();
  let inverseLengths = new Float64Array(64);
  let result = new Float64Array(64);
  /** All indexes in use are below this. */
  let most = 0;
  let features = 0;

  function weightOf(feature: string, posting = postings.get(feature)): number {
    const found = posting?.places.length ?? 0;
    const expected = seenBefore * (usual.get(feature) ?? 0);
    return Math.max(0.05, Math.log((texts.size + seenBefore + 1) / (found + expected + 0.5)));
  }

  function lengthOf({ postings: own, counts }: Text): number {
    let sum = 0;
    for (const [at, posting] of own.entries()) {
      sum += (frequency(counts[at] as number) * weightOf(posting.feature, posting)) ** 2;
    }
    return Math.sqrt(sum) || 1;
  }

  function remove(place: number) {
    const own = texts.get(place)?.postings ?? [];
    for (const posting of own) {
      const at = posting.places.indexOf(place);
      const lastPlace = posting.places.pop() as number;
      const lastWeight = posting.weights.pop() as number;
      if (at < posting.places.length) {
        posting.places[at] = lastPlace;
        posting.weights[at] = lastWeight;
      }
      if (posting.places.length === 0) postings.delete(posting.feature);
    }
    features -= own.length;
    texts.delete(place);
  }

  return {
    get size() {
      return texts.size;
    },
    get bytes() {
      return features * bytesOfFeature + postings.size * bytesOfPosting;
    },
    weightOf: (feature) => weightOf(feature),
    remove,
    put(place, words) {
      remove(place);
      const found = featuresOf(kind, words);
      const text: Text = { postings: [], counts: [...found.values()] };
      texts.set(place, text);
      features += found.size;
      for (const [feature, count] of found) {
        const posting = postings.get(feature) ?? { feature, places: [], weights: [] };
        postings.set(feature, posting);
        posting.places.push(place);
        posting.weights.push(frequency(count));
        text.postings.push(posting);
      }
      most = Math.max(most, place + 1);
      if (place >= inverseLengths.length) {
        inverseLengths = grown(inverseLengths, place);
        result = grown(result, place);
      }
      inverseLengths[place] = 1 / lengthOf(text);
    },
    compare(asked) {
      result.fill(0, 0, most);
      let length = 0;
      for (const [feature, count] of asked) {
        const weight = weightOf(feature);
        const own = frequency(count) * weight;
        length += own * own;
        const posting = postings.get(feature);
        if (!posting || (isMany && posting.places.length > everywhere)) continue;
        const { places, weights } = posting;
        const factor = own * weight;
        for (let at = 0; at < places.length; at++) {
          (result[places[at] as number] as number) += factor * (weights[at] as number);
        }
      }
      const whole = 1 / (Math.sqrt(length) || 1);
      for (let at = 0; at < most; at++) {
        (result[at] as number) *= whole * (inverseLengths[at] as number);
      }
      return result;
    },
    *measure() {
      let done = 0;
      for (const [place, text] of texts) {
        inverseLengths[place] = 1 / lengthOf(text);
        done += 1;
        if (done % atOnce === 0) yield;
      }
    },
  };
}

/** Repeating a word adds weight, but less than proportionally. */
const frequency = (count: number) => 1 + Math.log(count);

function grown(values: Float64Array, place: number): Float64Array<ArrayBuffer> {
  const more = new Float64Array(Math.max(place + 1, values.length * 2));
  more.set(values);
  return more;
}
