import type { Editor } from '@tiptap/core';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import { useEditorChanges } from '../../../ui/rich/use-editor-changes.ts';
import m from '../messages.yaml';

/** The alternative text of the selected image. */
export function ImageBar({ editor }: { editor: Editor }) {
  useEditorChanges(editor);
  if (!editor.isActive('image')) return null;
  const { alt } = editor.getAttributes('image');
  return (
    <div className="flex items-center gap-1 border-t px-3 py-1.5">
      <div className="min-w-0 flex-1">
        <Input
          aria-label={m.imageBar.descriptionOfTheImage}
          placeholder={m.imageBar.whatTheImageShowsForReaders}
          autoComplete="off"
          maxLength={300}
          value={alt ?? ''}
          onChange={({ target }) =>
            editor.commands.updateAttributes('image', { alt: target.value })
          }
        />
      </div>
      <IconButton
        label={m.imageBar.removeTheImage}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
}
