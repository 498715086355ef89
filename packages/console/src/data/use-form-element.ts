import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type FormElement = HTMLElementTagNameMap['helpdesk-form'];
type Attribute = 'organization' | 'theme' | 'submit-text' | 'sending-text' | 'source';

type Use = {
  /** The form itself, so the element doesn't load one. */
  definition: Schema<'WidgetForm'>;
  attributes: Partial<Record<Attribute, string>>;
  /** Called before the form is sent; returning false prevents it. */
  onSubmit?: () => boolean;
  onSuccess?: (result: Schema<'SubmitResult'>) => void;
};

/** Renders the embeddable form element into a box of this page; set the returned ref on the box. */
export function useFormElement(use: Use): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<FormElement>(null);
  const latest = useRef(use);
  useLayoutEffect(() => {
    latest.current = use;
  });

  useEffect(() => {
    const made = document.createElement('helpdesk-form');
    made.setAttribute('loading', 'eager');
    made.addEventListener('helpdesk-submit', (event) => {
      if (latest.current.onSubmit?.() === false) event.preventDefault();
    });
    made.addEventListener('helpdesk-success', ({ detail }) => {
      latest.current.onSuccess?.(detail.response);
    });
    box.current?.append(made);
    element.current = made;
    return () => made.remove();
  }, []);

  const { definition, attributes } = use;
  useEffect(() => {
    if (!element.current) return;
    for (const [name, value] of Object.entries(attributes))
      element.current.setAttribute(name, value);
    element.current.definition = definition;
  }, [definition, attributes]);
  return box;
}
