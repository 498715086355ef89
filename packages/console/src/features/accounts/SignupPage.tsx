import { Link, useSearch } from '@tanstack/react-router';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { AccountFrame, accountLinkClass } from './AccountFrame.tsx';
import { InvitationNotice, useInvitation } from './Invitation.tsx';
import m from './messages.yaml';
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
        title={m.signupPage.signUpIsClosed}
        text={m.signupPage.askYourTeamForAnInvitation}
        footer={
          <Link to="/login" className={accountLinkClass}>
            {m.signupPage.signIn}
          </Link>
        }
      >
        <InvitationNotice invitation={undefined} refusal={refusal} />
      </AccountFrame>
    );
  }

  return (
    <AccountFrame
      title={
        invitation
          ? m.signupPage.join({ organization: invitation.organization.name })
          : m.signupPage.createYourHelpdesk
      }
      text={invitation ? undefined : m.signupPage.yourOwnWorkspaceWithTicketsLive}
      footer={
        <>
          {m.signupPage.alreadyHaveAnAccountSignIn({
            link: (words) => (
              <Link to="/login" className={accountLinkClass}>
                {words}
              </Link>
            ),
          })}
        </>
      }
    >
      <InvitationNotice invitation={invitation} refusal={refusal} />
      <SignupForm token={invitation && token} email={invitation?.email} code={code} />
    </AccountFrame>
  );
}

/** Whether the server has marked the page because sign-ups are closed. */
const isClosed = () =>
  document.querySelector('meta[name="helpdesk-signup"][content="closed"]') !== null;
