import { type KeyboardEvent, Suspense, useCallback, useRef, useState } from 'react';
import type { Draft } from '../../../data/drafts.ts';
import type { boxOf } from '../../../data/use-trigger.ts';
import { later } from '../../../ui/later.tsx';
import type { RichBox, TextBox } from '../../../ui/text/text-box.ts';

const RichText = later(async () => (await import('../../../ui/rich/RichText.tsx')).default);

type WritingBoxProps = {
  /** Called with the active text box. */
  onBox: (box: TextBox | null) => void;
  draft: Draft;
  /** Whether it uses the rich text editor. Its code loads when the agent starts typing; until then the text is in a text area. */
  isRich: boolean;
  isReadOnly: boolean;
  label: string;
  placeholder: string;
  lists: ReturnType<typeof boxOf>;
  onText: (text: string) => void;
  onWritten: (written: { text: string; isFormatted: boolean }) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The text box of a reply or note. */
export function WritingBox(props: WritingBoxProps) {
  const { onBox, draft, isRich, isReadOnly, label, placeholder, lists, onKeyDown } = props;
  const { text, isFormatted = false } = draft;
  const standIn = useRef<HTMLTextAreaElement>(null);
  const [isReady, setReady] = useState(false);
  const [isComposing, setComposing] = useState(false);

  const hold = useCallback(
    (area: HTMLTextAreaElement | null) => {
      standIn.current = area;
      // By the time the text area unmounts, the rich text editor has replaced it.
      if (area) onBox(area);
    },
    [onBox],
  );
  function ready(rich: RichBox | null) {
    onBox(rich ?? standIn.current);
    setReady(rich !== null);
  }

  return (
    <>
      {isRich && !isComposing && (
        <Suspense>
          <RichText
            written={{ text, isFormatted }}
            onChange={props.onWritten}
            label={label}
            placeholder={placeholder}
            isReadOnly={isReadOnly}
            aria={lists.aria}
            onLine={lists.followLine}
            onKeyDown={onKeyDown}
            standIn={standIn}
            onReady={ready}
          />
        </Suspense>
      )}
      {!(isRich && isReady) && (
        <textarea
          ref={hold}
          rows={1}
          value={text}
          readOnly={isReadOnly}
          onChange={(event) => props.onText(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={onKeyDown}
          {...lists.textProps}
          aria-label={label}
          placeholder={placeholder}
          maxLength={20000}
          className="field-sizing-content block max-h-32 min-h-20 w-full min-w-0 flex-1 resize-none bg-transparent px-3 py-2 text-base outline-none tall:max-h-[calc(50dvh-6rem)] max-sm:min-h-12 group-data-idle:min-h-0 group-data-idle:py-1.5 pointer-coarse:text-lg"
        />
      )}
    </>
  );
}
