import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawPage } from '../../test/page.tsx';
import LandingPage, { LandingHead } from './LandingPage.tsx';

afterEach(cleanup);

it('tells visitors what the helpdesk does, and links to sign-in and sign-up', async () => {
  const { container } = drawPage(
    () => (
      <>
        <LandingHead />
        <LandingPage />
      </>
    ),
    null,
    { paths: ['/login', '/signup'] },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Every customer question, answered in one place',
  );
  expect(document.title).toBe('Helpdesk · Support your customers in one place');
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Login', '/login'],
    ['Sign Up', '/signup'],
    ['Start Free Trial', '/signup'],
    ['Login', '/login'],
    ['Get Started Now', '/signup'],
    ['Login', '/login'],
    ['API documentation', '/api-docs'],
    ...elementLanguages.map((one) => [expect.anything(), `/?lang=${one}`]),
  ]);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('English');
  expect(screen.getByRole('link', { name: 'Deutsch' }).lang).toBe('de');
  expect(screen.getByRole('link', { name: 'العربية' }).dir).toBe('rtl');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Open source',
    'Self-hosted',
    'One contract',
    '3.5 kB on your site',
  ]);

  const features = within(
    screen.getByRole('region', { name: "Everything a support team needs, and nothing it doesn't" }),
  ).getAllByRole('listitem');
  expect(
    features.map((feature) => [
      within(feature).getByRole('heading').textContent,
      within(feature).getByText(/\.$/, { selector: 'h3 + p' }).textContent,
      feature.querySelector('[aria-hidden="true"]')?.textContent,
    ]),
  ).toEqual([
    [
      'Live Chat Widget',
      'Talk to visitors while they browse. One snippet embeds it on any website.',
      'Do you ship to Norway?We do, in three days.',
    ],
    [
      'Help Center Builder',
      'Searchable articles, FAQs and docs that answer questions before they become tickets.',
      'return a deliveryHow do I return a delivery?When is my refund paid?',
    ],
    [
      'Team Management',
      'Roles, permissions and automatic assignment that shares work fairly across the team.',
      'MCMarie CurieAdministratorKJKatherine JohnsonAgent',
    ],
    [
      'Smart Chatbot',
      'Learns from your FAQ, answers common questions and hands the rest to your team.',
      'Can I change my plan?Yes, under Settings, Billing.',
    ],
    [
      'Isolated Workspaces',
      'Each organization has its own data, branding and domain.',
      'bakery.example.comcycles.example.comhelp.florist.example',
    ],
    [
      'Unified Inbox',
      'Tickets, chats and emails in one list, each with its full history.',
      'The invoice shows the old addressIs this in stock in blue?Re: My order has not arrived',
    ],
  ]);
  // The visitor's messages are on the left, the replies on the right.
  expect(screen.getByText('Do you ship to Norway?').className).toContain('self-start');
  expect(screen.getByText('We do, in three days.').className).toContain('self-end');

  const preview = [...container.querySelectorAll('[aria-hidden="true"]')].find((part) =>
    part.textContent?.startsWith('Tickets4 of 218'),
  );
  const rows = [...(preview?.querySelectorAll('[class*="last:border-b-0"]') ?? [])];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Parcel says delivered, nothing hereRosalind F.Open',
    'Change the name on my invoiceChien-Shiung W.In progress',
    'Discount code is not acceptedDorothy H.Open',
    'How long do the beans keep?Lise M.Resolved',
  ]);
  // The first ticket is the open one; a phone has room for two.
  expect(rows.map(({ className }) => className.includes('bg-accent'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(rows.map(({ className }) => className.includes('max-md:hidden'))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
