import { closeHistory } from '@tiptap/pm/history';
import type { EditorView } from '@tiptap/pm/view';

/** Makes undo remove only the pasted content and keep what was typed before; doesn't handle the paste itself. */
export function undoPasteAlone(view: EditorView): false {
  view.dispatch(closeHistory(view.state.tr));
  return false;
}
