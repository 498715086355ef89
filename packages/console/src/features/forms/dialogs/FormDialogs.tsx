import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ComponentType } from 'react';
import { AnalyticsDialog } from './AnalyticsDialog.tsx';
import { ConfigureDialog } from './ConfigureDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { FormDialogProps } from './form-dialog.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { SubmissionsDialog } from './SubmissionsDialog.tsx';

const dialogs = {
  preview: PreviewDialog,
  share: ShareDialog,
  submissions: SubmissionsDialog,
  analytics: AnalyticsDialog,
  configure: ConfigureDialog,
  delete: DeleteDialog,
} satisfies Record<string, ComponentType<FormDialogProps>>;

export type DialogName = keyof typeof dialogs;
export type Shown = { dialog: DialogName; formId: string };

type Props = {
  shown: Shown | null;
  forms: readonly Schema<'ContactForm'>[] | undefined;
  onClose: () => void;
};

/** The open dialog, with the current data of its form. */
export function FormDialogs({ shown, forms, onClose }: Props) {
  const form = forms?.find(({ id }) => id === shown?.formId);
  if (!shown || !form) return null;
  const Dialog = dialogs[shown.dialog];
  return <Dialog form={form} onClose={onClose} />;
}
