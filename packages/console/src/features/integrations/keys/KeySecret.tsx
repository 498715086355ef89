import m from '../messages.yaml';
import { SecretDialog } from '../SecretDialog.tsx';

/** The secret of a new key. */
export function KeySecret(props: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog
      title={m.keySecret.yourNewApiKey}
      label={m.keySecret.apiKey}
      hint={m.keySecret.sendItAsAuthorizationBearer}
      {...props}
    />
  );
}
