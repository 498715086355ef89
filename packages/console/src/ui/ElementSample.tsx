import { useEffect, useRef } from 'react';

type Tag = 'helpdesk-form' | 'helpdesk-chat';
type Definition = Record<string, unknown>;

type ElementSampleProps = {
  tag: Tag;
  definition: object;
  dark: boolean;
  /** The height of the element, as a CSS length. */
  height?: string;
};

/** The real element for visitors, with sample data: it loads, sends and counts nothing. */
export function ElementSample({ tag, definition, dark, height = '18rem' }: ElementSampleProps) {
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElementTagNameMap[Tag]>(null);

  useEffect(() => {
    const made = document.createElement(tag);
    made.setAttribute('loading', 'eager');
    made.setAttribute('position', 'inline');
    made.style.setProperty('--helpdesk-height', height);
    made.style.setProperty('--helpdesk-padding', '1rem');
    box.current?.append(made);
    element.current = made;
    return () => made.remove();
  }, [tag, height]);

  const text = JSON.stringify(definition);
  useEffect(() => {
    if (!element.current) return;
    element.current.setAttribute('theme', dark ? 'dark' : 'light');
    element.current.definition = JSON.parse(text) as Definition;
  }, [text, dark]);

  return <div ref={box} />;
}
