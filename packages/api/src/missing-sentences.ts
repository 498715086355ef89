import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';

const counts = new Map<string, number>();

/** How often, since the server started, something had to be said otherwise because a language lacks the sentence. */
export const missingSentences: ReadonlyMap<string, number> = counts;

/**
 * Counts that a language lacked a sentence that was wanted: English, or a general sentence, stood in for it. Visitors name what
 * languages they like: those that nobody can offer are counted together.
 */
export function missSentence(language: string): void {
  const name = elementLanguages.find((one) => one === language) ?? 'other';
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

type Groups = Readonly<Record<string, object>>;

/** The sentences of a language, and English ones for those that it lacks, which are counted each time they are read. */
export function completed<Sentences extends object>(
  language: string,
  said: Sentences,
  english: Sentences,
): Sentences {
  const known = said as Groups;
  const all = Object.entries(english as Groups).map(([name, sentences]) => {
    const group = known[name] ?? {};
    const lacking = Object.entries(sentences).filter(([key]) => !(key in group));
    if (lacking.length === 0) return [name, group] as const;
    const whole = { ...group };
    for (const [key, sentence] of lacking) {
      Object.defineProperty(whole, key, {
        enumerable: true,
        get() {
          missSentence(language);
          return sentence;
        },
      });
    }
    return [name, whole] as const;
  });
  return { ...said, ...Object.fromEntries(all) };
}
