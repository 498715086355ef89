import { initials, userName } from '@helpdesk/sdk/rules/names';
import { shortRoleLabel } from '@helpdesk/sdk/rules/roles';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../data/session.ts';
import { logOut } from '../data/sign-in.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Who is signed in, the look of the console, and the way out. */
export function AccountBar() {
  const { user, role } = useSession();
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    void logOut();
  }

  return (
    <div className="flex items-center gap-2 border-t p-2.5">
      <Avatar initials={initials(user)} src={user.profileImageUrl} />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate text-sm font-medium" title={user.email}>
          {userName(user)}
        </p>
        <p className="text-xs text-muted-foreground">{shortRoleLabel(role)}</p>
      </div>
      <ThemeMenu />
      <IconButton label="Log out" onClick={leave} disabled={leaving}>
        <LogOut />
      </IconButton>
    </div>
  );
}
