import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';

const counts = new Map<string, number>();

/** How often, by language, another sentence was shown since the server started because a translation was missing. */
export const missingSentences: ReadonlyMap<string, number> = counts;

/**
 * Counts a missing translation, for which English or a general sentence was shown. Visitors can send any language name:
 * unsupported ones are counted together.
 */
export function missSentence(language: string): void {
  const name = elementLanguages.find((one) => one === language) ?? 'other';
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

type Groups = Readonly<Record<string, object>>;

/** The sentences of a language, with English ones for those missing, which are counted each time they are read. */
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
