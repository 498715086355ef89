import { SecretDialog } from '../SecretDialog.tsx';

/** A key that was just made. */
export function KeySecret(props: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog
      title="Your new API key"
      label="API key"
      hint="Send it as Authorization: Bearer …"
      {...props}
    />
  );
}
