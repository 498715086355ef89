import type { Schema } from '@helpdesk/sdk/contract/operations';

/** The props of every dialog about a form. */
export type FormDialogProps = { form: Schema<'ContactForm'>; onClose: () => void };
