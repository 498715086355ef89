import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { noSentences, refusalsOf } from '../builder/validate.ts';
import m from '../messages.yaml';
import { SettingsFields } from '../SettingsFields.tsx';
import { StaleForm } from '../StaleForm.tsx';
import { useSentSettings } from '../sent-settings.ts';
import { useFormVersion } from '../use-form-version.ts';
import type { FormDialogProps } from './form-dialog.ts';

export function ConfigureDialog({ item: form, onClose }: FormDialogProps) {
  const [settings, setSettings] = useState(form.settings);
  const [sentences, setSentences] = useState(noSentences);
  const [before] = useState(form.settings);
  const sent = useSentSettings();
  const version = useFormVersion(form);
  const { write, busy } = useWrite('contactForms.update', {
    done: m.configureDialog.contactFormUpdatedSuccessfully,
    failed: m.configureDialog.failedToUpdateContactForm,
    refresh: ['contactForms.list'],
    onDone: onClose,
    ifMatch: version.ifMatch,
    onFailed: (error) => {
      setSentences(refusalsOf(error));
      void version.meet(error);
    },
  });
  return (
    <FormDialog
      title={m.configureDialog.configure({ form: form.name })}
      submit={m.configureDialog.saveChanges}
      busy={busy}
      isDirty={JSON.stringify(settings) !== JSON.stringify(before)}
      loss={m.configureDialog.whatYouHaveChangedHereIs}
      onSubmit={() => write({ id: form.id, settings: sent(settings) })}
      onClose={onClose}
    >
      {version.isStale && <StaleForm />}
      <SettingsFields
        settings={settings}
        sentences={sentences}
        form={form}
        onChange={(part) => {
          setSettings((old) => ({ ...old, ...part }));
          setSentences(noSentences);
        }}
      />
    </FormDialog>
  );
}
