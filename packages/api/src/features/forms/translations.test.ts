import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let formId: string;
const as = () => server.acme.admin;
const org = 'acme';

const fields: Schema<'FormField'>[] = [
  { id: 'f1', name: 'email', label: 'Email', type: 'email', required: true },
  {
    id: 'f2',
    name: 'topic',
    label: 'Topic',
    type: 'select',
    required: true,
    options: ['Order', 'Repair'],
  },
  {
    id: 'f3',
    name: 'message',
    label: 'Message',
    type: 'textarea',
    required: true,
    helpText: 'In a few words',
  },
];
const german: Schema<'FormTranslation'> = {
  title: 'Kontakt',
  submitButtonText: '',
  successMessage: 'Danke!',
  fields: [
    {
      id: 'f2',
      label: 'Thema',
      options: [
        { option: 'Order', text: 'Bestellung' },
        { option: 'Gone', text: 'Weg' },
      ],
    },
    { id: 'f9', label: 'Gibt es nicht' },
  ],
};

beforeAll(async () => {
  server = await startTestServer();
  await server.call('organization.updateGeneral', {
    as: as(),
    body: { languages: ['en', 'de', 'fr'] },
  });
  const made = await server.call('contactForms.create', {
    as: as(),
    body: { name: 'Contact', title: 'Contact us', fields, translations: { de: german, fr: {} } },
  });
  formId = made.body.id;
});
afterAll(() => server.stop());

const shown = async (language?: 'de' | 'fr') =>
  (
    await server.call('widget.form', {
      params: { formId },
      query: { org, ...(language && { language }) },
    })
  ).body;

test('a form stores only translations of texts that it has', async () => {
  const { body } = await server.call('contactForms.get', { as: as(), params: { id: formId } });
  expect(body.translations).toEqual({
    de: {
      title: 'Kontakt',
      successMessage: 'Danke!',
      fields: [{ id: 'f2', label: 'Thema', options: [{ option: 'Order', text: 'Bestellung' }] }],
    },
  });
});

test('a visitor gets one language, untranslated texts in the original, and the original option values', async () => {
  expect(await shown()).toMatchObject({ title: 'Contact us', translatedTo: ['de'] });
  const form = await shown('de');
  expect(form).toMatchObject({ title: 'Kontakt', language: 'de', translatedTo: ['de'] });
  expect(form.settings.successMessage).toBe('Danke!');
  expect(form.fields.map(({ label }) => label)).toEqual(['Email', 'Thema', 'Message']);
  expect(form.fields[1]).toMatchObject({
    options: ['Order', 'Repair'],
    optionTexts: ['Bestellung', 'Repair'],
  });
  expect(form.fields[2]?.helpText).toBe('In a few words');
  const own = await shown('fr');
  expect([own.title, own.language]).toEqual(['Contact us', undefined]);
  const listed = await server.call('publicForms.list', {
    params: { subdomain: org },
    query: { language: 'de' },
  });
  expect(listed.body.find(({ id }) => id === formId)?.title).toBe('Kontakt');
});

test("an answer is stored with the original options, and thanked in the visitor's language", async () => {
  const data = { email: 'vera@example.com', topic: 'Order', message: 'Wo ist sie?' };
  const sent = await server.call('widget.submit', { body: { formId, org, data, language: 'de' } });
  expect(sent.body.message).toBe('Danke!');
  const { body } = await server.call('contactForms.submissions', {
    as: as(),
    params: { id: formId },
  });
  expect(body[0]?.data).toMatchObject({ topic: 'Order' });
  const refused = await server.call('widget.submit', {
    body: { formId, org, data: { ...data, topic: 'Bestellung' }, language: 'de' },
  });
  expect(refused.status).toBe(400);
});

test('the contact page and its plain form are in the language of the page', async () => {
  const page = async (path: string) => (await fetch(server.url + path)).text();
  const contact = await page(`/public/contact/acme?form=${formId}&lang=de`);
  expect(contact).toContain('<h2>Kontakt</h2>');
  expect(contact).toContain('<option value="Order">Bestellung</option>');
  expect(contact).toContain('<p class="said">Danke!</p>');
  const plain = await page(`/public/contact/acme/plain?form=${formId}&lang=de`);
  expect(plain).toContain('Thema');
  expect(await page(`/public/contact/acme?form=${formId}&lang=fr`)).toContain(
    '<h2>Contact us</h2>',
  );
});

test('removing a field removes its translation, and a copy has its own', async () => {
  const copy = await server.call('contactForms.duplicate', { as: as(), params: { id: formId } });
  const topic = copy.body.fields.find(({ name }) => name === 'topic');
  expect(copy.body.translations.de?.fields?.[0]).toMatchObject({ id: topic?.id, label: 'Thema' });
  const changed = await server.call('contactForms.update', {
    as: as(),
    params: { id: copy.body.id },
    body: { fields: fields.filter(({ name }) => name !== 'topic') },
  });
  expect(changed.body.translations).toEqual({ de: { title: 'Kontakt', successMessage: 'Danke!' } });
});

test('translations have limits, and option texts need their options', async () => {
  const long = fields.map((_, at) => ({
    ...fields[1],
    id: `o${at}`,
    name: `topic${at}`,
    options: Array.from({ length: 100 }, (__, option) => `${'o'.repeat(190)}${option}`),
  })) as Schema<'FormField'>[];
  const translation = {
    fields: long.map(({ id, options = [] }) => ({
      id,
      options: options.map((option) => ({ option, text: 't'.repeat(200) })),
    })),
  };
  const create = (body: object) =>
    server.call('contactForms.create', {
      as: as(),
      body: { name: 'Long', title: 'Long', fields: long, ...body } as never,
    });
  const refused = await create({ translations: { de: translation } });
  expect(refused.status).toBe(400);
  expect(refused.error?.message).toBe('A form can have up to 100 kB of translations');
  const mixed = await create({
    fields: [{ ...fields[1], optionTexts: ['Bestellung', 'Reparatur'] }],
  });
  expect(mixed.status).toBe(400);
});
