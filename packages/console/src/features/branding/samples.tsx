import type { Schema } from '@helpdesk/sdk/contract/operations';
import { unsetPanel } from '@helpdesk/sdk/rules/chat-panel';
import { ElementSample } from '../../ui/ElementSample.tsx';

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
  return <ElementSample tag="helpdesk-form" definition={definition} dark={dark} />;
}

/** The beginning of a chat in the visitors' element. */
export function ChatSample({ brand, dark }: SampleProps) {
  const definition: Schema<'ChatWelcome'> = {
    organization: brand,
    greeting: `Hello! This is ${brand.name}. What can we do for you?`,
    isAnybodyOnline: true,
    socketUrl: '',
    panel: unsetPanel,
    opening: null,
  };
  return (
    <div className="overflow-hidden rounded-lg border">
      <ElementSample tag="helpdesk-chat" definition={definition} dark={dark} />
    </div>
  );
}
