import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { organizationContext, settings } from '../../../test/organizations.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { drawSettings } from '../test-settings.tsx';
import { EmailTab } from './EmailTab.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

it("the organization's signature is saved separately, and undone", async () => {
  const calls = answerOperations({
    'organization.settings': settings({ signature: 'Old' }),
    'organization.get': organizationContext('admin'),
    'organization.updateGeneral': ({ body }: { body: { signature: string } }) =>
      settings({ signature: body.signature }),
    'auth.user': member('admin'),
  } as never);
  const sent = () =>
    calls.flatMap(({ operation, body }) =>
      operation === 'organization.updateGeneral' ? [body] : [],
    );
  drawSettings(EmailTab);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Signature' });
  fireEvent.change(box, { target: { value: '{agent.lastName}' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Signature' }));
  expect(screen.getByText(/^Unknown variable \{agent.lastName\}/)).toBeDefined();
  fireEvent.change(box, { target: { value: 'The team of {organization.name}' } });
  expect(await screen.findByText('The team of Acme')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save Signature' }));
  const toast = await takeToast();
  expect(toast.title).toBe('Signature saved');
  toast.undo?.();
  await waitFor(() => expect(box.value).toBe('Old'));
  expect(sent()).toEqual([{ signature: 'The team of {organization.name}' }, { signature: 'Old' }]);
});

it('turns the email on resolution on, and undoes it', async () => {
  const calls = answerOperations({
    'organization.settings': settings(),
    'organization.updateGeneral': ({ body }: { body: object }) => settings(body),
  } as never);
  drawSettings(EmailTab);
  fireEvent.click(await screen.findByRole('switch', { name: /^Email when a request is resolved/ }));
  const toast = await takeToast();
  expect(toast.title).toBe('Resolution emails turned on');
  toast.undo?.();
  await waitFor(() =>
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([
      { mailsResolution: true },
      { mailsResolution: false },
    ]),
  );
});
