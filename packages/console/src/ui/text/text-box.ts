export type TextChange = (text: string) => string;

/** The line with the caret, and where the caret is in it. */
export type CaretLine = { text: string; caret: number };

/** A text box with formatting, as far as lists and files need it. What they put in is Markdown or text. */
export type RichBox = {
  readonly isRich: true;
  focus: () => void;
  blur: () => void;
  putCaretAtEnd: () => void;
  /** Puts a text in the place of a part of the line with the caret. */
  put: (inserted: string, at: { start: number; end: number }, isMarkdown: boolean) => void;
  /** Types a character at the caret, as a word of its own. Returns where it stands in its line. */
  type: (character: string) => number;
  /** Changes its Markdown where pictures are renamed or go; returns whether the box is on the page. */
  edit: (change: TextChange) => boolean;
  putPictures: (pictures: readonly { id: string; name: string }[]) => void;
  /** Moves the caret to where something was dropped; returns whether that was on the box. */
  caretAt: (event: MouseEvent) => boolean;
};

/** What one writes in: a text area, or a box with formatting. */
export type TextBox = HTMLTextAreaElement | RichBox;

export const isRich = (box: TextBox | null): box is RichBox => box !== null && 'isRich' in box;
