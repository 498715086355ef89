export type TextChange = (text: string) => string;

/** The line that contains the caret, and the position of the caret in it. */
export type CaretLine = { text: string; caret: number };

/** A text box with formatting, as used by lists and files. They insert Markdown or plain text. */
export type RichBox = {
  readonly isRich: true;
  focus: () => void;
  blur: () => void;
  putCaretAtEnd: () => void;
  /** Replaces a part of the line that contains the caret. */
  put: (inserted: string, at: { start: number; end: number }, isMarkdown: boolean) => void;
  /** Types a character at the caret, as a separate word. Returns its position in the line. */
  type: (character: string) => number;
  /** Changes its Markdown when pictures are renamed or removed; returns whether the box is still on the page. */
  edit: (change: TextChange) => boolean;
  putPictures: (pictures: readonly { id: string; name: string }[]) => void;
  /** Moves the caret to where something was dropped; returns whether that was on the box. */
  caretAt: (event: MouseEvent) => boolean;
};

/** A text input: a text area, or a box with formatting. */
export type TextBox = HTMLTextAreaElement | RichBox;

export const isRich = (box: TextBox | null): box is RichBox => box !== null && 'isRich' in box;
