import type { Editor } from '@tiptap/core';
import { useRef, useSyncExternalStore } from 'react';

/** Renders again on every change of the text or the selection. */
export function useEditorChanges(editor: Editor) {
  const count = useRef(0);
  useSyncExternalStore(
    (listener) => {
      const onTransaction = () => {
        count.current += 1;
        listener();
      };
      editor.on('transaction', onTransaction);
      return () => void editor.off('transaction', onTransaction);
    },
    () => count.current,
  );
}
