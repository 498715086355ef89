/** A query that the chatbot was taught, with alternative wordings and the response. */
export interface Pair {
  id: string;
  query: string;
  keywords: readonly string[];
  response: string;
  priority: 'low' | 'medium' | 'high';
}

/** One of the texts that identify a pair. */
export interface Wording {
  pair: Pair;
  text: string;
  kind: 'query' | 'keyword';
  words: readonly string[];
}

/** Pairs with the same response are one answer. */
export interface Answer {
  place: number;
  response: string;
  wordings: Set<Wording>;
}
