import type { Result } from '@helpdesk/sdk/contract/operations';
import { roleLabel } from '@helpdesk/sdk/rules/role-names';
import { useRead } from '../../data/use-read.ts';
import { serverMessage } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import m from './messages.yaml';

type PublicInvitation = Result<'invitations.get'>;

/** The invitation for a token. Email, role and organization come from the server; values in the URL are ignored. */
export function useInvitation(token: string) {
  const read = useRead('invitations.get', { token }, { enabled: token !== '' });
  return {
    invitation: read.data,
    pending: token !== '' && read.isPending,
    refusal: read.error
      ? serverMessage(read.error, m.invitation.thisInvitationCouldNotBeRead)
      : null,
  };
}

type NoticeProps = { invitation: PublicInvitation | undefined; refusal: string | null };

export function InvitationNotice({ invitation, refusal }: NoticeProps) {
  if (refusal) return <Banner className="mb-4">{refusal}</Banner>;
  if (!invitation) return null;
  return (
    <Banner tone="info" className="mb-4">
      {m.invitation.youAreInvitedToAs.rich({
        strong: <strong className="font-semibold">{invitation.organization.name}</strong>,
        customRole: invitation.customRole?.name ?? roleLabel(invitation.role),
      })}
    </Banner>
  );
}
