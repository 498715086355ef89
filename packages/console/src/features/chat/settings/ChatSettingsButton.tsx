import { Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Allowed } from '../../../data/Allowed.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import m from '../messages.yaml';
import { ChatSettingsDialog } from './ChatSettingsDialog.tsx';

const PanelDialog = lazy(async () => ({
  default: (await import('./panel/PanelDialog.tsx')).PanelDialog,
}));

/** Opens the live chat settings, for admins. */
export function ChatSettingsButton() {
  const [open, setOpen] = useState<'settings' | 'panel'>();
  const close = () => setOpen(undefined);
  return (
    <Allowed permission="manage_settings">
      <IconButton
        label={m.chatSettingsButton.liveChatSettings}
        bordered
        onClick={() => setOpen('settings')}
      >
        <Settings />
      </IconButton>
      {open === 'settings' && (
        <ChatSettingsDialog onClose={close} onPanel={() => setOpen('panel')} />
      )}
      <Suspense>{open === 'panel' && <PanelDialog onClose={close} />}</Suspense>
    </Allowed>
  );
}
