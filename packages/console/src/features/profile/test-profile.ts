import { MockedRefusal } from '@helpdesk/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { CurrentUser } from '../../data/session.ts';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import ProfilePage from './ProfilePage.tsx';

export const preferences = {
  emailNotifications: true,
  ticketCreated: true,
  ticketUpdated: false,
  ticketUpdates: true,
  ticketAssignments: true,
  ticketResolutions: true,
  ticketMentions: true,
  chatMessages: true,
  systemAnnouncements: true,
  weeklyDigest: false,
  marketingEmails: false,
};
export const ada = (more: Partial<CurrentUser> = {}) =>
  member('agent', { notificationPreferences: preferences, ...more });

/** Renders the page; returns the calls that it makes, and their bodies. */
export function draw(answers: Parameters<typeof answerOperations>[0] = {}, user = ada()) {
  const calls = answerOperations({
    'auth.user': user,
    'sessions.list': [],
    'account.secondFactor': { totpSince: null, passkeys: [], recoveryCodesLeft: 0 },
    ...answers,
  });
  drawPage(ProfilePage, user);
  const made = (asked: string) => calls.filter(({ operation }) => operation === asked);
  return { made, bodies: (asked: string) => made(asked).map(({ body }) => body) };
}

/** Returns a message as error, then a field error, then a proxy's error, and then the answer. */
export function inTurn<Answer>(field: string, answer: Answer) {
  const errors = [{ field, code: 'x', message: 'Wrong at its field' }];
  const answers = [
    new MockedRefusal(409, 'Said by the server', 'refused'),
    new MockedRefusal(400, 'Check the fields', 'validation_failed', errors),
    gatewayTimeout,
  ];
  return () => answers.shift() ?? answer;
}

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const toasted = (toast: object) => waitFor(() => expect(shownToast()).toMatchObject(toast));
