import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';

/** The props of every dialog about a form. */
export type FormDialogProps = ItemDialogProps<Schema<'ContactForm'>>;
