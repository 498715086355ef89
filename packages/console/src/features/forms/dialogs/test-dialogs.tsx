import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { formLike } from '../test-forms.ts';
import { type DialogName, formDialogs } from './dialogs.ts';

export const closed = vi.fn();

/** Opens a dialog about a form. */
export async function openDialog(
  dialog: DialogName,
  answers: Parameters<typeof answerOperations>[0],
  form = formLike(),
  role: 'admin' | 'agent' = 'admin',
) {
  const made = answerOperations(answers);
  const Dialog = formDialogs[dialog];
  const drawn = drawPage(() => <Dialog item={form} onClose={closed} />, member(role));
  return { made, ...drawn, shown: await screen.findByRole('dialog') };
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Resets the state between tests; call it once in each test file. */
export function resetDialogs() {
  afterEach(() => {
    cleanup();
    closed.mockClear();
    toast({ title: '' });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
