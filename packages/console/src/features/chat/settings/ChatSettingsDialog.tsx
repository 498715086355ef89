import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../../ui/Dialog.tsx';
import m from '../messages.yaml';
import { ChatSettingsForm } from './ChatSettingsForm.tsx';
import { IdentitySecret } from './IdentitySecret.tsx';
import { OnYourSite } from './OnYourSite.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';

type ChatSettingsDialogProps = {
  onClose: () => void;
  /** Opens the settings of launcher and panel instead. */
  onPanel: () => void;
};

/** The live chat settings and the secret that verifies visitors' identities. */
export function ChatSettingsDialog({ onClose, onPanel }: ChatSettingsDialogProps) {
  return (
    <SettingsDialog onClose={onClose} title={m.chatSettingsDialog.liveChatSettings}>
      {({ settings, onDirty, leaveBy }) => (
        <>
          <ChatSettingsForm
            settings={settings}
            onDirty={onDirty}
            onDone={onClose}
            className="flex flex-col gap-4"
          >
            {(fields, { busy }) => (
              <>
                {fields}
                <DialogActions>
                  <Button onClick={() => leaveBy(onClose)}>{m.chatSettingsDialog.cancel}</Button>
                  <Button type="submit" variant="primary" busy={busy}>
                    {m.chatSettingsDialog.saveChanges}
                  </Button>
                </DialogActions>
              </>
            )}
          </ChatSettingsForm>
          <div className="mt-5 border-t pt-4">
            <OnYourSite onOpen={() => leaveBy(onPanel)} />
          </div>
          <div className="mt-5 border-t pt-4">
            <IdentitySecret exists={settings.hasIdentitySecret} />
          </div>
        </>
      )}
    </SettingsDialog>
  );
}
