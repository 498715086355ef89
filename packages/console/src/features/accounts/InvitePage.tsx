import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { browser } from '../../data/browser.ts';
import { useCurrentUser } from '../../data/session.ts';
import { serverMessage, useWrite } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import { InvitationNotice, useInvitation } from './Invitation.tsx';
import m from './messages.yaml';

/** The page that an invitation links to: leads to sign-up, to sign-in for existing accounts, or joins when signed in. */
export default function InvitePage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { invitation, pending, refusal } = useInvitation(token);
  const session = useCurrentUser();

  if (pending || session.isPending) return <LoadingScreen />;
  if (!invitation) {
    return (
      <AccountFrame
        title={m.invitePage.invitation}
        footer={
          <Link to="/login" className={accountLinkClass}>
            {m.invitePage.signIn}
          </Link>
        }
      >
        <Banner>{refusal}</Banner>
      </AccountFrame>
    );
  }
  const { email, role, organization, hasAccount } = invitation;
  if (!session.data && !hasAccount) {
    const search = { invite: token, email, role, org: organization.name };
    return <Navigate to="/signup" search={search as never} replace />;
  }
  return (
    <AccountFrame
      title={m.invitePage.join({ organization: organization.name })}
      footer={m.invitePage.thisInvitationWasSentTo({ email })}
    >
      <InvitationNotice invitation={invitation} refusal={null} />
      {session.data ? (
        <Accept token={token} subdomain={organization.subdomain} />
      ) : (
        <Link
          to="/login"
          search={{ next: `/invite/${token}` } as never}
          className={buttonClass('primary', 'lg', 'w-full')}
        >
          {m.invitePage.signInToJoin}
        </Link>
      )}
    </AccountFrame>
  );
}

function Accept({ token, subdomain }: { token: string; subdomain: string }) {
  const [refusal, setRefusal] = useState('');
  const { write, busy } = useWrite('invitations.accept', {
    onDone: () => browser.open(`/org/${subdomain}`),
    onFailed: (error) => setRefusal(serverMessage(error, m.invitePage.joiningDidNotWorkPleaseTry)),
  });
  return (
    <>
      {refusal && <Banner className="mb-4">{refusal}</Banner>}
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        onClick={() => write({ token })}
        className="w-full"
      >
        {m.invitePage.join2}
      </Button>
    </>
  );
}
