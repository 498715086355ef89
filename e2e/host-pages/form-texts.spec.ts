import type { FieldKind } from '@helpdesk/sdk/rules/field-kinds';
import { expect, type Locator, type Page } from 'playwright/test';
import { changeForm, makeForm } from '../forms.ts';
import { hold } from '../hold.ts';
import { test, ticketNumber } from './host-page.ts';

// Form texts that the specification requires verbatim: sections 2, 4, 5 and 8.

const thanks = 'Thank you! Your message has been sent successfully.';
const loadFailed = 'Failed to load form. Please try again.';
const submitFailed = 'Failed to submit form. Please try again.';
const noForm = "The contact form you're looking for doesn't exist or is not available.";
const invalidEmail = 'Please enter a valid email address';

const options = ['Option 1', 'Option 2'];

/** A field of each type, with the message for a missing answer. */
const questions = Object.entries({
  text: ['Full name', 'Full name is required'],
  email: ['E-mail', invalidEmail],
  textarea: ['Story', 'Story is required'],
  select: ['Topic', 'Topic is required'],
  checkbox: ['I agree', 'This field is required'],
  radio: ['Urgency', 'Urgency is required'],
  number: ['Seats', 'Please enter a valid number'],
  phone: ['Phone', 'Phone is required'],
  url: ['Website', 'Website is required'],
  date: ['Day', 'Day is required'],
  file: ['Photo', 'Photo is required'],
} satisfies Record<FieldKind, [label: string, sentence: string]>);
const fields = questions.map(([type, [label]]) => ({
  id: type,
  name: type,
  type,
  label,
  required: true,
  ...(/select|radio/.test(type) && { options }),
}));

type Place = Page | ReturnType<Page['frameLocator']>;

interface Surface {
  /** Opens the form in this presentation. */
  open(formId: string): Promise<Place>;
  button: string;
  busy: string;
  /** The endpoint that the form submits to. */
  submit: string;
}

const exactly = (place: Place, text: string) => place.getByText(text, { exact: true }).first();
const buttonOf = (place: Place, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

const surfaces = ['the element', 'the embedded page', 'the widget page', 'the contact page'];

for (const name of surfaces) {
  test.describe(name, () => {
    let surface: Surface;

    test.beforeEach(({ page, open, helpdeskUrl }) => {
      const visit = (path: (id: string) => string) => async (id: string) => {
        await page.goto(helpdeskUrl + path(id));
        return page;
      };
      const widget = { submit: '**/api/widget/submit' };
      surface = {
        'the element': {
          open: async (id: string) => {
            await open({
              body: `{{script}}<helpdesk-form organization="demo" form-id="${id}"></helpdesk-form>`,
            });
            return page;
          },
          button: 'Send Message',
          busy: 'Sending...',
          ...widget,
        },
        'the embedded page': {
          open: visit((id) => `/embed/form/${id}?org=demo`),
          button: 'Submit',
          busy: 'Submitting...',
          ...widget,
        },
        'the widget page': {
          open: visit((id) => `/widget/form/${id}?org=demo`),
          button: 'Send Message',
          busy: 'Sending...',
          ...widget,
        },
        'the contact page': {
          open: async (id: string) => {
            await page.goto(`${helpdeskUrl}/public/contact/demo?form=${id}`);
            // The element replaces the form that works without scripts.
            await expect(page.locator('helpdesk-form')).toBeVisible();
            return page;
          },
          button: 'Send Message',
          busy: 'Sending Message...',
          submit: '**/api/public/contact/demo/submit',
        },
      }[name] as Surface;
    });

    test('shows the error of each field type', { tag: '@full' }, async ({ request }) => {
      const { open, button } = surface;
      const place = await open(await makeForm(request, { fields }));
      const seats = place.getByLabel('Seats');
      await expect(seats).toHaveValue('0');
      await seats.fill('');
      await buttonOf(place, button).click();
      for (const [, [, sentence]] of questions) {
        await expect(exactly(place, sentence), sentence).toBeVisible();
      }
      await seats.fill('-1');
      await place.getByLabel('E-mail').fill('vera@');
      await buttonOf(place, button).click();
      await expect(exactly(place, invalidEmail)).toBeVisible();
      await expect(exactly(place, 'Please enter a valid number')).toBeVisible();
    });

    test('shows that it is sending, and then the result or the error', { tag: '@full' }, async ({
      page,
      request,
    }) => {
      const { open, button, busy, submit } = surface;
      const place = await open(await makeForm(request));
      await place.getByLabel('Message').fill('The saddle squeaks.');
      await page.route(submit, (route) =>
        route.fulfill({
          status: 409,
          headers: { 'access-control-allow-origin': '*' },
          json: { message: 'This form is closed today', code: 'closed', requestId: 'r' },
        }),
      );
      await buttonOf(place, button).click();
      await expect(place.getByRole('alert')).toHaveText('This form is closed today');
      await page.unroute(submit);
      await page.route(submit, (route) => route.abort());
      await buttonOf(place, button).click();
      await expect(place.getByRole('alert')).toHaveText(submitFailed);
      await expect(place.getByLabel('Message')).toHaveValue('The saddle squeaks.');
      await page.unroute(submit);
      const release = await hold(page, submit);
      await buttonOf(place, button).click();
      await expect(buttonOf(place, busy)).toBeVisible();
      release();
      await expect(exactly(place, thanks)).toBeVisible();
      await expect(ticketNumber(page)).toBeVisible();
      const again = buttonOf(place, 'Send Another Message');
      if (name !== 'the contact page') return expect(again).toHaveCount(0);
      await expect(exactly(place, 'Message Sent!')).toBeVisible();
      await again.click();
      await expect(place.getByLabel('Message')).toHaveValue('');
    });

    test("shows the form's own texts instead of the default ones", { tag: '@full' }, async ({
      request,
    }) => {
      const settings = { submitButtonText: 'Ask away', successMessage: 'We ride to you.' };
      const place = await surface.open(await makeForm(request, { settings }));
      await place.getByLabel('Message').fill('Puncture.');
      const ownWord = name === 'the contact page' ? 'Send Message' : 'Ask away';
      await buttonOf(place, ownWord).click();
      await expect(exactly(place, 'We ride to you.')).toBeVisible();
    });

    test('does not show an inactive form', { tag: '@full' }, async ({ request }) => {
      const title = `Off ${Date.now()}`;
      const id = await makeForm(request, { title });
      await changeForm(request, id, { isActive: false });
      const place = await surface.open(id);
      const said = {
        'the element': loadFailed,
        'the embedded page': noForm,
        'the widget page': loadFailed,
        // Another active form takes its place.
        'the contact page': 'Get in Touch',
      }[name] as string;
      await expect(exactly(place, said)).toBeVisible();
      await expect(exactly(place, title)).toHaveCount(0);
    });
  });
}

test('the widget form shows that it is loading, and that loading failed', { tag: '@full' }, async ({
  page,
  helpdeskUrl,
}) => {
  const release = await hold(page, '**/api/widget/form/**', (route) =>
    route.fulfill({ status: 500, body: 'oops' }),
  );
  await page.goto(`${helpdeskUrl}/widget/form/default?org=demo`);
  await expect(exactly(page, 'Loading form...')).toBeVisible();
  release();
  await expect(exactly(page, loadFailed)).toBeVisible();
});
