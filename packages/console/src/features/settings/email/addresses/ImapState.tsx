import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Ago } from '../../../../data/Ago.tsx';
import m from '../../messages.yaml';
import { providerNames, SignInButtons } from './SignInButtons.tsx';

type ImapStateProps = {
  imap: Schema<'ImapAccount'>;
  address: Pick<Schema<'SupportAddress'>, 'id' | 'email' | 'providers'>;
};

/** The mailbox from which email is fetched, and when it was last checked, or why it can't be. */
export function ImapState({ imap, address }: ImapStateProps) {
  const { host, provider, checkedAt, problem, revokedAt } = imap;
  if (problem) {
    const name = provider && providerNames[provider];
    return (
      <div className="mt-1 flex flex-col items-start gap-2 text-sm text-destructive-text wrap-anywhere">
        {name && revokedAt
          ? m.imapState.accessEnded({ provider: name, email: address.email })
          : m.imapState.cantFetch({ host, reason: problem })}
        {provider && revokedAt && <SignInButtons address={address} again={provider} />}
      </div>
    );
  }
  const from = provider ? m.imapState.connectedWith({ provider: providerNames[provider] }) : null;
  return (
    <p className="mt-1 text-sm text-muted-foreground wrap-anywhere">
      {from && `${from} `}
      {checkedAt
        ? m.imapState.lastChecked.rich({ host, ago: <Ago at={checkedAt} isInline /> })
        : m.imapState.notYetChecked({ host })}
    </p>
  );
}
