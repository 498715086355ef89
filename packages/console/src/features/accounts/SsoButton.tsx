import { Building2 } from 'lucide-react';
import { browser } from '../../data/browser.ts';
import { pathAfterLogin } from '../../data/sign-in.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';

type SsoButtonProps = {
  /** The address as typed. */
  email: () => string;
  /** Gets the reason, and an empty text when it is tried anew. */
  onFailed: (reason: string) => void;
};

/** Leads to the provider of the organization that an email address belongs to. */
export default function SsoButton({ email, onFailed }: SsoButtonProps) {
  const { write, busy } = useWrite('auth.findSso', {
    onDone: ({ location }) => {
      if (location === null) {
        onFailed('There is no single sign-on for this email address. Please sign in another way.');
        return;
      }
      const next = pathAfterLogin(window.location.search);
      browser.open(`${location}?next=${encodeURIComponent(next)}`);
    },
    onFailed: (error) =>
      onFailed(serverMessage(error, 'Single sign-on did not work. Please try again.')),
  });
  const press = () => {
    onFailed('');
    const typed = email().trim();
    if (typed === '') onFailed('Enter your email address first, to sign in by single sign-on.');
    else write({ email: typed });
  };
  return (
    <Button icon={<Building2 />} size="lg" busy={busy} onClick={press}>
      Single sign-on
    </Button>
  );
}
