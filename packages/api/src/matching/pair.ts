/** What the chatbot was taught: a query, other wordings of it, and what to answer. */
export interface Pair {
  id: string;
  query: string;
  keywords: readonly string[];
  response: string;
  priority: 'low' | 'medium' | 'high';
}

/** One text that a pair is known by. */
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
