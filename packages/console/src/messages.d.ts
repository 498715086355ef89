import type { ReactNode } from 'react';

declare global {
  /** The value of a placeholder in a message. */
  type MessageText = string | number | null | undefined;

  /** Renders the text of a message between two tags. */
  type MessageTag = (words: ReactNode) => ReactNode;

  /** A message with placeholders: called as a function it returns a string, and `rich` returns a node with elements. */
  interface Message<Values> {
    (values: Values): string;
    rich(
      values: {
        [Name in keyof Values]: Values[Name] extends number ? number : ReactNode;
      },
    ): ReactNode;
  }

  /** A message with tags around texts that elements render. */
  type DrawnMessage<Values> = (
    values: {
      [Name in keyof Values]: MessageText extends Values[Name] ? ReactNode : Values[Name];
    },
  ) => ReactNode;
}
