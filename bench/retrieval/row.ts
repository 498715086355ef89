/** A line of `faq.jsonl`. */
export type Row = { set: string; intent: string | null } & (
  | { kind: 'keywords'; keywords: string[] }
  | {
      kind: 'bank';
      text: string;
      rank: number;
      keywords?: string[];
      response?: string;
    }
  | { kind: 'query'; text: string; typo1?: string; typo2?: string }
);
