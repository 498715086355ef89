import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { addressSuffix } from './brand-values.ts';
import m from './messages.yaml';

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
      title={m.addressQuestion.changeYourAddress}
      confirm={m.addressQuestion.changeAddress}
      text={
        <span className="flex flex-col gap-2.5">
          <span>
            {m.addressQuestion.yourOrganizationMovesFromToAnd.rich({
              b: (
                <b className="font-mono font-medium break-all text-foreground">{before + suffix}</b>
              ),
              b2: (
                <b className="font-mono font-medium break-all text-foreground">{after + suffix}</b>
              ),
            })}
          </span>
          <span>{m.addressQuestion.oldLinksLeadOnAndForms({ before })}</span>
        </span>
      }
    />
  );
}
