import type { OperationId, Schema } from '@helpdesk/sdk/contract/operations';
import type { MockedCall } from '@helpdesk/sdk/testing';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../data/cache.ts';

type ContactForm = Schema<'ContactForm'>;

/** A form as the server returns it, for tests. */
export function formLike(more: Partial<ContactForm> = {}): ContactForm {
  return {
    id: 'f1',
    name: 'Support',
    title: 'Write to us',
    description: null,
    fields: [{ id: 'a', name: 'message', label: 'Message', type: 'textarea', required: true }],
    translations: {},
    settings: {
      submitButtonText: '',
      successMessage: '',
      redirectUrl: '',
      sendEmailNotification: false,
      emailNotificationTo: '',
      collectIpAddress: false,
      allowedDomains: [],
      tagIds: [],
      captcha: false,
    },
    notices: 'off',
    captcha: 'none',
    isActive: true,
    submissionCount: 1204,
    lastSubmissionAt: null,
    createdAt: '2026-03-05T12:00:00.000Z',
    updatedAt: '2026-03-05T12:00:00.000Z',
    ...more,
  };
}

/** The reads that a change of a form invalidates, including those of other screens. */
const readsOfForms = ['contactForms.list', 'contactForms.stats', 'dashboard.automation'] as const;

/** Simulates that other screens have read the forms; returns a function that lists the invalidated reads. */
export function watchReads(client: QueryClient) {
  for (const id of readsOfForms) {
    if (!client.getQueryState(readKey(id))) client.setQueryData(readKey(id), null);
  }
  return () => readsOfForms.filter((id) => client.getQueryState(readKey(id))?.isInvalidated);
}

/** The bodies sent to an operation. */
export const bodiesOf = (made: readonly MockedCall[], asked: OperationId) =>
  made.filter(({ operation }) => operation === asked).map(({ body }) => body);
