import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cleanPaste } from '../../../ui/paste/clean-paste.ts';
import { undoPasteAlone } from '../../../ui/paste/undo-paste.ts';
import '../safe-html.ts';
import m from '../messages.yaml';
import { articleExtensions } from './extensions.ts';
import { countForeignPictures } from './foreign-pictures.ts';
import { htmlOf } from './html.ts';
import { ImageUploads, isUploading, type UploadedImage } from './image.ts';

type EditorOptions = {
  content: string;
  onChange: (html: string, isUploading: boolean) => void;
  upload: (image: Blob) => Promise<UploadedImage>;
  onUploadFailed: (error: unknown) => void;
  /** Called when pasted content contained external images. */
  onPicturesLost: (count: number) => void;
};

/** Creates an editor in the given element for as long as it's mounted; changes of the initial content are ignored later. */
export function useArticleEditor(box: RefObject<HTMLElement | null>, options: EditorOptions) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const { content } = latest.current;
    const made = new Editor({
      element: box.current,
      // Our content security policy forbids inline styles; they are in article.css.
      injectCSS: false,
      content,
      extensions: [
        ...articleExtensions,
        ImageUploads.configure({
          upload: (image) => latest.current.upload(image),
          onFailed: (error) => latest.current.onUploadFailed(error),
        }),
      ],
      editorProps: {
        attributes: {
          class: 'article-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': m.useArticleEditor.content,
        },
        transformPastedHTML: (html) => {
          const clean = cleanPaste(html);
          const lost = countForeignPictures(clean);
          if (lost > 0) latest.current.onPicturesLost(lost);
          return clean;
        },
        handlePaste: undoPasteAlone,
      },
      onUpdate: ({ editor: changed }) =>
        latest.current.onChange(htmlOf(changed), isUploading(changed)),
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [box]);
  return editor;
}
