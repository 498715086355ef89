import type { Schema } from '@helpdesk/sdk/contract/operations';
import { browser } from '../../../../data/browser.ts';
import { messageOr, useWrite } from '../../../../data/use-write.ts';
import { Button } from '../../../../ui/Button.tsx';
import m from '../../messages.yaml';

type Provider = Schema<'MailProvider'>;

export const providerNames: Record<Provider, string> = {
  google: m.signInButtons.google,
  microsoft: m.signInButtons.microsoft,
};

type SignInButtonsProps = {
  address: Pick<Schema<'SupportAddress'>, 'id' | 'providers'>;
  /** Limits the buttons to this provider, whose access has ended. */
  again?: Provider;
};

/** Buttons to sign in to an address's mailbox at its provider; none if the server isn't registered with any. */
export function SignInButtons({ address: { id, providers }, again }: SignInButtonsProps) {
  const { write, busy } = useWrite('supportAddresses.startOAuth', {
    failed: messageOr(m.signInButtons.couldntStart),
    onDone: ({ url }) => browser.open(url),
  });
  const shown = again ? providers.filter((one) => one === again) : providers;
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((provider) => (
        <Button
          key={provider}
          size="sm"
          variant={again || shown.length > 1 ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => write({ id, provider, next: window.location.pathname })}
        >
          {again
            ? m.signInButtons.connectAgain
            : m.signInButtons.connectWith({ provider: providerNames[provider] })}
        </Button>
      ))}
    </div>
  );
}
