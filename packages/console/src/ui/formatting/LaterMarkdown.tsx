import { Suspense } from 'react';
import { later } from '../later.tsx';

const MarkdownText = later(async () => (await import('./MarkdownText.tsx')).default);

type LaterMarkdownProps = { text: string; isFormatted: boolean };

/** A preview of a text; the code for formatting is loaded with the first formatted text. */
export function LaterMarkdown({ text, isFormatted }: LaterMarkdownProps) {
  const plain = <p className="whitespace-pre-wrap">{text}</p>;
  if (!isFormatted) return plain;
  return (
    <Suspense fallback={plain}>
      <MarkdownText text={text}>{plain}</MarkdownText>
    </Suspense>
  );
}
