import { Settings } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../data/Allowed.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ChatSettingsDialog } from './ChatSettingsDialog.tsx';

/** Opens the live chat settings, for admins. */
export function ChatSettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Allowed permission="manage_settings">
      <IconButton label="Live chat settings" bordered onClick={() => setIsOpen(true)}>
        <Settings />
      </IconButton>
      {isOpen && <ChatSettingsDialog onClose={() => setIsOpen(false)} />}
    </Allowed>
  );
}
