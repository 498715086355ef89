import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { addressSuffix } from './brand-values.ts';

type AddressQuestionProps = {
  open: boolean;
  before: string;
  after: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Explains the effects of changing the subdomain before it is saved. */
export function AddressQuestion({ before, after, ...dialog }: AddressQuestionProps) {
  const suffix = addressSuffix(before);
  return (
    <ConfirmDialog
      {...dialog}
      destructive={false}
      title="Change your address?"
      confirm="Change address"
      text={
        <span className="flex flex-col gap-2.5">
          <span>
            Your organization moves from{' '}
            <b className="font-mono font-medium break-all text-foreground">{before + suffix}</b> to{' '}
            <b className="font-mono font-medium break-all text-foreground">{after + suffix}</b>, and
            with it the help center, the contact page, ticket pages and this console.
          </span>
          <span>
            Old links lead on, and forms and chats on your sites go on working. “{before}” stays
            yours, so nobody else can take it, until you have had ten other names.
          </span>
        </span>
      }
    />
  );
}
