import m from '../messages.yaml';
import { SecretDialog } from '../SecretDialog.tsx';

/** The signing secret of a webhook. */
export function SigningSecret(props: {
  title: string;
  secret: string;
  note?: string;
  onClose: () => void;
}) {
  return (
    <SecretDialog
      label={m.signingSecret.signingSecret}
      hint={m.signingSecret.anyStandardWebhooksLibraryTakesIt}
      {...props}
    />
  );
}
