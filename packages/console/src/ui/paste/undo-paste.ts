import { closeHistory } from '@tiptap/pm/history';
import type { EditorView } from '@tiptap/pm/view';

/** Lets undo remove what is pasted and keep what was typed just before; pasting goes on as usual. */
export function undoPasteAlone(view: EditorView): false {
  view.dispatch(closeHistory(view.state.tr));
  return false;
}
