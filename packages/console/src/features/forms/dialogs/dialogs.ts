import type { ComponentType } from 'react';
import { AnalyticsDialog } from './AnalyticsDialog.tsx';
import { ConfigureDialog } from './ConfigureDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { FormDialogProps } from './form-dialog.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { SubmissionsDialog } from './SubmissionsDialog.tsx';

/** The dialogs about a form. */
export const formDialogs = {
  preview: PreviewDialog,
  share: ShareDialog,
  submissions: SubmissionsDialog,
  analytics: AnalyticsDialog,
  configure: ConfigureDialog,
  delete: DeleteDialog,
} satisfies Record<string, ComponentType<FormDialogProps>>;

export type DialogName = keyof typeof formDialogs;
