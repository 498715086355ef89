import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodiesOf, formLike } from '../test-forms.ts';
import { drawBuilder, field, press, resetBuilder } from './test-builder.tsx';

resetBuilder();

const site = (languages: ('en' | 'de' | 'fr')[]) => ({
  id: 'o1',
  name: 'Acme',
  subdomain: 'acme',
  logoUrl: null,
  primaryColor: '#3B82F6',
  languages,
  ownWords: [],
});
const form = formLike({
  fields: [field('a', { label: 'Topic', type: 'select', options: ['Order'] })],
  translations: { fr: { title: 'Écrivez-nous' } },
});
const openPane = async () =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Translations' }), { button: 0 });

it("shows the translations next to the form's texts, marks missing ones, and saves them", async () => {
  const { made } = await drawBuilder(form, {
    'publicOrganization.get': site(['en', 'de', 'fr']),
    'contactForms.update': form,
  });
  await openPane();
  const languages = screen.getByLabelText<HTMLSelectElement>('Language');
  expect([...languages.options].map(({ text }) => text)).toEqual([
    'German (3 missing)',
    'French (2 missing)',
  ]);
  expect(screen.getAllByText('Missing')).toHaveLength(3);
  fireEvent.change(screen.getByLabelText(/^Option/), { target: { value: 'Bestellung' } });
  expect(screen.getAllByText('Missing')).toHaveLength(2);
  press('Save Changes');
  await waitFor(() => expect(bodiesOf(made, 'contactForms.update')).toHaveLength(1));
  expect(bodiesOf(made, 'contactForms.update')[0]).toMatchObject({
    translations: {
      fr: { title: 'Écrivez-nous' },
      de: { fields: [{ id: 'a', options: [{ option: 'Order', text: 'Bestellung' }] }] },
    },
  });
});

it('is hidden if the organization has only one language', async () => {
  await drawBuilder(form, { 'publicOrganization.get': site(['en']) });
  await screen.findByRole('tab', { name: 'Settings' });
  expect(screen.queryByRole('tab', { name: 'Translations' })).toBeNull();
});

it('shows the preview in the language that is being translated or selected', async () => {
  await drawBuilder(form, { 'publicOrganization.get': site(['en', 'de', 'fr']) });
  await openPane();
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } });
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Preview' }), { button: 0 });
  const shown = () =>
    document.querySelector<HTMLElementTagNameMap['helpdesk-form']>('helpdesk-form');
  const languages = await screen.findByLabelText<HTMLSelectElement>('Preview language');
  expect(languages.value).toBe('fr');
  await waitFor(() => expect(shown()?.definition?.title).toBe('Écrivez-nous'));
  expect(shown()?.closest<HTMLElement>('[lang]:not(html)')?.lang).toBe('fr');
  fireEvent.change(languages, { target: { value: '' } });
  await waitFor(() => expect(shown()?.definition?.title).toBe(form.title));
  expect(shown()?.closest('[lang]:not(html)')).toBeNull();
});
