import { useState } from 'react';
import { logOut } from '../../../data/signing-in/sign-in.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import m from '../messages.yaml';
import { discardAllUnsent } from './take-back-unsent.ts';
import { countOf } from './unsent.ts';
import { useUnsent } from './unsent-list.ts';

/** Asks before logging out discards unsent changes, which can't be restored. */
export default function LogOutDialog({ onClose }: { onClose: () => void }) {
  const all = useUnsent();
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    await discardAllUnsent();
    await logOut();
  }
  return (
    <ConfirmDialog
      open
      title={m.logOutDialog.logOut}
      text={m.logOutDialog.notSentYetWhatIsNot({ countOf: countOf(all) })}
      confirm={m.logOutDialog.discardAndLogOut}
      busy={busy}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
