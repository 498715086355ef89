import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { organization, visit } from '../test/visit.tsx';
import ContactPage from './ContactPage.tsx';

const fields = [
  { id: '1', name: 'name', label: 'Name', type: 'text', required: true },
  { id: '2', name: 'email', label: 'Email', type: 'email', required: true },
  { id: '3', name: 'cups', label: 'Cups', type: 'number', required: false },
  { id: '4', name: 'terms', label: 'I agree', type: 'checkbox', required: true },
];
const form = (id: string, title: string) => ({
  id,
  title,
  description: null,
  fields,
  settings: {},
  isActive: true,
});
const known = {
  'GET /api/public/org/demo': { body: organization },
  'GET /api/public/contact/demo/forms': { body: [form('f1', 'Contact us'), form('f2', 'Sales')] },
};
const submitting = 'POST /api/public/contact/demo/submit';

function open(answers: object = {}, at = '/public/contact/demo') {
  return visit(ContactPage, {
    route: '/public/contact/{-$subdomain}',
    at,
    answers: { ...known, ...answers },
  });
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Nora');
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com');
  await userEvent.type(screen.getByLabelText(/^Cups/), '-3');
  await userEvent.click(screen.getByLabelText(/^I agree/));
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a chat of the organization is in the corner', async () => {
  open();
  await screen.findByLabelText(/^Name/);
  expect(document.querySelector('helpdesk-chat')?.getAttribute('organization')).toBe('demo');
  expect(document.head.querySelectorAll('script[src="/widget.js"]')).toHaveLength(1);
});

test('an unknown organization is not found', async () => {
  open({}, '/public/contact/nobody');
  await screen.findByText('Organization Not Found');
  screen.getByText("The organization you're looking for doesn't exist.");
});

test('an organization without an active form says so', async () => {
  open({ 'GET /api/public/contact/demo/forms': { body: [] } });
  await screen.findByText('Contact Form Not Available');
  screen.getByText('No active contact forms are available at this time.');
});

test('the form that the address names is shown, else the active one', async () => {
  open({}, '/public/contact/demo?form=f2');
  await screen.findByRole('heading', { name: 'Sales' });
  cleanup();
  open({}, '/public/contact/demo?form=gone');
  await screen.findByRole('heading', { name: 'Contact us' });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { sent } = open();
  await screen.findByRole('heading', { name: 'Contact us' });
  await send();
  screen.getByText('Name is required');
  screen.getByText('Please enter a valid email address');
  screen.getByText('This field is required');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('a message is sent, thanked for, and another one can follow', async () => {
  const result = { id: 's1', message: 'Thank you!', ticketNumber: 'TK-2026-000042' };
  const { sent } = open({ [submitting]: { status: 201, body: result } });
  await fillIn();
  await send();
  await screen.findByText('Message Sent!');
  screen.getByText('Thank you!');
  screen.getByText('TK-2026-000042');
  const [post] = sent.filter(({ method }) => method === 'POST');
  expect(post?.body).toMatchObject({
    formId: 'f1',
    // A number is text on this page.
    data: { name: 'Nora', email: 'nora@example.com', cups: '-3', terms: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
});

test('a refusal is alerted with its message, the answers stay, and sending again is the same message', async () => {
  const refusal = { message: 'This form is closed today', code: 'closed', requestId: 'r1' };
  const { sent } = open({ [submitting]: { status: 409, body: refusal } });
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('This form is closed today');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Nora');
  await send();
  const keys = sent
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a refusal without a message is a failure to submit', async () => {
  open({ [submitting]: { status: 409, body: null } });
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to submit form. Please try again.',
  );
});
