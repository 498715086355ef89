import { Lightbulb } from 'lucide-react';
import { suggestions } from '../choices.ts';
import m from '../messages.yaml';

type SuggestionsProps = {
  /** Shows only suggestions of this category; all if it's empty. */
  category: string;
  onPick: (query: string, category: string) => void;
};

/** Suggested queries that many teams start with. */
export function Suggestions({ category, onPick }: SuggestionsProps) {
  const groups = Object.entries(suggestions).filter(([name]) => !category || name === category);
  if (groups.length === 0) return null;
  return (
    <section
      aria-label={m.suggestions.suggestions}
      className="rounded-lg border bg-muted/50 px-3 py-2.5 max-sm:max-h-48 max-sm:overflow-y-auto"
    >
      <h3 className="flex items-center gap-1.5 text-xs font-medium text-muted-foreground">
        <Lightbulb aria-hidden="true" className="size-3.5" />
        {m.suggestions.suggestions}
      </h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-3">
        {groups.map(([name, queries = []]) => (
          <div key={name} className="min-w-0">
            <dt className="mb-0.5 text-xs text-muted-foreground">{name}</dt>
            {queries.map((query) => (
              <dd key={query}>
                <button
                  type="button"
                  onClick={() => onPick(query, name)}
                  className="rounded-sm py-0.5 text-left text-sm text-primary-text hover:underline pointer-coarse:py-1.5"
                >
                  {query}
                </button>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
