import type { Schema } from '@helpdesk/sdk/contract/operations';

/** What every dialog about a form is given. */
export type FormDialogProps = { form: Schema<'ContactForm'>; onClose: () => void };
