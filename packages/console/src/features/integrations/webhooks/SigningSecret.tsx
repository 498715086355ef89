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
      label="Signing secret"
      hint="Any Standard Webhooks library takes it as it is."
      {...props}
    />
  );
}
