import { type ReactNode, useMemo } from 'react';
import { LaterFormatted } from '../LaterFormatted.tsx';
import { useDraftPictures } from './draft-pictures.ts';
import { previewHtml } from './markdown-preview.ts';

type MarkdownTextProps = {
  text: string;
  /** Shown until the Markdown is rendered, and for an empty text. */
  children: ReactNode;
};

/** Rendered Markdown. */
export default function MarkdownText({ text, children }: MarkdownTextProps) {
  const html = useMemo(() => previewHtml(text), [text]);
  const drafts = useDraftPictures();
  return (
    <LaterFormatted html={html} drafts={drafts}>
      {children}
    </LaterFormatted>
  );
}
