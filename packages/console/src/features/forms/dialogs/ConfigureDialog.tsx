import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { noSentences, refusalsOf } from '../builder/judge.ts';
import { SettingsFields } from '../SettingsFields.tsx';
import { StaleForm } from '../StaleForm.tsx';
import { useSentSettings } from '../sent-settings.ts';
import { useFormVersion } from '../use-form-version.ts';
import type { FormDialogProps } from './form-dialog.ts';

export function ConfigureDialog({ form, onClose }: FormDialogProps) {
  const [settings, setSettings] = useState(form.settings);
  const [sentences, setSentences] = useState(noSentences);
  const [asking, setAsking] = useState(false);
  const [before] = useState(form.settings);
  const sent = useSentSettings();
  const version = useFormVersion(form);
  const { write, busy } = useWrite('contactForms.update', {
    done: 'Contact form updated successfully',
    failed: 'Failed to update contact form',
    refresh: ['contactForms.list'],
    onDone: onClose,
    ifMatch: version.ifMatch,
    onFailed: (error) => {
      setSentences(refusalsOf(error));
      void version.meet(error);
    },
  });
  const isDirty = JSON.stringify(settings) !== JSON.stringify(before);
  const close = () => (isDirty ? setAsking(true) : onClose());

  return (
    <Dialog open onClose={close} title={`Configure ${form.name}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          write({ id: form.id, settings: sent(settings) });
        }}
      >
        {version.isStale && <StaleForm className="mb-4" />}
        <SettingsFields
          settings={settings}
          sentences={sentences}
          form={form}
          onChange={(part) => {
            setSettings((old) => ({ ...old, ...part }));
            setSentences(noSentences);
          }}
        />
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Save Changes
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={asking}
        title="Discard unsaved changes?"
        text="What you have changed here is not saved."
        confirm="Discard changes"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}
