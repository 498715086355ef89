import type { Schema } from '@helpdesk/sdk/contract/operations';

/** A text with what was searched for marked in it. */
export function Highlighted({ parts }: { parts: readonly Schema<'TextPart'>[] }) {
  // Its place in the text is all that tells one part from another.
  return parts.map(({ text, isHit }, at) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={at} className="rounded-xs bg-accent/20 text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
