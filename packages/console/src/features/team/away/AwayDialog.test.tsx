import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { memberLike } from '../test-team.ts';
import AwayDialog from './AwayDialog.tsx';

afterEach(cleanup);

function open(awayReason?: string) {
  const user = member('agent');
  if (awayReason) Object.assign(user.organizations[0] ?? {}, { availability: 'away', awayReason });
  const calls = answerOperations({
    'auth.user': user,
    'team.setAvailability': memberLike(2, 'Ben', 'agent', { availability: 'away' }),
  });
  const onClose = vi.fn();
  drawPage(() => <AwayDialog onClose={onClose} />, user);
  const sent = () =>
    calls.flatMap(({ operation, body }) => (operation === 'team.setAvailability' ? [body] : []));
  return { sent, onClose };
}

it('one click sets the member away with a common reason', async () => {
  const { sent, onClose } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Lunch' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ availability: 'away', awayReason: 'Lunch' }]);
});

it('a custom reason can be typed, starts with the current one, and can be left empty', async () => {
  const { sent } = open('Meeting');
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Reason/ });
  expect(box.value).toBe('Meeting');
  await userEvent.clear(box);
  await userEvent.type(box, ' At the dentist {Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.clear(box);
  await userEvent.click(screen.getByRole('button', { name: 'Set away' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { availability: 'away', awayReason: 'At the dentist' },
    { availability: 'away' },
  ]);
});
