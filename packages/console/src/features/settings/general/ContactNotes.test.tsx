import type { Body } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOperations } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { drawSettings } from '../test-settings.tsx';
import ContactNotes from './ContactNotes.tsx';

const builtIn = settings().contactNotes;

function open(more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'organization.settings': settings(),
    'organization.updateGeneral': ({ body }) => {
      const { contactNotes } = body as Body<'organization.updateGeneral'>;
      return settings({ contactNotes: contactNotes ?? builtIn });
    },
    ...more,
  });
  drawSettings(ContactNotes);
  return () => calls.flatMap(({ body }) => body ?? []);
}
const note = async (number: number) =>
  within(await screen.findByRole('group', { name: `Note ${number}` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

it('the notes of the contact page can be changed, added and removed, and are saved together', async () => {
  const sent = open();
  const first = await note(1);
  expect(first.getByLabelText<HTMLInputElement>('Title').value).toBe('Email Support');
  fireEvent.change(first.getByLabelText('Text'), { target: { value: ' Within three days. ' } });
  press('Remove note 2');
  press('Add note');
  fireEvent.change((await note(3)).getByLabelText('Title'), { target: { value: 'Phone' } });
  press('Save Notes');
  expect(await takeToast()).toMatchObject({ title: 'Contact page saved' });
  expect(sent()).toEqual([
    {
      contactNotes: [
        { title: 'Email Support', text: 'Within three days.' },
        builtIn[2],
        { title: 'Phone', text: '' },
      ],
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Notes' }).disabled).toBe(
      true,
    ),
  );
});

it("a note without a title isn't sent, and shows an error", async () => {
  const sent = open();
  await note(1);
  press('Add note');
  expect(screen.queryByText('Title is required')).toBeNull();
  press('Save Notes');
  await screen.findByText('Title is required');
  press('Reset Notes');
  await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
  expect(sent()).toEqual([]);
});

it('there are at most six notes, and without any the heading is left out', async () => {
  open();
  await note(1);
  for (let count = 3; count < 6; count += 1) press('Add note');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' }).disabled).toBe(true);
  for (let count = 6; count > 0; count -= 1) press('Remove note 1');
  screen.getByText(/hides “Get in Touch”/);
});

it("the built-in notes can be restored, and the server's errors are shown", async () => {
  const sent = open();
  await note(1);
  press('Remove note 1');
  press('Use built-in notes');
  await takeToast();
  expect(sent()).toEqual([{ contactNotes: null }]);
  await note(3);
  cleanup();

  const message = 'The contact page can have up to 6 notes';
  const errors = [{ field: 'contactNotes', code: 'maxItems', message }];
  open({
    'organization.updateGeneral': new MockedRefusal(400, message, 'validation_failed', errors),
  });
  await note(1);
  press('Remove note 1');
  press('Save Notes');
  await screen.findByText(message);
});
