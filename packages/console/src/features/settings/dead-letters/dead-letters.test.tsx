import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import DeadLettersTab from './DeadLettersTab.tsx';

afterEach(cleanup);

it('says how many emails are waiting because of a sending limit', async () => {
  answerOperations({ 'deadLetters.list': { deadLetters: [], total: 0, heldMails: 12 } });
  drawPage(DeadLettersTab, member('admin'));
  expect(await screen.findByText(/^Emails waiting for a sending limit: 12/)).toBeDefined();
  expect(screen.getByText('No failed deliveries')).toBeDefined();
});
