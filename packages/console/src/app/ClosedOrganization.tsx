import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { useEffect, useState } from 'react';
import { organizationUrl } from '../data/organization-address.ts';
import { useSession } from '../data/session.ts';
import { logOut } from '../data/signing-in/sign-in.ts';
import { serverMessage, useWrite } from '../data/use-write.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Logo } from '../ui/brand/Logo.tsx';
import m from './messages.yaml';

/** Replaces all pages of an organization that is closed and scheduled for deletion: says when, and lets an admin reopen it. */
export default function ClosedOrganization({ deletesAt }: { deletesAt: string }) {
  const { user, organization, role } = useSession();
  const [refusal, setRefusal] = useState('');
  const name = organization?.name ?? '';
  const { write, busy } = useWrite('organization.reopen', {
    done: m.closedOrganization.isOpenAgain({ name }),
    failed: () => null,
    onFailed: (error) =>
      setRefusal(serverMessage(error, m.closedOrganization.itCouldNotBeOpenedPlease)),
    refresh: ['auth.user'],
  });
  useEffect(() => {
    document.title = m.closedOrganization.isClosed({ name });
  }, [name]);
  const others = user.organizations.filter((one) => one.organizationId !== organization?.id);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 py-10 text-center">
      <Logo className="mb-6 size-9" />
      <h1 className="max-w-full text-2xl font-semibold tracking-tight wrap-anywhere">
        {m.closedOrganization.isClosed({ name })}
      </h1>
      <p className="mt-2 max-w-md text-muted-foreground">
        {m.closedOrganization.itWillBeDeletedOnWith.rich({
          time: <time dateTime={deletesAt}>{dateOnly(deletesAt)}</time>,
        })}
      </p>
      {role === 'admin' ? (
        <>
          {refusal && <Banner className="mt-5 max-w-md text-left">{refusal}</Banner>}
          <Button variant="primary" busy={busy} className="mt-6" onClick={() => write({})}>
            {m.closedOrganization.openItAgain}
          </Button>
        </>
      ) : (
        <p className="mt-4 max-w-md text-muted-foreground">
          {m.closedOrganization.untilThenAnAdminCanOpen}
        </p>
      )}
      {others.length > 0 && (
        <nav
          aria-label={m.closedOrganization.yourOtherOrganizations}
          className="mt-8 w-full max-w-xs"
        >
          <h2 className="text-sm font-medium">{m.closedOrganization.yourOtherOrganizations}</h2>
          <ul className="mt-3 flex flex-col gap-2">
            {others.map(({ organization: other }) => (
              <li key={other.id}>
                <a
                  href={organizationUrl(other.subdomain, organization?.subdomain ?? '')}
                  className={buttonClass('secondary', 'md', 'w-full')}
                >
                  <span className="truncate">{other.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Button variant="ghost" className="mt-6" onClick={() => void logOut()}>
        {m.closedOrganization.signOut}
      </Button>
    </main>
  );
}
