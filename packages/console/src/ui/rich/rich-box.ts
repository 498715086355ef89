import type { Editor } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { CaretLine, RichBox } from '../text/text-box.ts';
import { docOf, fromMarkdown, linesIn } from './from-text.ts';
import { writtenIn } from './to-text.ts';
import type { Written } from './written.ts';

/** Returns the line that contains the caret; null if there is a selection, and in code, where no list opens. */
export function caretLineOf({ state }: Editor): CaretLine | null {
  const { $head, empty } = state.selection;
  const line = $head.parent;
  if (!empty || !line.isTextblock || line.type.spec.code) return null;
  return {
    text: line.textBetween(0, line.content.size, undefined, (leaf) =>
      leaf.type.name === 'hardBreak' ? '\n' : '\uFFFC',
    ),
    caret: $head.parentOffset,
  };
}

/** Returns the functions of the editor that lists, files and the composer need. */
export function richBoxOf(editor: Editor): RichBox {
  const { view } = editor;
  const dispatch = (change: Transaction) => view.dispatch(change.scrollIntoView());
  return {
    isRich: true,
    focus: () => view.focus(),
    blur: () => view.dom.blur(),
    putCaretAtEnd: () => view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc))),
    put(inserted, { start, end }, isMarkdown) {
      const { tr, schema, selection } = view.state;
      const from = selection.$head.start() + start;
      const to = selection.$head.start() + end;
      if (inserted === '') dispatch(tr.delete(from, to));
      const blocks = isMarkdown ? fromMarkdown(schema, inserted) : linesIn(schema, inserted);
      if (inserted) putBlocks(tr, from, to, blocks);
      // Markdown drops a trailing space, and text typed next must not extend a link.
      if (isMarkdown && inserted.endsWith(' ')) tr.insert(tr.selection.to, schema.text(' '));
      if (inserted) dispatch(tr);
      view.focus();
    },
    type(character) {
      const { tr, selection } = view.state;
      const { $from } = selection;
      const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
      const isApart = before === '' || /\s$/.test(before);
      dispatch(tr.insertText(isApart ? character : ` ${character}`));
      view.focus();
      return view.state.selection.$head.parentOffset - 1;
    },
    edit(change) {
      if (editor.isDestroyed) return false;
      const written = writtenIn(view.state.doc);
      const text = change(written.text);
      if (text !== written.text) becomes(editor, { ...written, text });
      return true;
    },
    putPictures(pictures) {
      const { tr, schema } = view.state;
      const nodes = pictures.map(({ id, name }) => schema.node('image', { file: id, alt: name }));
      dispatch(tr.replaceSelection(new Slice(Fragment.from(nodes), 0, 0)));
      view.focus();
    },
    caretAt({ clientX, clientY, target }) {
      if (!(target instanceof globalThis.Node) || !view.dom.contains(target)) return false;
      const at = view.posAtCoords({ left: clientX, top: clientY });
      if (at)
        view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
      return true;
    },
  };
}

/** Replaces words with blocks: the first and last line are joined with the existing line. */
function putBlocks(tr: Transaction, from: number, to: number, blocks: readonly Node[]) {
  const isLine = (block?: Node) => (block?.type.name === 'paragraph' ? 1 : 0);
  const slice = new Slice(Fragment.from(blocks), isLine(blocks[0]), isLine(blocks.at(-1)));
  const $from = tr.doc.resolve(from);
  const isWholeLine = $from.parentOffset === 0 && to === $from.end();
  // Otherwise an empty line would remain before a list.
  if (isWholeLine && !isLine(blocks[0])) tr.replaceRange($from.before(), to + 1, slice);
  else tr.replace(from, to, slice);
  const end = tr.mapping.map(to);
  return tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
}

/** Replaces only the part of the text that differs, and keeps the caret. */
export function becomes({ view }: Editor, written: Written) {
  const { doc, schema, tr } = view.state;
  const next = docOf(schema, written);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  view.dispatch(
    tr
      .replace(start, end.a + overlap, next.slice(start, end.b + overlap))
      .setMeta('addToHistory', false),
  );
}

/** Returns the selection for a caret position in a plain text. */
export function caretIn({ doc }: { doc: Node }, text: string, caret: number): Selection {
  const lines = text.slice(0, caret).split('\n');
  let at = 0;
  for (let line = 0; line < lines.length - 1 && line < doc.childCount - 1; line += 1)
    at += doc.child(line).nodeSize;
  const within = Math.min(
    lines.at(-1)?.length ?? 0,
    doc.maybeChild(lines.length - 1)?.content.size ?? 0,
  );
  return TextSelection.near(doc.resolve(Math.min(at + 1 + within, doc.content.size)));
}
