import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { readKey } from '../../../../data/cache.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../../../data/use-write.ts';
import { Button } from '../../../../ui/Button.tsx';
import { DialogActions } from '../../../../ui/Dialog.tsx';
import m from '../../messages.yaml';
import type { SettingsFormProps } from '../SettingsDialog.tsx';
import { ConsentPart } from './ConsentPart.tsx';
import { LauncherPart } from './LauncherPart.tsx';
import { OpeningPart } from './OpeningPart.tsx';
import { PagesPart } from './PagesPart.tsx';
import { ProactivePart } from './ProactivePart.tsx';
import type { Panel } from './panel.ts';
import { SignalsPart } from './SignalsPart.tsx';
import { SiteSnippet } from './SiteSnippet.tsx';

const PanelPreview = lazy(async () => ({
  default: (await import('./PanelPreview.tsx')).PanelPreview,
}));

/** All settings of launcher and panel, next to a preview. */
export function PanelForm({ settings, onDirty, onCancel, onDone }: SettingsFormProps) {
  const [panel, setPanel] = useState<Panel>(settings.panel);
  const isDirty = JSON.stringify(panel) !== JSON.stringify(settings.panel);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const [isValidated, setIsValidated] = useState(false);
  const { write, busy, error } = useWrite('chat.updateSettings', {
    done: m.panelForm.chatOnYourSiteUpdated,
    failed: (reason) => ({
      title: m.panelForm.error,
      text: serverMessage(reason, m.panelForm.failedToUpdateTheChatOn),
    }),
    replaces: () => readKey('chat.settings'),
    onDone,
    onFailed: () => setIsValidated(true),
  });
  const part = {
    panel,
    onChange(change: Partial<Panel>) {
      setPanel({ ...panel, ...change });
      setIsValidated(false);
    },
    errorAt: (path: string) =>
      isValidated
        ? fieldRefusals(error).find(({ field }) => field === `panel.${path}`)?.message
        : undefined,
  };
  function save(event: FormEvent) {
    event.preventDefault();
    write({ panel });
  }
  return (
    <form noValidate onSubmit={save}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <LauncherPart {...part} />
          <OpeningPart {...part} />
          <SignalsPart {...part} />
          <ConsentPart {...part} />
          <PagesPart {...part} />
          <ProactivePart {...part} />
          <SiteSnippet />
        </div>
        <Suspense>
          <PanelPreview panel={panel} greeting={settings.greeting} />
        </Suspense>
      </div>
      <DialogActions>
        <Button onClick={onCancel}>{m.panelForm.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {m.panelForm.saveChanges}
        </Button>
      </DialogActions>
    </form>
  );
}
