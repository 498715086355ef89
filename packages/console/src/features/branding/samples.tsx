import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useEffect, useRef } from 'react';

type SampleProps = { brand: Schema<'PublicOrganization'>; dark: boolean };

const question = { placeholder: '', helpText: '' } as const;

/** A sample form in the visitors' element. The form is passed in, so nothing is loaded or counted. */
export function FormSample({ brand, dark }: SampleProps) {
  const definition = {
    id: 'preview',
    title: 'Contact Us',
    description: null,
    fields: [
      { ...question, id: 'email', name: 'email', label: 'Email', type: 'email', required: true },
      {
        ...question,
        id: 'message',
        name: 'message',
        label: 'How can we help?',
        type: 'text',
        required: false,
      },
    ],
    settings: { submitButtonText: 'Send Message', successMessage: '' },
    isActive: true,
    organization: brand,
  };
  return <Sample tag="helpdesk-form" definition={definition} dark={dark} />;
}

/** The beginning of a chat in the visitors' element. */
export function ChatSample({ brand, dark }: SampleProps) {
  const definition: Schema<'ChatWelcome'> = {
    organization: brand,
    greeting: `Hello! This is ${brand.name}. What can we do for you?`,
    isAnybodyOnline: true,
    socketUrl: '',
  };
  return (
    <div className="overflow-hidden rounded-lg border">
      <Sample tag="helpdesk-chat" definition={definition} dark={dark} />
    </div>
  );
}

type Tag = 'helpdesk-form' | 'helpdesk-chat';
type Definition = Record<string, unknown>;

function Sample({ tag, definition, dark }: { tag: Tag; definition: object; dark: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLElementTagNameMap[Tag]>(null);

  useEffect(() => {
    const made = document.createElement(tag);
    made.setAttribute('loading', 'eager');
    made.setAttribute('position', 'inline');
    made.style.setProperty('--helpdesk-height', '18rem');
    made.style.setProperty('--helpdesk-padding', '1rem');
    box.current?.append(made);
    element.current = made;
    return () => made.remove();
  }, [tag]);

  const text = JSON.stringify(definition);
  useEffect(() => {
    if (!element.current) return;
    element.current.setAttribute('theme', dark ? 'dark' : 'light');
    element.current.definition = JSON.parse(text) as Definition;
  }, [text, dark]);

  return <div ref={box} />;
}
