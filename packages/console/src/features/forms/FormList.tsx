import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { DialogName } from './dialogs/FormDialogs.tsx';
import { FormRow } from './FormRow.tsx';

type ContactForm = Schema<'ContactForm'>;

type FormListProps = {
  /** undefined while they load. */
  forms: readonly ContactForm[] | undefined;
  onEdit: (form: ContactForm) => void;
  onShow: (dialog: DialogName, form: ContactForm) => void;
};

export function FormList({ forms, onEdit, onShow }: FormListProps) {
  return (
    <ul aria-label="Forms" aria-busy={!forms} className="h-96 overflow-y-auto overscroll-contain">
      {forms
        ? forms.map((form) => (
            <FormRow
              key={form.id}
              form={form}
              onEdit={() => onEdit(form)}
              onShow={(dialog) => onShow(dialog, form)}
            />
          ))
        : Array.from({ length: 4 }, (_, row) => (
            <li key={row} className="border-b px-4 py-4">
              <Skeleton className="w-48" />
              <Skeleton className="mt-2 h-3 w-32" />
            </li>
          ))}
    </ul>
  );
}
