import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Ago } from '../../../../data/Ago.tsx';
import m from '../../messages.yaml';

/** Where email is fetched from, and when it was looked for, or why it can't be. */
export function ImapState({ imap }: { imap: Schema<'ImapAccount'> }) {
  const { host, checkedAt, problem } = imap;
  if (problem) {
    return (
      <p className="mt-1 text-sm text-destructive-text wrap-anywhere">
        {m.imapState.cantFetch({ host, reason: problem })}
      </p>
    );
  }
  return (
    <p className="mt-1 text-sm text-muted-foreground wrap-anywhere">
      {checkedAt
        ? m.imapState.lastChecked.rich({ host, ago: <Ago at={checkedAt} isInline /> })
        : m.imapState.notYetChecked({ host })}
    </p>
  );
}
