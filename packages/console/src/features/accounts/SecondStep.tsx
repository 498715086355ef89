import type { Result, Schema } from '@helpdesk/sdk/contract/operations';
import { ChallengeAnswerInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { hasPasskeys } from '../../data/signing-in/passkeys.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { refusalCode, serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import m from './messages.yaml';
import PasskeyButton from './PasskeyButton.tsx';

type SecondStepProps = {
  challenge: Schema<'SignInChallenge'>;
  onDone: (result: Result<'auth.answerChallenge'>) => void;
  /** Called with the reason when the challenge has expired; the user enters the password again. */
  onExpired: (reason: string) => void;
};

const noWay = m.secondStep.yourAccountTakesAPasskeyWhich;

/** Asks for a code or a passkey after the correct password. */
export default function SecondStep({ challenge, onDone, onExpired }: SecondStepProps) {
  const hasApp = challenge.methods.includes('totp');
  const hasCode = hasApp || challenge.methods.includes('recovery_code');
  const takesPasskey = challenge.methods.includes('passkey') && hasPasskeys();
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const [refusal, setRefusal] = useState('');
  const { field, errors, handleSubmit, resetField, setFocus } = useContractForm(
    ChallengeAnswerInput,
    { defaults: { challenge: challenge.token, code: '' } },
  );
  const { write, busy } = useWrite('auth.answerChallenge', {
    onDone,
    onFailed: (error) => {
      const text = serverMessage(error, m.secondStep.signingInDidNotWorkPlease);
      if (refusalCode(error) === 'challenge_expired') return onExpired(text);
      setRefusal(text);
      setFocus('code', { shouldSelect: true });
    },
  });
  const submit = handleSubmit((values) => {
    setRefusal('');
    write(values);
  });
  const change = () => {
    setIsRecovery(!isRecovery);
    setRefusal('');
    resetField('code');
    setFocus('code');
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {refusal && <Banner>{refusal}</Banner>}
      {takesPasskey && (
        <PasskeyButton challenge={challenge.token} onDone={onDone} onFailed={setRefusal} />
      )}
      {!hasCode && !takesPasskey && <p>{noWay}</p>}
      {hasCode && (
        <>
          <Field
            label={isRecovery ? m.secondStep.recoveryCode : m.secondStep.code}
            hint={
              isRecovery
                ? m.secondStep.oneOfTheCodesThatYou
                : m.secondStep.theSixDigitsThatYourAuthenticator
            }
            error={errors.code?.message}
          >
            <Input
              {...field('code')}
              type="text"
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              autoCapitalize="off"
              spellCheck={false}
              autoFocus
            />
          </Field>
          <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
            {m.secondStep.signIn}
          </Button>
        </>
      )}
      {hasApp && challenge.methods.includes('recovery_code') && (
        <Button onClick={change}>
          {isRecovery ? m.secondStep.useTheAuthenticatorApp : m.secondStep.useARecoveryCode}
        </Button>
      )}
    </form>
  );
}
