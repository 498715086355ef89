import { useEffect } from 'react';
import { browser } from '../data/browser.ts';
import { organizationUrl, pathInOrganization } from '../data/organization-address.ts';
import type { CurrentUser } from '../data/session.ts';
import { carryToast } from '../data/toast.ts';
import { useRead } from '../data/use-read.ts';
import { LoadingScreen } from '../ui/Spinner.tsx';
import { NotAMember } from './NotAMember.tsx';

type ElsewhereProps = { asked: string; user: CurrentUser };

/** Shown when the address names an organization that the user isn't a member of. A former subdomain redirects. */
export default function Elsewhere({ asked, user }: ElsewhereProps) {
  const { data: named, isPending } = useRead('publicOrganization.get', { subdomain: asked });
  const isMine = user.organizations.some(({ organizationId }) => organizationId === named?.id);
  const current = isMine && named && named.subdomain !== asked ? named.subdomain : null;

  useEffect(() => {
    if (!current) return;
    const { pathname, search, hash } = window.location;
    carryToast();
    browser.open(organizationUrl(current, asked, pathInOrganization(pathname)) + search + hash);
  }, [current, asked]);

  return isPending || current ? <LoadingScreen /> : <NotAMember user={user} />;
}
