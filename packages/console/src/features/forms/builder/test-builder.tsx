import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { toast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { formLike } from '../test-forms.ts';
import BuilderDialog from './BuilderDialog.tsx';

export const closed = vi.fn();

/** A field of a form, for tests. */
export const field = (
  id: string,
  more: Partial<Schema<'FormField'>> = {},
): Schema<'FormField'> => ({
  id,
  name: id,
  label: id.toUpperCase(),
  type: 'text',
  required: false,
  ...more,
});

/** A form with three fields. */
export const form = formLike({ fields: [field('a', { required: true }), field('b'), field('c')] });

/** Opens the builder; with null to create a form. */
export async function drawBuilder(
  edited: Schema<'ContactForm'> | null,
  answers: Parameters<typeof answerOperations>[0] = {},
) {
  const made = answerOperations({ 'publicOrganization.get': failed, ...answers });
  const drawn = drawPage(
    () => <BuilderDialog {...(edited && { item: edited })} onClose={closed} />,
    member('admin'),
    {
      paths: ['/tickets'],
    },
  );
  return { made, dialog: await screen.findByRole('dialog'), ...drawn };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => fireEvent.click(button(name));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The fields in display order. */
export const cards = () => [...document.querySelectorAll<HTMLElement>('li[data-id]')];

/** The button that expands a field. */
export const headOf = (id: string) => document.getElementById(`field-${id}`) as HTMLElement;

/** Resets the state between tests; call it once in each test file. */
export function resetBuilder() {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    closed.mockClear();
    toast({ title: '' });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
