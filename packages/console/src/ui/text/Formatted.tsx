import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import '../formatted.css';
import m from '../messages.yaml';
import { type Marks, type Pictures, safeFragment } from './safe-fragment.ts';

export interface FormattedProps {
  html: string | null | undefined;
  foldedHtml?: string | null | undefined;
  marks?: Marks | undefined;
  /** For a draft: the sources of its pictures. */
  drafts?: Pictures | undefined;
  /** The plain text, shown until formatting is loaded. */
  children: ReactNode;
}

/** A formatted message, with the collapsed part of an email. */
export default function Formatted(props: FormattedProps) {
  const { html, foldedHtml, marks, drafts, children } = props;
  return (
    <>
      {html ? <Html html={html} marks={marks} drafts={drafts} /> : children}
      {foldedHtml && <Folded html={foldedHtml} />}
    </>
  );
}

/** The collapsed part: rendered on demand, because it is often longer than the message. */
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
