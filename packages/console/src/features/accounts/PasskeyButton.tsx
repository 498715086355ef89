import type { Result } from '@helpdesk/sdk/contract/operations';
import { KeyRound } from 'lucide-react';
import { hasPasskeys } from '../../data/signing-in/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import m from './messages.yaml';
import { usePasskey } from './use-passkey.ts';

type PasskeyButtonProps = {
  /** The challenge that it answers; absent to sign in by passkey alone. */
  challenge?: string;
  onDone: (result: Result<'auth.answerPasskey'>) => void;
  /** Gets the reason, and an empty text when it is tried again. */
  onFailed: (reason: string) => void;
};

/** Signs in by passkey, where the browser has them. */
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
