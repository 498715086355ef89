import { ChatSettingsForm } from './ChatSettingsForm.tsx';
import { IdentitySecret } from './IdentitySecret.tsx';
import { OnYourSite } from './OnYourSite.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

type ChatSettingsDialogProps = {
  onClose: () => void;
  /** Opens what can be set of launcher and panel instead. */
  onPanel: () => void;
};

/** The live chat settings and the secret that verifies visitors' identities. */
export function ChatSettingsDialog({ onClose, onPanel }: ChatSettingsDialogProps) {
  return (
    <SettingsDialog onClose={onClose} title="Live chat settings">
      {({ settings, onDirty, leaveBy }) => (
        <>
          <ChatSettingsForm
            settings={settings}
            onDirty={onDirty}
            onCancel={() => leaveBy(onClose)}
            onDone={onClose}
          />
          <OnYourSite onOpen={() => leaveBy(onPanel)} />
          <IdentitySecret exists={settings.hasIdentitySecret} />
        </>
      )}
    </SettingsDialog>
  );
}
