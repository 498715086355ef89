import { useEffect, useRef, useState } from 'react';
import { callOperation } from '../../../data/client.ts';
import { toast } from '../../../data/toast.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { cx } from '../../../ui/cx.ts';
import { LinkBar } from '../../../ui/rich/LinkBar.tsx';
import { ImageBar } from './ImageBar.tsx';
import { insertFiles } from './image.ts';
import { Toolbar } from './Toolbar.tsx';
import { useArticleEditor } from './use-article-editor.ts';
import './article.css';
import m from '../messages.yaml';

type ContentEditorProps = {
  /** The initial content; to replace the content, change the key. */
  content: string;
  /** Called with whether images are still uploading. */
  onChange: (html: string, isUploading: boolean) => void;
  error: string | undefined;
};

const imageTypes = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** The editor of an article's text, with its toolbar. */
export default function ContentEditor({ content, onChange, error }: ContentEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [isLinking, setIsLinking] = useState(false);
  const editor = useArticleEditor(box, {
    content,
    onChange,
    upload: (image) => callOperation('helpArticles.uploadImage', { image } as never),
    onPicturesLost: (count) =>
      toast({
        title: m.contentEditor.imagesWereLeftOut({ count }),
        text: m.contentEditor.imagesOfOtherPlacesCannotBe,
        destructive: true,
      }),
    onUploadFailed: (failure) =>
      toast({
        title: m.contentEditor.error,
        text: serverMessage(failure, m.contentEditor.failedToUploadImage),
        destructive: true,
      }),
  });

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          ...(editor.options.editorProps.attributes as Record<string, string>),
          'aria-invalid': String(Boolean(error)),
          ...(error && { 'aria-describedby': 'article-content-error' }),
        },
      },
    });
  }, [editor, error]);

  return (
    <div
      onKeyDown={(event) => {
        if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return;
        event.preventDefault();
        setIsLinking(true);
      }}
      className={cx(
        'rounded-lg border bg-card focus-within:border-accent dark:bg-raised',
        error && 'border-destructive',
      )}
    >
      <div className="sticky top-0 z-1 rounded-t-lg border-b bg-card dark:bg-raised">
        {editor ? (
          <>
            <Toolbar
              editor={editor}
              onLink={() => setIsLinking(true)}
              onImage={() => picker.current?.click()}
            />
            {isLinking ? (
              <LinkBar editor={editor} takesPaths onClose={() => setIsLinking(false)} />
            ) : (
              <ImageBar editor={editor} />
            )}
          </>
        ) : (
          <div className="h-11" />
        )}
      </div>
      <div ref={box} id="article-content" />
      <input
        ref={picker}
        type="file"
        accept={imageTypes}
        multiple
        hidden
        aria-label={m.contentEditor.images}
        onChange={({ target }) => {
          if (editor && target.files) insertFiles(editor.view, target.files);
          target.value = '';
        }}
      />
      {error && (
        <p id="article-content-error" className="border-t px-4 py-2 text-xs text-destructive-text">
          {error}
        </p>
      )}
    </div>
  );
}
