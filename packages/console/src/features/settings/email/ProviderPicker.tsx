import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Choices } from '../Choices.tsx';

type Provider = Schema<'EmailProvider'>;

const providers: { value: Provider; label: string; hint: string }[] = [
  {
    value: 'helpdesk',
    label: 'Helpdesk',
    hint: 'The product sends, in your name. Answers reach your email-from address.',
  },
  { value: 'smtp', label: 'SMTP server', hint: 'Your own mail server sends.' },
  {
    value: 'google_workspace',
    label: 'Google Workspace',
    hint: 'Google sends for one of your addresses.',
  },
];

type ProviderPickerProps = { value: Provider; onChange: (provider: Provider) => void };

export function ProviderPicker({ value, onChange }: ProviderPickerProps) {
  return <Choices label="Email provider" choices={providers} value={value} onChange={onChange} />;
}
