import { Editor, Extension } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { EditorState, Plugin, Selection } from '@tiptap/pm/state';
import {
  type AriaAttributes,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cleanPaste } from '../paste/clean-paste.ts';
import { undoPasteAlone } from '../paste/undo-paste.ts';
import type { CaretLine, RichBox } from '../text/text-box.ts';
import { messageExtensions } from './extensions.ts';
import { docOf } from './from-text.ts';
import { LinkBar } from './LinkBar.tsx';
import { RichToolbar } from './RichToolbar.tsx';
import { caretIn, caretLineOf, richBoxOf } from './rich-box.ts';
import { writtenIn } from './to-text.ts';
import type { Written } from './written.ts';
import './allow-html.ts';
import './rich-text.css';

export type RichTextProps = {
  written: Written;
  onChange: (written: Written) => void;
  label: string;
  placeholder: string;
  /** While the text is being sent: typing is disabled, but the focus stays. */
  isReadOnly: boolean;
  /** The aria attributes that link it to an open list. */
  aria: AriaAttributes | false | undefined;
  /** Called with the line that contains the caret; null if there is none. */
  onLine: (line: CaretLine | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The plain text area used until now; the editor takes over its focus and caret. */
  standIn: RefObject<HTMLTextAreaElement | null>;
  /** Called when the editor has replaced that text area, and with null when it is removed. */
  onReady: (box: RichBox | null) => void;
};

/** A WYSIWYG text box. Its value is Markdown, or plain text if nothing is formatted. */
export default function RichText(props: RichTextProps) {
  const { written, standIn } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinking, setLinking] = useState(false);
  const latest = useRef(props);
  const said = useRef<Written>(written);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const made = tryEditorIn(place.current, latest, said);
    // Keeps the plain text area.
    if (!made) return;
    setEditor(made);
    latest.current.onReady(richBoxOf(made));
    takeOver(made, standIn.current, latest.current.written);
    return () => {
      latest.current.onReady(null);
      setEditor(null);
      made.destroy();
    };
  }, [standIn]);

  // Changes from outside: an undone reply returned as a draft, or a sent message.
  useLayoutEffect(() => {
    const { text, isFormatted } = said.current;
    if (!editor || (text === written.text && isFormatted === written.isFormatted)) return;
    said.current = written;
    startOver(editor, written);
  }, [editor, written]);

  useEffect(() => {
    editor?.view.setProps({});
  });

  return (
    <div
      onKeyDownCapture={(event) => {
        if (!editor?.view.dom.contains(event.target as Node)) return;
        const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
        if (isLink && (!editor.state.selection.empty || editor.isActive('link'))) {
          event.preventDefault();
          event.stopPropagation();
          setLinking(true);
        } else props.onKeyDown(event);
      }}
      className="flex min-w-0 flex-1 flex-col"
    >
      {editor && <RichToolbar editor={editor} onLink={() => setLinking(true)} />}
      {editor && isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      <div ref={place} className="min-w-0" />
    </div>
  );
}

type Latest = RefObject<RichTextProps>;

/** Returns null if the browser doesn't support the editor. */
function tryEditorIn(...given: Parameters<typeof editorIn>): Editor | null {
  try {
    return editorIn(...given);
  } catch (error) {
    reportError(error);
    return null;
  }
}

function editorIn(element: HTMLElement | null, latest: Latest, said: RefObject<Written>): Editor {
  const start = said.current;
  const tell = ({ editor }: { editor: Editor }) =>
    latest.current.onLine(editor.isFocused ? caretLineOf(editor) : null);
  const made: Editor = new Editor({
    element,
    // Our content security policy forbids inline styles; they are in rich-text.css.
    injectCSS: false,
    extensions: [...messageExtensions(() => latest.current.placeholder), whileSent(latest)],
    editorProps: {
      attributes: () => attributesOf(latest.current),
      transformPastedHTML: cleanPaste,
      handlePaste: undoPasteAlone,
      clipboardTextParser: (text, context) =>
        Slice.maxOpen(docOf(context.doc.type.schema, { text, isFormatted: false }).content),
      clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n', '\n'),
      handleDOMEvents: {
        // Escape leaves the box; the editor would select the parent of the caret.
        keydown: (_, { key }) => key === 'Escape',
        // The form around it attaches files.
        paste: (_, { clipboardData }) => hasFilesAlone(clipboardData),
        drop: (_, { dataTransfer }) => hasFilesAlone(dataTransfer),
      },
    },
    onUpdate({ editor }) {
      const written = writtenIn(editor.state.doc);
      const { text, isFormatted } = said.current;
      said.current = written;
      if (written.text !== text || written.isFormatted !== isFormatted)
        latest.current.onChange(written);
    },
    onTransaction: tell,
    onFocus: tell,
    onBlur: () => latest.current.onLine(null),
  });
  startOver(made, start);
  return made;
}

function attributesOf({
  label,
  placeholder,
  isReadOnly,
  aria,
}: RichTextProps): Record<string, string> {
  const tied = Object.entries(aria || {}).filter(([, value]) => value !== undefined);
  return {
    class: 'rich-text formatted-text',
    'aria-placeholder': placeholder,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    ...Object.fromEntries(tied.map(([name, value]) => [name, String(value)])),
  };
}

/** Word and Excel add a picture of the copied text to the clipboard. */
const hasFilesAlone = (data: DataTransfer | null) =>
  Boolean(data?.files.length) && !(data?.getData('text/html') && data.getData('text/plain').trim());

/** Sets a text and clears the undo history. */
function startOver({ view, state }: Editor, written: Written) {
  const doc = docOf(state.schema, written);
  view.updateState(
    EditorState.create({ doc, selection: Selection.atEnd(doc), plugins: state.plugins }),
  );
}

/** Rejects changes while the text is being sent. */
const whileSent = (latest: Latest) =>
  Extension.create({
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: ({ docChanged }) => !docChanged || !latest.current.isReadOnly,
      }),
    ],
  });

/** Takes over from the plain text area: its text, caret and focus. */
function takeOver(editor: Editor, box: HTMLTextAreaElement | null, { isFormatted }: Written) {
  const { state, view } = editor;
  if (!box) return;
  const isCaretKnown = box.ownerDocument.activeElement === box && !isFormatted;
  if (isCaretKnown)
    view.dispatch(state.tr.setSelection(caretIn(state, box.value, box.selectionEnd)));
  if (box.ownerDocument.activeElement === box) view.focus();
}
