import type { Result } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { callOperation } from '../../data/client.ts';
import { askPasskey, whyNoPasskey } from '../../data/signing-in/passkeys.ts';
import { serverMessage } from '../../data/use-write.ts';
import m from './messages.yaml';

type Outcome = {
  onDone: (result: Result<'auth.answerPasskey'>) => void;
  onFailed: (reason: string) => void;
};

/** Signs in with a passkey: alone, or to answer a challenge. */
export function usePasskey({ onDone, onFailed }: Outcome) {
  const [busy, setBusy] = useState(false);
  async function sign(challenge?: string) {
    setBusy(true);
    try {
      const asked = await callOperation('auth.startPasskey', challenge ? { challenge } : {});
      const response = await askPasskey(asked.options);
      onDone(await callOperation('auth.answerPasskey', { challenge: asked.challenge, response }));
    } catch (error) {
      const otherwise = m.usePasskey.signingInDidNotWorkPlease;
      onFailed(whyNoPasskey(error) ?? serverMessage(error, otherwise));
    } finally {
      setBusy(false);
    }
  }
  return { sign: (challenge?: string) => void sign(challenge), busy };
}
