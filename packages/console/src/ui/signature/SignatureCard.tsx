import type { ComponentProps } from 'react';
import { Card, CardBody, CardHeader } from '../Card.tsx';
import m from '../messages.yaml';
import { SaveBar } from '../SaveBar.tsx';
import { SignatureFields } from './SignatureFields.tsx';

type SignatureCardProps = Omit<
  ComponentProps<typeof SignatureFields>,
  'value' | 'error' | 'onChange'
> &
  Pick<ComponentProps<typeof SaveBar>, 'busy' | 'question' | 'loss'> & {
    subtitle: string;
    /** The signature being edited. */
    writing: {
      text: string;
      sentence: string | null;
      isDirty: boolean;
      write: (text: string) => void;
      validate: () => boolean;
      reset: () => void;
    };
    onSave: () => void;
  };

/** A card to edit and save a signature, with its preview. */
export function SignatureCard(props: SignatureCardProps) {
  const { subtitle, writing, busy, question, loss, onSave, ...fields } = props;
  return (
    <Card>
      <CardHeader title={m.signatureCard.signature} subtitle={subtitle} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (writing.validate()) onSave();
        }}
      >
        <CardBody>
          <SignatureFields
            {...fields}
            value={writing.text}
            error={writing.sentence}
            onChange={writing.write}
          />
        </CardBody>
        <SaveBar
          isDirty={writing.isDirty}
          busy={busy}
          onReset={writing.reset}
          question={question}
          loss={loss}
          labels={{ save: m.signatureCard.saveSignature, reset: m.signatureCard.resetSignature }}
          className="border-t"
        />
      </form>
    </Card>
  );
}
