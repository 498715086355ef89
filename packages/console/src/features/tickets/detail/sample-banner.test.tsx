import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import SampleBanner from './SampleBanner.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a sample ticket is labeled, and an admin can remove all of them', async () => {
  const calls = answerOperations({ 'organization.updateFirstSteps': {} as never });
  drawPage(SampleBanner, member('admin'), { path: '/ticket', at: '/ticket', paths: ['/'] });
  expect((await screen.findByRole('region')).textContent).toContain('Nothing is emailed.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove sample tickets' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(calls.map(({ body }) => body)).toEqual([{ hasSamples: false }]);
});

it('an agent sees only the label', async () => {
  drawPage(SampleBanner, member('agent'));
  expect(await screen.findByRole('region', { name: 'Sample ticket' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
