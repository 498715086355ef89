import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../data/Allowed.tsx';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { RoleBadge } from '../../../ui/RoleBadge.tsx';
import { expiryText } from '../member-text.ts';
import type { Invitation } from '../members.ts';
import m from '../messages.yaml';
import { CopyLinkButton } from './CopyLinkButton.tsx';

type InvitationRowProps = { invitation: Invitation; onRevoke: () => void };

/** An invitation; its link is available only right after sending it. */
export function InvitationRow({ invitation, onRevoke }: InvitationRowProps) {
  const [url, setUrl] = useState('');
  const { write, busy } = useWrite('team.resendInvitation', {
    done: m.invitationRow.invitationSentSuccessfully,
    failed: (error) => ({
      title: m.invitationRow.failedToSendInvitation,
      text: serverMessage(error, m.invitationRow.anErrorOccurredWhileSendingThe),
    }),
    refresh: ['team.invitations', 'team.list'],
    onDone: (sent) => setUrl(sent.url ?? ''),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full border border-dashed border-border-strong text-muted-foreground">
        <Mail aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="max-w-full truncate font-medium">{invitation.email}</span>
          <RoleBadge role={invitation.role} name={invitation.customRole?.name} />
        </p>
        <p className="text-sm text-muted-foreground">{expiryText(invitation.expiresAt)}</p>
      </div>
      <Allowed may={['team', 'invite']}>
        <div className="flex items-center gap-1.5 max-sm:w-full">
          {url && <CopyLinkButton url={url} />}
          <Button busy={busy} onClick={() => write({ id: invitation.id })}>
            {m.invitationRow.resend}
          </Button>
          <Button variant="ghost" onClick={onRevoke}>
            {m.invitationRow.revoke}
          </Button>
        </div>
      </Allowed>
    </li>
  );
}
