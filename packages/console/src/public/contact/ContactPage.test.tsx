import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { organization, visit } from '../test/visit.tsx';
import ContactPage from './ContactPage.tsx';

const fields: Schema<'FormField'>[] = [
  { id: '1', name: 'name', label: 'Name', type: 'text', required: true },
  { id: '2', name: 'email', label: 'Email', type: 'email', required: true },
  { id: '3', name: 'cups', label: 'Cups', type: 'number', required: false },
  { id: '4', name: 'terms', label: 'I agree', type: 'checkbox', required: true },
];
const form = (id: string, title: string): Schema<'PublicContactForm'> => ({
  id,
  title,
  description: null,
  fields,
  settings: {},
  isActive: true,
});
const unknown = new MockedRefusal(404, 'Organization not found', 'not_found');
const known: MockedAnswers = {
  'publicOrganization.get': ({ params }) => (params.subdomain === 'demo' ? organization : unknown),
  'publicForms.list': [form('f1', 'Contact us'), form('f2', 'Sales')],
};
function open(answers: MockedAnswers = {}, at = '/public/contact/demo') {
  return visit(ContactPage, {
    route: '/public/contact/{-$subdomain}',
    at,
    answers: { ...known, ...answers },
  });
}

const formElement = () =>
  waitFor(() => {
    const element = document.querySelector('helpdesk-form');
    if (!element) throw new Error('There is no form');
    return element;
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the organization's chat is in the corner", async () => {
  open();
  await formElement();
  expect(document.querySelector('helpdesk-chat')?.getAttribute('organization')).toBe('demo');
  expect(document.head.querySelectorAll('script[src="/widget.js"]')).toHaveLength(1);
});

test('an unknown organization is not found', async () => {
  open({}, '/public/contact/nobody');
  await screen.findByText('Organization Not Found');
  screen.getByText("The organization you're looking for doesn't exist.");
});

test('an organization without an active form says so', async () => {
  open({ 'publicForms.list': [] });
  await screen.findByText('Contact Form Not Available');
  screen.getByText('No active contact forms are available at this time.');
});

test('the form in the address is shown, else the active one', async () => {
  open({}, '/public/contact/demo?form=f2');
  expect((await formElement()).definition?.title).toBe('Sales');
  cleanup();
  open({}, '/public/contact/demo?form=gone');
  expect((await formElement()).definition?.title).toBe('Contact us');
});

test("the form is the embeddable element, with the texts of this page whatever the form's settings", async () => {
  const settings = { submitButtonText: 'Ask away', redirectUrl: 'https://elsewhere.example' };
  const own = { ...form('f1', 'Contact us'), settings };
  open({ 'publicForms.list': [own] });
  const element = await formElement();
  expect(element.definition).toEqual({ ...own, settings: {}, organization });
  const attributes = [...element.attributes].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual({
    loading: 'eager',
    organization: 'demo',
    theme: 'light',
    source: 'form',
    'submit-text': 'Send Message',
    'sending-text': 'Sending Message...',
  });
});

test('a sent message shows a thank-you message, and another one can follow', async () => {
  open();
  const element = await formElement();
  const response = { id: 's1', message: 'Thank you!', ticketNumber: 'TK-2026-000042' };
  element.dispatchEvent(new CustomEvent('helpdesk-success', { detail: { response } }));
  const heading = await screen.findByRole('heading', { name: 'Message Sent!' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  screen.getByText('Thank you!');
  screen.getByText('TK-2026-000042');
  expect(document.querySelector('helpdesk-form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(await formElement()).not.toBe(element);
});
