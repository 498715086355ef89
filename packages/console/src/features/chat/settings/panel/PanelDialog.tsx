import { SettingsDialog } from '../SettingsDialog.tsx';
import { PanelForm } from './PanelForm.tsx';

/** How launcher and panel of the chat are on the team's own site, with a preview. */
export function PanelDialog({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog
      onClose={onClose}
      size="xl"
      title="Chat on your site"
      description="Changes are on your pages within five minutes; the tag there stays the same."
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
