import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { screen, within } from '@testing-library/react';
import { dashboardAnswers } from '../../test/dashboard.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import DashboardPage from './DashboardPage.tsx';

export const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toISOString();
export const serve = (more: MockedAnswers = {}) =>
  answerOperations({ ...dashboardAnswers, ...more });
const paths = [
  '/tickets',
  '/tickets/$id',
  '/live-chat',
  '/help-center',
  '/contact-forms',
  '/metrics',
];
export const draw = (user = member('admin'), at = '/') =>
  drawPage(DashboardPage, user, { paths, at });

/** Returns the card with this title, once it has rendered. */
export async function card(title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.closest('section') as HTMLElement;
}
export const textOf = async (title: string) => (await card(title)).textContent;
export const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
export const never = () => new Promise<never>(() => {});
