import type { Result } from '@helpdesk/sdk/contract/operations';
import { KeyRound } from 'lucide-react';
import { hasPasskeys } from '../../data/signing-in/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import m from './messages.yaml';
import { usePasskey } from './use-passkey.ts';

type PasskeyButtonProps = {
  /** The challenge to answer; absent to sign in with only a passkey. */
  challenge?: string;
  onDone: (result: Result<'auth.answerPasskey'>) => void;
  /** Gets the reason, or an empty text when the user tries again. */
  onFailed: (reason: string) => void;
};

/** Signs in with a passkey; renders nothing in browsers without passkeys. */
export default function PasskeyButton({ challenge, onDone, onFailed }: PasskeyButtonProps) {
  const { sign, busy } = usePasskey({ onDone, onFailed });
  if (!hasPasskeys()) return null;
  const press = () => {
    onFailed('');
    sign(challenge);
  };
  return (
    <Button icon={<KeyRound />} size="lg" busy={busy} onClick={press}>
      {m.passkeyButton.useAPasskey}
    </Button>
  );
}
