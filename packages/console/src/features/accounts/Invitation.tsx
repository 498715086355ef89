import type { Result } from '@helpdesk/sdk/contract/operations';
import { roleLabel } from '@helpdesk/sdk/rules/roles';
import { useSearch } from '@tanstack/react-router';
import { useRead } from '../../data/use-read.ts';
import { serverMessage } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';

type PublicInvitation = Result<'invitations.get'>;

/**
 * The invitation that the address names. Its e-mail, role and organization come from the server by the token;
 * the parameters email, role and org beside it are not believed.
 */
export function useInvitation() {
  const search: { invite?: string } = useSearch({ strict: false });
  const token = search.invite ?? '';
  const read = useRead('invitations.get', { token }, { enabled: token !== '' });
  return {
    token,
    invitation: read.data,
    pending: token !== '' && read.isPending,
    refusal: read.error ? serverMessage(read.error, 'This invitation could not be read.') : null,
  };
}

type NoticeProps = { invitation: PublicInvitation | undefined; refusal: string | null };

export function InvitationNotice({ invitation, refusal }: NoticeProps) {
  if (refusal) return <Banner className="mb-4">{refusal}</Banner>;
  if (!invitation) return null;
  return (
    <Banner tone="info" className="mb-4">
      You are invited to <strong className="font-semibold">{invitation.organization.name}</strong>{' '}
      as {roleLabel(invitation.role)}.
    </Banner>
  );
}
