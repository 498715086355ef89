import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Choices } from '../Choices.tsx';
import m from '../messages.yaml';

type Provider = Schema<'EmailProvider'>;

const providers: { value: Provider; label: string; hint: string }[] = [
  {
    value: 'helpdesk',
    label: m.providerPicker.helpdesk,
    hint: m.providerPicker.theProductSendsInYourName,
  },
  {
    value: 'smtp',
    label: m.providerPicker.smtpServer,
    hint: m.providerPicker.yourOwnMailServerSends,
  },
  {
    value: 'google_workspace',
    label: m.providerPicker.googleWorkspace,
    hint: m.providerPicker.googleSendsForOneOfYour,
  },
];

type ProviderPickerProps = { value: Provider; onChange: (provider: Provider) => void };

export function ProviderPicker({ value, onChange }: ProviderPickerProps) {
  return (
    <Choices
      label={m.providerPicker.emailProvider}
      choices={providers}
      value={value}
      onChange={onChange}
    />
  );
}
