import type { Schema } from '@helpdesk/sdk/contract/operations';

/** A text with the search terms highlighted. */
export function Highlighted({ parts }: { parts: readonly Schema<'TextPart'>[] }) {
  // The parts have no identity except their position.
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
