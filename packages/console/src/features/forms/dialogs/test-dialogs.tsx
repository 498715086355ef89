import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { formLike } from '../test-forms.ts';
import { type DialogName, FormDialogs } from './FormDialogs.tsx';

export const closed = vi.fn();

/** Opens a dialog of the second of two forms. */
export async function openDialog(
  dialog: DialogName,
  answers: Parameters<typeof answerOperations>[0],
  form = formLike(),
  role: 'admin' | 'agent' = 'admin',
) {
  const made = answerOperations(answers);
  const forms = [formLike({ id: 'f0', name: 'Other' }), form];
  const drawn = drawPage(
    () => <FormDialogs shown={{ dialog, formId: form.id }} forms={forms} onClose={closed} />,
    member(role),
  );
  return { made, ...drawn, shown: await screen.findByRole('dialog') };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** To call in each file of tests. */
export function resetDialogs() {
  afterEach(() => {
    cleanup();
    closed.mockClear();
    toast({ title: '' });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
