import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { logOut } from '../data/signing-in/sign-in.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import m from './messages.yaml';
import { ThemeMenu } from './ThemeMenu.tsx';

/** The signed-in user, the appearance settings of the console and the sign-out button. */
export default function AccountBar() {
  const [leaving, setLeaving] = useState(false);

  function leave() {
    setLeaving(true);
    void logOut().finally(() => setLeaving(false));
  }

  return (
    <div className="flex items-center gap-1 border-t p-1.5">
      <AccountMenu />
      <ThemeMenu />
      <IconButton label={m.accountBar.logOut} onClick={leave} disabled={leaving}>
        <LogOut />
      </IconButton>
    </div>
  );
}
