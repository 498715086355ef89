import type { ReactNode } from 'react';

declare global {
  /** What fills in a placeholder of a message. */
  type MessageText = string | number | null | undefined;

  /** Draws the words of a message that stand between two tags. */
  type MessageTag = (words: ReactNode) => ReactNode;

  /** A message with placeholders: a string, or with elements in it. */
  interface Message<Values> {
    (values: Values): string;
    rich(
      values: {
        [Name in keyof Values]: Values[Name] extends number ? number : ReactNode;
      },
    ): ReactNode;
  }

  /** A message with tags, around the words that an element draws. */
  type DrawnMessage<Values> = (
    values: {
      [Name in keyof Values]: MessageText extends Values[Name] ? ReactNode : Values[Name];
    },
  ) => ReactNode;
}
