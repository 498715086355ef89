import m from '../../messages.yaml';
import { SettingsDialog } from '../SettingsDialog.tsx';
import { PanelForm } from './PanelForm.tsx';

/** The settings of launcher and panel on the team's site, with a preview. */
export function PanelDialog({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog
      onClose={onClose}
      size="xl"
      title={m.panelDialog.chatOnYourSite}
      description={m.panelDialog.changesAreOnYourPagesWithin}
    >
      {({ settings, onDirty, leaveBy }) => (
        <PanelForm
          settings={settings}
          onDirty={onDirty}
          onCancel={() => leaveBy(onClose)}
          onDone={onClose}
        />
      )}
    </SettingsDialog>
  );
}
