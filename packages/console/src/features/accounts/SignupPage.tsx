import { Link, useSearch } from '@tanstack/react-router';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import { InvitationNotice, useInvitation } from './Invitation.tsx';
import { SignupForm } from './SignupForm.tsx';

export default function SignupPage() {
  const { invite: token = '', code }: { invite?: string; code?: string } = useSearch({
    strict: false,
  });
  const { invitation, pending, refusal } = useInvitation(token);
  if (pending) return <LoadingScreen />;
  if (!invitation && isClosed()) {
    return (
      <AccountFrame
        title="Sign-up is closed"
        text="Ask your team for an invitation to join them."
        footer={
          <Link to="/login" className={accountLinkClass}>
            Sign in
          </Link>
        }
      >
        <InvitationNotice invitation={undefined} refusal={refusal} />
      </AccountFrame>
    );
  }

  return (
    <AccountFrame
      title={invitation ? `Join ${invitation.organization.name}` : 'Create your helpdesk'}
      text={
        invitation ? undefined : 'Your own workspace with tickets, live chat and a help center.'
      }
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" className={accountLinkClass}>
            Sign in
          </Link>
        </>
      }
    >
      <InvitationNotice invitation={invitation} refusal={refusal} />
      <SignupForm token={invitation && token} email={invitation?.email} code={code} />
    </AccountFrame>
  );
}

/** The server marks the page where nobody can create an organization. */
const isClosed = () =>
  document.querySelector('meta[name="helpdesk-signup"][content="closed"]') !== null;
