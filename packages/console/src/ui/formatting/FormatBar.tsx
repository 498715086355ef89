import { Bold, Code, Eye, Italic, Link, List, ListOrdered, TextQuote } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { later } from '../later.tsx';
import m from '../messages.yaml';
import { modifier } from '../modifier.ts';
import { markByKey } from './mark-by-key.ts';
import { changeFor, type Mark, put } from './marks.ts';
import { pasteFormatted } from './paste-formatted.ts';

const Preview = later(async () => (await import('./Preview.tsx')).default);

type FormatBarProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Whether it has a button for a preview. */
  hasPreview?: boolean;
};

const marks: readonly { mark: Mark; label: string; key?: string; icon: ReactNode }[] = [
  { mark: 'bold', label: m.formatBar.bold, key: 'B', icon: <Bold /> },
  { mark: 'italic', label: m.formatBar.italic, key: 'I', icon: <Italic /> },
  { mark: 'list', label: m.formatBar.list, icon: <List /> },
  { mark: 'numbers', label: m.formatBar.numberedList, icon: <ListOrdered /> },
  { mark: 'quote', label: m.formatBar.quote, icon: <TextQuote /> },
  { mark: 'code', label: m.formatBar.code, icon: <Code /> },
  { mark: 'link', label: m.formatBar.link, icon: <Link /> },
];

/** The formatting buttons and shortcuts for the selection in the box, and the preview. */
export default function FormatBar({ box, text, hasPreview = true }: FormatBarProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  useEffect(() => {
    const { current } = box;
    current?.addEventListener('paste', pasteFormatted);
    current?.addEventListener('keydown', markByKey);
    return () => {
      current?.removeEventListener('paste', pasteFormatted);
      current?.removeEventListener('keydown', markByKey);
    };
  }, [box]);
  function set(mark: Mark) {
    const { current } = box;
    if (!current) return;
    const { value, selectionStart: start, selectionEnd: end } = current;
    put(current, changeFor(mark, { text: value, start, end }));
  }
  return (
    <>
      <fieldset className="flex flex-wrap items-center px-1.5 pt-1">
        <legend className="sr-only">{m.formatBar.marks}</legend>
        {marks.map(({ mark, label, key, icon }) => (
          <IconButton
            key={mark}
            label={label}
            {...(key && { keys: `${modifier} ${key}` })}
            // Keeps the selection in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => set(mark)}
          >
            {icon}
          </IconButton>
        ))}
        {hasPreview && (
          <IconButton
            label={m.formatBar.preview}
            aria-pressed={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
            className={cx('ml-auto', isPreviewed && 'bg-muted-strong text-foreground')}
          >
            <Eye />
          </IconButton>
        )}
      </fieldset>
      {isPreviewed && (
        <Suspense>
          <Preview text={text} />
        </Suspense>
      )}
    </>
  );
}
