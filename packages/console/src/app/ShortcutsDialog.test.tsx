import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcuts } from '../data/shortcuts.ts';
import { member } from '../test/harness.tsx';
import { drawPage } from '../test/page.tsx';
import ShortcutsDialog from './ShortcutsDialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('changes and turns off shortcuts in the list, and rejects a key that is already used', async () => {
  const [create, find] = [vi.fn(), vi.fn()];
  function Page() {
    useShortcuts('General', [
      { keys: 'c', label: 'New ticket', run: create },
      { keys: '/', label: 'Search', run: find },
    ]);
    return <ShortcutsDialog onClose={() => {}} />;
  }
  drawPage(Page, member('agent'), { paths: ['/profile'] });
  const button = await screen.findByRole('button', { name: 'New ticket: c. Change the key' });
  await userEvent.click(button);
  fireEvent.keyDown(button, { key: '/' });
  expect(screen.getByText('/ is already used for: Search')).toBeDefined();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeDefined();
  await userEvent.click(button);
  fireEvent.keyDown(button, { key: 'q' });
  expect(screen.getByRole('button', { name: 'New ticket: q. Change the key' })).toBe(button);

  const single = screen.getByRole('switch', { name: /^Single-key shortcuts/ });
  await userEvent.click(single);
  cleanup();
  drawPage(function Bare() {
    useShortcuts('General', [{ keys: 'c', label: 'New ticket', run: create }]);
    return null;
  }, member('agent'));
  fireEvent.keyDown(document.body, { key: 'q' });
  expect(create).not.toHaveBeenCalled();
});
