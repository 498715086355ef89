import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import '../formatted.css';
import m from '../messages.yaml';
import { type Marks, type Pictures, safeFragment } from './safe-fragment.ts';

export interface FormattedProps {
  html: string | null | undefined;
  foldedHtml?: string | null | undefined;
  marks?: Marks | undefined;
  /** Of a draft: how the pictures in it look. */
  drafts?: Pictures | undefined;
  /** The plain text, shown until it is formatted. */
  children: ReactNode;
}

/** A message as it is formatted, and what was folded away of a mail. */
export default function Formatted(props: FormattedProps) {
  const { html, foldedHtml, marks, drafts, children } = props;
  return (
    <>
      {html ? <Html html={html} marks={marks} drafts={drafts} /> : children}
      {foldedHtml && <Folded html={foldedHtml} />}
    </>
  );
}

/** What was folded away: drawn once it is asked for, as it is often longer than what was said. */
function Folded({ html }: { html: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="folded-text" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.formatted.showTheRest}</summary>
      {isOpen && <Html html={html} />}
    </details>
  );
}

type HtmlProps = Pick<FormattedProps, 'marks' | 'drafts'> & { html: string };

function Html({ html, marks, drafts }: HtmlProps) {
  const at = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    at.current?.replaceChildren(safeFragment(html, marks, drafts));
  }, [html, marks, drafts]);
  return <div ref={at} className="formatted-text" />;
}
