import { LinkedText } from './LinkedText.tsx';
import m from './messages.yaml';

type MentionedTextProps = {
  /** The parts of the text; mentions have an ID. */
  parts: readonly { text: string; id: string | null }[];
  mentions: readonly { id: string; name: string; currentName: string }[];
};

/** The text of a note with its mentions highlighted; a name that has changed since is shown beside it. */
export function MentionedText({ parts, mentions }: MentionedTextProps) {
  return parts.map(({ text: part, id }, place) => {
    const mention = mentions.find((one) => one.id === id);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    if (!mention) return <LinkedText key={place}>{part}</LinkedText>;
    const isOther = mention.currentName !== mention.name;
    return (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        key={place}
        title={isOther ? m.mentionedText.now({ currentName: mention.currentName }) : undefined}
        className="rounded-sm bg-accent/15 px-0.5 font-medium text-primary-text"
      >
        {part}
        {isOther && (
          <span className="sr-only">
            {' '}
            {m.mentionedText.now2({ currentName: mention.currentName })}
          </span>
        )}
      </mark>
    );
  });
}
