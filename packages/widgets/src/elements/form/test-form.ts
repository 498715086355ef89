import type { Schema } from '@helpdesk/sdk';
import { vi } from 'vitest';
import { place } from '../../test-page.ts';
import { settled } from '../../test-server.ts';
import { draw } from './form.ts';

const organization: Schema<'PublicOrganization'> = {
  id: 'o1',
  name: 'Acme',
  subdomain: 'acme',
  logoUrl: null,
  primaryColor: '#10B981',
  languages: ['en'],
  ownWords: [],
};

export const field = (
  name: string,
  type: Schema<'FormField'>['type'] = 'text',
  more: Partial<Schema<'FormField'>> = {},
): Schema<'FormField'> => {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return { id: name, name, label, type, required: false, ...more };
};

/** Returns the form f1 of Acme, with these fields. */
export const formOf = (
  fields: Schema<'FormField'>[] = [field('name', 'text', { required: true })],
  more: Partial<Schema<'WidgetForm'>> = {},
): Schema<'WidgetForm'> => ({
  id: 'f1',
  title: 'Write to us',
  description: null,
  fields,
  settings: {},
  isActive: true,
  organization,
  ...more,
});

export const sent: Schema<'SubmitResult'> = { id: 's1', message: 'Thanks', ticketNumber: null };

const required = { required: true };
export const questions = [
  field('website', 'url'),
  field('name', 'text', { required: true, validation: { minLength: 2, maxLength: 4 } }),
  field('email', 'email', required),
  field('seats', 'number'),
  field('topic', 'radio', { options: ['Billing', 'Shipping'] }),
];

/** Renders a form of Acme that needs no loading, with helpers for what a visitor does. */
export function placeForm(props: object = {}, definition = formOf(questions)) {
  const placed = place({ draw }, { organization: 'acme', definition, ...props });
  const { root } = placed;
  // In other languages, it is rendered once its texts are loaded.
  const form = () => root.querySelector('form') as HTMLFormElement;
  const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
  return {
    ...placed,
    form: form(),
    control,
    type(name: string, text: string) {
      control(name).value = text;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** The errors below the fields, and the notice. */
    errors: () => [...root.querySelectorAll('[part=error]')].map(({ textContent }) => textContent),
    button: () => form().querySelector('button') as HTMLButtonElement,
    /** Sends the form, and waits as long as the element does before it calls the server. */
    async send() {
      form().requestSubmit();
      await vi.advanceTimersByTimeAsync(1_500);
      await settled();
    },
  };
}
type Form = ReturnType<typeof placeForm>;

export function fillIn({ type }: Form) {
  type('name', 'Vera');
  type('email', 'vera@example.com');
}
