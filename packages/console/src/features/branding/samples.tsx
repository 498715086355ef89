import type { Schema } from '@helpdesk/sdk/contract/operations';
import { unsetPanel } from '@helpdesk/sdk/rules/chat-panel';
import { ElementSample } from '../../ui/ElementSample.tsx';
import m from './messages.yaml';

type SampleProps = { brand: Schema<'PublicOrganization'>; dark: boolean };

const question = { placeholder: '', helpText: '' } as const;

/** A sample form in the visitors' element. The form is passed in, so nothing is loaded or counted. */
export function FormSample({ brand, dark }: SampleProps) {
  const definition = {
    id: 'preview',
    title: m.samples.contactUs,
    description: null,
    fields: [
      {
        ...question,
        id: 'email',
        name: 'email',
        label: m.samples.email,
        type: 'email',
        required: true,
      },
      {
        ...question,
        id: 'message',
        name: 'message',
        label: m.samples.howCanWeHelp,
        type: 'text',
        required: false,
      },
    ],
    settings: { submitButtonText: m.samples.sendMessage, successMessage: '' },
    isActive: true,
    organization: brand,
  };
  return <ElementSample tag="helpdesk-form" definition={definition} dark={dark} />;
}

/** The start of a chat in the visitors' element. */
export function ChatSample({ brand, dark }: SampleProps) {
  const definition: Schema<'ChatWelcome'> = {
    organization: brand,
    greeting: m.samples.helloThisIsWhatCanWe({ brand: brand.name }),
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
