import { organizationUrl } from '../data/organization-address.ts';
import type { CurrentUser } from '../data/session.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Logo } from '../ui/brand/Logo.tsx';
import m from './messages.yaml';

/** Shown when the user is not a member of the organization in the address; lists the organizations that they belong to. */
export function NotAMember({ user }: { user: CurrentUser }) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <Logo className="mb-6 size-9" />
      <h1 className="text-2xl font-semibold tracking-tight">
        {m.notAMember.youDontBelongToThisOrganization}
      </h1>
      <p className="mt-2 max-w-sm text-muted-foreground">
        {m.notAMember.youAreSignedInAsAsk({ email: user.email })}
      </p>
      <ul className="mt-6 flex flex-col gap-2">
        {user.organizations.map(({ organization }) => (
          <li key={organization.id}>
            <a
              href={organizationUrl(organization.subdomain, organization.subdomain)}
              className={buttonClass('secondary', 'md', 'w-full')}
            >
              {organization.name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
