import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { late, refund, vip } from '../../test/tags.ts';
import { TagsSetting } from './TagsSetting.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Setting({ from }: { from: string[] }) {
  const [tagIds, setTagIds] = useState(from);
  return (
    <main>
      <TagsSetting tagIds={tagIds} sentence={undefined} onChange={setTagIds} />
      <output>{tagIds.join()}</output>
    </main>
  );
}
const chosen = () => screen.getAllByRole('status', { hidden: true })[0]?.textContent;

it('the tags of a form are loaded if it has some or the user opens the picker, and can be found by typing', async () => {
  const calls = answerOperations({ 'tags.list': [late, refund, vip] });
  draw(<Setting from={[]} />);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  const box = await screen.findByRole('combobox', { name: "Tags for this form's tickets" });
  await screen.findByRole('option', { name: 'VIP' });
  await userEvent.type(box, 'refu{Enter}');
  await screen.findByRole('button', { name: 'Tags: Refund' });
  await userEvent.click(screen.getByRole('option', { name: 'VIP' }));
  expect(chosen()).toBe('g1,g3');
  await userEvent.click(screen.getByRole('option', { name: 'Refund' }));
  expect(chosen()).toBe('g3');
  await userEvent.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Tags: VIP' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("a deleted tag isn't shown, and if tags can't be loaded, the selection stays unchanged", async () => {
  answerOperations({ 'tags.list': [refund] });
  draw(<Setting from={['g1', 'gone']} />);
  await screen.findByRole('button', { name: 'Tags: Refund' });
  cleanup();
  answerOperations({ 'tags.list': failed });
  draw(<Setting from={['g1']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
  await screen.findByText('Failed to load the tags.');
  expect(chosen()).toBe('g1');
});
