import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { acme, organizationContext, settings } from '../../test/organizations.ts';
import { drawPage } from '../../test/page.tsx';
import BrandingPage from './BrandingPage.tsx';

const saved = settings({ name: 'Acme Ltd' });
type Answers = Parameters<typeof answerOperations>[0];

function draw(
  save: Answers['organization.updateBranding'] = saved,
  read: Answers['organization.get'] = organizationContext('admin'),
  upload?: Answers['organization.uploadLogo'],
) {
  const calls = answerOperations({
    'organization.get': read,
    'organization.updateBranding': save,
    ...(upload && { 'organization.uploadLogo': upload }),
  });
  const { client } = drawPage(BrandingPage, member('admin'));
  const sent = () =>
    calls
      .filter(({ operation }) => operation === 'organization.updateBranding')
      .map(({ body }) => body as object);
  return { calls, sent, client };
}

const preview = () => within(screen.getByTestId('preview'));
const nameField = () => screen.findByLabelText('Organization Name');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

/** The colors that were passed to the two elements. */
const elementColors = () =>
  [...document.querySelectorAll('helpdesk-form, helpdesk-chat')].map(
    (element) =>
      (element as unknown as { definition: { organization: { primaryColor: string } } }).definition
        .organization.primaryColor,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('branding', () => {
  it('has nothing to save at first', async () => {
    draw();
    expect(((await nameField()) as HTMLInputElement).value).toBe('Acme');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Reset Changes' })).toHaveProperty('disabled', true);
    expect(screen.getByText(`.${window.location.host}`)).toBeDefined();
    expect(screen.getByText(/Recommended size 200x200px/)).toBeDefined();
  });

  it('previews changes in the real elements while typing, without loading or counting a form', async () => {
    const { calls } = draw();
    await type('Organization Name', 'Globex');
    expect(preview().getAllByText('Globex')).toHaveLength(2);
    await press('Orange');
    expect(elementColors()).toEqual(['#F97316', '#F97316']);
    await type('Primary Color', '#1');
    expect(elementColors()).toEqual(['#3B82F6', '#3B82F6']);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    for (const element of document.querySelectorAll('helpdesk-form, helpdesk-chat'))
      expect(element.getAttribute('theme')).toBe('dark');
    expect(screen.getByTestId('preview').hasAttribute('inert')).toBe(true);
    expect(calls.map(({ operation }) => operation)).toEqual(['organization.get']);
  });

  it('sends only the changed fields', async () => {
    let organization = acme();
    const save = () => {
      organization = acme({ name: 'Acme Ltd' });
      return saved;
    };
    const { sent } = draw(save, () => organizationContext('admin', organization));
    await type('Organization Name', 'Acme Ltd');
    await press('Save Changes');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Branding updated' }));
    expect(sent()).toEqual([{ name: 'Acme Ltd' }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true),
    );
  });

  it('shows changes by others, and keeps unsaved input', async () => {
    let organization = acme();
    const { client } = draw(undefined, () => organizationContext('admin', organization));
    await type('Organization Name', 'Acme Ltd');
    organization = acme({ name: 'Acme Inc', emailFrom: 'help@acme.test' });
    await client.invalidateQueries();
    await waitFor(() =>
      expect(screen.getByLabelText('Email From')).toHaveProperty('value', 'help@acme.test'),
    );
    expect(await nameField()).toHaveProperty('value', 'Acme Ltd');
  });

  it('is validated with the messages of the contract before it is sent', async () => {
    const { sent } = draw();
    await type('Organization Name', '');
    await type('Subdomain', 'No!');
    await type('Primary Color', 'red');
    await type('Email From', 'nobody');
    await press('Save Changes');
    for (const sentence of [
      'Organization name is required',
      'Subdomain can only contain lowercase letters, numbers, and hyphens',
      'Must be a valid hex color',
      'Please enter a valid email address',
    ]) {
      expect(await screen.findByText(sentence)).toBeDefined();
    }
    await type('Subdomain', 'ab');
    await press('Save Changes');
    expect(await screen.findByText('Subdomain must be at least 3 characters')).toBeDefined();
    await type('Subdomain', 'a'.repeat(21));
    await press('Save Changes');
    expect(await screen.findByText('Subdomain must be less than 20 characters')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  it('keeps the input when saving fails, and resets it on request', async () => {
    draw(failed);
    await type('Organization Name', 'Acme Ltd');
    await press('Save Changes');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', text: 'Failed to update branding' }),
    );
    expect(((await nameField()) as HTMLInputElement).value).toBe('Acme Ltd');
    await press('Reset Changes');
    expect(((await nameField()) as HTMLInputElement).value).toBe('Acme');
    expect(preview().getAllByText('Acme')).toHaveLength(2);
  });

  it('asks before changing the subdomain, explains the effects, and opens the new address', async () => {
    window.history.replaceState(null, '', '/org/acme/branding');
    const open = vi.spyOn(browser, 'open').mockImplementation(() => {});
    const { sent } = draw(settings({ subdomain: 'acme-desk' }));
    await type('Subdomain', 'acme-desk');
    await press('Save Changes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your address?' }));
    expect(dialog.getByText(/Old links redirect/)).toBeDefined();
    expect(sent()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Change address' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('/org/acme-desk/branding'));
    expect(sent()).toEqual([{ subdomain: 'acme-desk' }]);
  });

  it('shows at the field that a subdomain is taken', async () => {
    draw(
      new MockedRefusal(409, 'Subdomain is already taken', 'subdomain_taken', [
        { field: 'subdomain', code: 'subdomain_taken', message: 'Subdomain is already taken' },
      ]),
    );
    await type('Subdomain', 'globex');
    await press('Save Changes');
    await userEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    expect(await screen.findByText('Subdomain is already taken')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the logo', () => {
  const image = new File(['x'], 'logo.png', { type: 'image/png' });
  const notAnImage = new MockedRefusal(
    415,
    'Please upload a valid image file',
    'unsupported_media_type',
  );

  function drawWithUpload(answer: Answers['organization.uploadLogo']) {
    const { calls, sent } = draw(settings(), undefined, answer);
    const uploads = () => calls.filter(({ operation }) => operation === 'organization.uploadLogo');
    return { sent, uploads };
  }

  it('is uploaded as soon as it is chosen, shown, and saved or removed with the form', async () => {
    const { sent, uploads } = drawWithUpload({ logoUrl: '/files/o1/a.webp' });
    await userEvent.upload(await screen.findByLabelText('Choose a logo'), image);
    const shown = await screen.findByRole('img', { name: 'Logo of Acme' });
    expect(shown.getAttribute('src')).toBe('/files/o1/a.webp');
    expect(shownToast()).toMatchObject({ title: 'Logo uploaded' });
    expect(uploads()).toHaveLength(1);
    expect(sent()).toEqual([]);
    await press('Remove');
    expect(screen.queryByRole('img', { name: 'Logo of Acme' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', true);
  });

  it('can be dropped onto the card', async () => {
    const { uploads } = drawWithUpload({ logoUrl: '/files/o1/b.webp' });
    fireEvent.drop(await screen.findByText(/Or drop an image here/), {
      dataTransfer: { files: [image] },
    });
    expect(await screen.findByRole('img', { name: 'Logo of Acme' })).toBeDefined();
    expect(uploads()).toHaveLength(1);
  });

  it('is an image under 5 MB', async () => {
    const { uploads } = drawWithUpload({ logoUrl: '/files/o1/c.webp' });
    const input = await screen.findByLabelText('Choose a logo');
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, new File(['x'], 'a.txt', { type: 'text/plain' }));
    expect(shownToast()).toMatchObject({ text: 'Please upload a valid image file' });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' });
    await user.upload(input, large);
    expect(shownToast()).toMatchObject({ text: 'Logo file must be less than 5MB' });
    expect(uploads()).toHaveLength(0);
  });

  it.each([
    ['breaks', failed, 'Failed to upload logo'],
    ['refuses it', notAnImage, 'Please upload a valid image file'],
  ])('says why the server refused it: %s', async (_, answer, text) => {
    drawWithUpload(answer);
    await userEvent.upload(await screen.findByLabelText('Choose a logo'), image);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', text }));
  });
});
