import { Building2 } from 'lucide-react';
import { browser } from '../../data/browser.ts';
import { pathAfterLogin } from '../../data/signing-in/sign-in.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import m from './messages.yaml';

type SsoButtonProps = {
  /** The email address as typed. */
  email: () => string;
  /** Gets the reason, or an empty text when the user tries again. */
  onFailed: (reason: string) => void;
};

/** Opens the identity provider of the email address's organization. */
export default function SsoButton({ email, onFailed }: SsoButtonProps) {
  const { write, busy } = useWrite('auth.findSso', {
    onDone: ({ location }) => {
      if (location === null) {
        onFailed(m.ssoButton.thereIsNoSingleSignOn);
        return;
      }
      const next = pathAfterLogin(window.location.search);
      browser.open(`${location}?next=${encodeURIComponent(next)}`);
    },
    onFailed: (error) => onFailed(serverMessage(error, m.ssoButton.singleSignOnDidNotWork)),
  });
  const press = () => {
    onFailed('');
    const typed = email().trim();
    if (typed === '') onFailed(m.ssoButton.enterYourEmailAddressFirstTo);
    else write({ email: typed });
  };
  return (
    <Button icon={<Building2 />} size="lg" busy={busy} onClick={press}>
      {m.ssoButton.singleSignOn}
    </Button>
  );
}
