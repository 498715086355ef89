import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './formatted.css';
import { type Marks, safeFragment } from './safe-fragment.ts';

export interface FormattedProps {
  html: string | null | undefined;
  foldedHtml?: string | null | undefined;
  marks?: Marks | undefined;
  /** The plain text, which stands there until it is formatted. */
  children: ReactNode;
}

/** A message as it is formatted, and what was folded away of a mail. */
export default function Formatted({ html, foldedHtml, marks, children }: FormattedProps) {
  return (
    <>
      {html ? <Html html={html} marks={marks} /> : children}
      {foldedHtml && <Folded html={foldedHtml} />}
    </>
  );
}

/** What was folded away: drawn once it is asked for, as it is often longer than what was said. */
function Folded({ html }: { html: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="folded-text" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Show the rest</summary>
      {isOpen && <Html html={html} />}
    </details>
  );
}

function Html({ html, marks }: Pick<FormattedProps, 'marks'> & { html: string }) {
  const at = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    at.current?.replaceChildren(safeFragment(html, marks));
  }, [html, marks]);
  return <div ref={at} className="formatted-text" />;
}
