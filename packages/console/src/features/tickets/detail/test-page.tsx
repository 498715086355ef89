import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { MockedAnswers } from '@helpdesk/sdk/testing';
import type { CurrentUser } from '../../../data/session.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { assignable, ticketDetail } from '../../../test/tickets.ts';
import TicketPage from './TicketPage.tsx';

/** Answers everything that the ticket page reads, plus the given answers. */
export function serve(ticket: Schema<'TicketDetail'> = ticketDetail(), more: MockedAnswers = {}) {
  return answerOperations({
    'tickets.get': () => ticket,
    'tickets.list': [],
    'tickets.listLinks': { links: [] },
    'tickets.suggestDuplicates': [],
    'tickets.customerLanguage': {
      language: null,
      from: null,
      mailLanguage: 'en',
      languages: ['en'],
    },
    'customers.list': [],
    'tickets.unread': { ids: [] },
    'tickets.markRead': undefined,
    'team.assignable': assignable,
    'tasks.list': [],
    'time.list': [],
    'time.timer': { timer: null },
    ...more,
  });
}

type Looks = { composer?: string; isUnfolded?: boolean };

/** Renders the page of the ticket with the id t1; by default with a plain text composer and all details expanded. */
export function drawTicket(
  user: CurrentUser = member('agent'),
  { composer = 'plain', isUnfolded = true }: Looks = {},
) {
  localStorage.setItem('helpdesk_choice:composer', composer);
  if (isUnfolded)
    for (const part of ['tasks', 'time', 'followers'])
      localStorage.setItem(`helpdesk_choice:${part}:${user.id}`, 'unfolded');
  return drawPage(Page, user, {
    path: '/tickets/$id',
    at: '/tickets/t1',
    paths: ['/tickets'],
  });
}

const Page = () => (
  <main id="main">
    <TicketPage />
  </main>
);
