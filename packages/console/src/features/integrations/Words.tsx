import { Badge } from '../../ui/Badge.tsx';
import m from './messages.yaml';

const shown = 3;

type WordsProps = { words: readonly string[]; none: string };

/** The first three words, and the number of further ones, listed in a tooltip. */
export function Words({ words, none }: WordsProps) {
  if (words.length === 0) return <span className="text-xs text-muted-foreground">{none}</span>;
  const more = words.length - shown;
  return (
    <span className="flex flex-wrap gap-1">
      {words.slice(0, shown).map((word) => (
        <Badge key={word} className="font-mono">
          {word}
        </Badge>
      ))}
      {more > 0 && (
        <span title={words.slice(shown).join(', ')}>
          <Badge>{m.words.more({ more })}</Badge>
        </span>
      )}
    </span>
  );
}
