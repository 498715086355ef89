import { expect, test } from 'vitest';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { FormField } from './fields.ts';
import { descriptionOf, subjectOf } from './ticket-text.ts';

const form = { name: 'contact', title: 'Tell us what happened' } as ContactFormRow;
const field = (name: string, type: FormField['type'], label = name) =>
  ({ id: name, name, label, type, required: false }) as FormField;
const fields = [
  field('email', 'email'),
  field('parcels', 'number', 'How many parcels?'),
  field('message', 'textarea', 'Message'),
  field('privacy', 'checkbox', 'I have read the privacy notice'),
];
const data = { email: 'jo@example.com', parcels: 2, message: 'It leaks.\n\nBadly.', privacy: true };

test("without a subject field, the ticket's subject is the beginning of the message", () => {
  expect(subjectOf(form, fields, data)).toBe('It leaks. Badly.');
  const long = `${'The kettle leaks '.repeat(6)}badly`;
  const subject = subjectOf(form, fields, { ...data, message: long });
  expect(subject).toMatch(/^The kettle leaks .*\S…$/);
  expect(subject.length).toBeLessThanOrEqual(80);
  expect(subjectOf(form, [...fields, field('topic', 'text')], { ...data, topic: 'Lid' })).toBe(
    'Lid',
  );
  expect(subjectOf(form, fields, { email: 'jo@example.com' })).toBe('Tell us what happened');
});

test('the message comes first, and the other answers are a table below it', () => {
  const { text, html } = descriptionOf(fields, data);
  expect(text).toBe(
    'It leaks.\n\nBadly.\n\nHow many parcels?: 2\nI have read the privacy notice: Yes',
  );
  expect(html).toBe(
    '<p>It leaks.</p><p>Badly.</p><table><tbody><tr><th>How many parcels?</th><td>2</td></tr>' +
      '<tr><th>I have read the privacy notice</th><td>Yes</td></tr></tbody></table>',
  );
});

test('a long subject is not the message, and blank lines do not break the table', () => {
  const [subject, message, steps] = ['subject', 'message', 'steps'].map((name) =>
    field(name, 'textarea'),
  ) as [FormField, FormField, FormField];
  const all = { subject: 'The lid', message: 'It leaks.', steps: 'Fill it.\n\nBoil.' };
  const { text, html } = descriptionOf([subject, message, steps], all);
  expect(text).toBe('It leaks.\n\nsteps: Fill it.\n\nBoil.');
  expect(html).toContain('<td>Fill it.<br />Boil.</td>');
});

test("a message on its own is plain text, and a visitor's text is never HTML", () => {
  const { privacy: _, parcels: __, ...alone } = data;
  expect(descriptionOf(fields, alone)).toEqual({ text: 'It leaks.\n\nBadly.', html: null });
  const { html } = descriptionOf(fields, { ...data, message: '<b>x</b>' });
  expect(html).toContain('<p>&lt;b&gt;x&lt;/b&gt;</p>');
});

test('a long message leaves room for the other answers', () => {
  const { text, html } = descriptionOf(fields, { ...data, message: 'x'.repeat(20_000) });
  expect(text.length).toBe(20_000);
  expect(text).toMatch(/xx\n\nHow many parcels\?: 2\n/);
  expect(html).not.toBeNull();
});
