import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { readKey } from '../../data/cache.ts';
import { member } from '../../test/harness.tsx';
import { held } from '../../test/held.ts';
import { answerOperations, failed, gatewayTimeout } from '../../test/operations.ts';
import { acme, organizationContext, settings } from '../../test/organizations.ts';
import { drawPage } from '../../test/page.tsx';
import { forgetToast, takeToast } from '../../test/toasts.ts';
import BrandingPage from './BrandingPage.tsx';

function open(more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({ 'organization.get': organizationContext('admin'), ...more });
  const drawn = drawPage(BrandingPage, member('admin'), { paths: ['/team'] });
  const of = (asked: string) => calls.filter(({ operation }) => operation === asked);
  return { ...drawn, of, sent: () => of('organization.updateBranding').map(({ body }) => body) };
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function type(label: string, value: string) {
  fireEvent.change(await field(label), { target: { value } });
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const atOrganization = () => window.history.replaceState(null, '', '/org/acme/branding');
const update = 'organization.updateBranding';

afterEach(() => {
  cleanup();
  forgetToast();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the branding page', () => {
  it('loads, says if that failed, and gives advice', async () => {
    let isDown = true;
    const first = held(failed);
    open({
      'organization.get': () => (isDown ? first.answer() : organizationContext('admin')),
    });
    expect((await screen.findByLabelText('Loading branding')).ariaBusy).toBe('true');
    first.release();
    await screen.findByText('Failed to load data');
    isDown = false;
    press('Try again');
    await field('Organization Name');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Logo',
      'Format',
      'Color',
      'Name',
    ]);
    expect(screen.getByText(/^3 to 20 lowercase letters, numbers and hyphens/)).toBeDefined();
    expect(screen.getByText(/^Where replies to your emails go/)).toBeDefined();
  });
});

describe('saving the branding', () => {
  it('shows the result at once, and makes the other screens refetch it', async () => {
    const slow = held(settings({ name: 'Acme Ltd' }));
    const later = held(organizationContext('admin', acme({ name: 'Acme Ltd' })));
    const { client, of, router, sent } = open({
      [update]: slow.answer,
      'organization.get': () =>
        of(update).length === 0 ? organizationContext('admin') : later.answer(),
    });
    await field('Organization Name');
    client.setQueryData(readKey('organization.settings'), settings());
    await type('Organization Name', 'Acme Ltd');
    expect(screen.getByText('You have unsaved changes.')).toBeDefined();
    press('Save Changes');
    await waitFor(() => expect(button('Save Changes').ariaBusy).toBe('true'));
    press('Save Changes');
    slow.release();
    expect(await takeToast()).toEqual({ title: 'Branding updated' });
    await waitFor(() => expect(button('Save Changes').disabled).toBe(true));
    expect((await field('Organization Name')).value).toBe('Acme Ltd');
    expect(client.getQueryData(readKey('organization.settings'))).toMatchObject({
      name: 'Acme Ltd',
    });
    const shown = client.getQueryData(readKey('organization.get'));
    expect(shown).toMatchObject({ organization: { name: 'Acme Ltd' }, userRole: 'admin' });
    expect(client.getQueryState(readKey('auth.user'))?.isInvalidated).toBe(true);
    await waitFor(() => expect(of('organization.get')).toHaveLength(2));
    expect(sent()).toEqual([{ name: 'Acme Ltd' }]);
    later.release();
    void router.navigate({ to: '/team' as never });
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
  });

  it("doesn't block leaving once the save has started, but asks before that", async () => {
    const slow = held(gatewayTimeout);
    const { router } = open({ [update]: slow.answer });
    await type('Email From', 'us@acme.test');
    await waitFor(() => expect(button('Save Changes').disabled).toBe(false));
    void router.navigate({ to: '/team' as never });
    const question = within(
      await screen.findByRole('dialog', { name: 'Discard unsaved changes?' }),
    );
    expect(question.getByText(/^Your branding changes haven't been saved/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Save Changes');
    await waitFor(() => expect(button('Save Changes').ariaBusy).toBe('true'));
    void router.navigate({ to: '/team' as never });
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
    expect(screen.queryByRole('dialog')).toBeNull();
    slow.release();
    await takeToast();
  });

  it('focuses the first invalid field, before and after sending', async () => {
    const message = 'This address cannot be used';
    const errors = [{ field: 'emailFrom', code: 'refused', message }];
    open({ [update]: new MockedRefusal(400, message, 'validation_failed', errors) });
    await type('Primary Color', 'red');
    expect(button('Save Changes').disabled).toBe(false);
    press('Save Changes');
    await screen.findByText('Must be a valid hex color');
    const color = await field('Primary Color');
    await waitFor(() => expect(document.activeElement).toBe(color));
    await type('Primary Color', '#123456');
    expect(screen.queryByText('Must be a valid hex color')).toBeNull();
    await type('Email From', 'us@acme.test');
    press('Save Changes');
    expect(await screen.findByText(message)).toBeDefined();
    const from = await field('Email From');
    await waitFor(() => expect(document.activeElement).toBe(from));
    expect(await takeToast()).toEqual({
      title: 'Error',
      text: 'Failed to update branding',
      destructive: true,
    });
  });

  it("shows the error of a logo until another one is chosen or it's removed", async () => {
    const message = 'There is no such logo';
    const errors = [{ field: 'logoUrl', code: 'refused', message }];
    const { sent } = open({
      'organization.get': organizationContext('admin', acme({ logoUrl: '/a.webp' })),
      [update]: new MockedRefusal(400, message, 'validation_failed', errors),
    });
    await field('Organization Name');
    expect(button('Replace Logo')).toBeDefined();
    await type('Organization Name', 'Globex');
    press('Save Changes');
    expect(await screen.findByText(message)).toBeDefined();
    press('Remove');
    expect(screen.queryByText(message)).toBeNull();
    expect(button('Upload Logo')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    press('Save Changes');
    await waitFor(() =>
      expect(sent()).toEqual([{ name: 'Globex' }, { name: 'Globex', logoUrl: '' }]),
    );
  });
});

describe('changing the address', () => {
  it('can be canceled, and keeps the edited address in the form', async () => {
    const { sent } = open();
    await type('Subdomain', 'globex');
    press('Save Changes');
    const question = within(await screen.findByRole('dialog', { name: 'Change your address?' }));
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await field('Subdomain')).value).toBe('globex');
    expect(sent()).toEqual([]);
  });

  it("doesn't redirect if the current address doesn't name the organization", async () => {
    const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
    const slow = held(settings({ subdomain: 'globex' }));
    const { of } = open({
      [update]: slow.answer,
      'organization.get': () =>
        organizationContext(
          'admin',
          acme({ subdomain: of(update).length === 0 ? 'acme' : 'globex' }),
        ),
    });
    await type('Subdomain', 'globex');
    press('Save Changes');
    const change = await screen.findByRole('button', { name: 'Change address' });
    fireEvent.click(change);
    await waitFor(() => expect(change.ariaBusy).toBe('true'));
    slow.release();
    await takeToast();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(of('organization.get')).toHaveLength(2));
    expect((await field('Subdomain')).value).toBe('globex');
    expect(leave).not.toHaveBeenCalled();
  });

  it("shows the message at the new address, and doesn't ask about unsaved changes", async () => {
    atOrganization();
    const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
    const { client, of } = open({ [update]: settings({ subdomain: 'globex' }) });
    await type('Subdomain', 'globex');
    await type('Organization Name', 'Globex');
    press('Save Changes');
    fireEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/org/globex/branding'));
    const carried = sessionStorage.getItem('helpdesk_toast') ?? '';
    expect(JSON.parse(carried)).toMatchObject({ title: 'Branding updated' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Save Changes').ariaBusy).toBe('true');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
    expect(of('organization.get')).toHaveLength(1);
    expect(client.getQueryState(readKey('auth.user'))?.isInvalidated).toBe(false);
  });

  it("doesn't happen if only the name changes", async () => {
    atOrganization();
    const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
    const { of } = open({ [update]: settings({ name: 'Globex' }) });
    await type('Organization Name', 'Globex');
    press('Save Changes');
    await takeToast();
    await waitFor(() => expect(of('organization.get')).toHaveLength(2));
    expect(leave).not.toHaveBeenCalled();
  });

  it("redirects from the organization's own host too", async () => {
    const meta = document.createElement('meta');
    meta.name = 'helpdesk-organization';
    meta.content = 'acme';
    document.head.append(meta);
    const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
    open({ [update]: settings({ subdomain: 'globex' }) });
    await type('Subdomain', 'globex');
    press('Save Changes');
    fireEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/org/globex'));
    meta.remove();
  });
});

describe('a logo', () => {
  const image = new File(['x'], 'logo.png', { type: 'image/png' });
  const upload = 'organization.uploadLogo';

  it('is uploaded once, and disables the card meanwhile', async () => {
    const slow = held({ logoUrl: '/files/o1/a.webp' });
    const { of } = open({ [upload]: slow.answer });
    const drop = (files: File[]) =>
      fireEvent.drop(screen.getByText(/Or drop an image here/), { dataTransfer: { files } });
    const input = await field('Choose a logo');
    const clicked = vi.spyOn(input, 'click').mockImplementation(() => {});
    press('Upload Logo');
    expect(clicked).toHaveBeenCalledOnce();
    expect(input.accept).toBe('image/*');
    drop([]);
    drop([image]);
    await waitFor(() => expect(button('Upload Logo').ariaBusy).toBe('true'));
    drop([image]);
    slow.release();
    expect(await takeToast()).toEqual({ title: 'Logo uploaded' });
    expect(await screen.findByRole('img', { name: 'Logo of Acme' })).toBeDefined();
    expect(of(upload)).toHaveLength(1);
    expect(button('Save Changes').disabled).toBe(false);
  });

  it('can be dropped on the highlighted card', async () => {
    open();
    const text = await screen.findByText(/Or drop an image here/);
    const isOver = () => text.closest('.border-dashed')?.className.includes('border-accent');
    expect(isOver()).toBe(false);
    expect(fireEvent.dragOver(text)).toBe(false);
    expect(isOver()).toBe(true);
    fireEvent.dragLeave(text);
    expect(isOver()).toBe(false);
    fireEvent.dragOver(text);
    expect(fireEvent.drop(text, { dataTransfer: { files: [] } })).toBe(false);
    expect(isOver()).toBe(false);
    const wrong = new File(['x'], 'a.txt', { type: 'text/plain' });
    fireEvent.drop(text, { dataTransfer: { files: [wrong] } });
    expect(await takeToast()).toEqual({
      title: 'Error',
      text: 'Please upload a valid image file',
      destructive: true,
    });
  });

  it.each([
    ['file_too_large', 'Logo file must be less than 5MB'],
    ['something_else', 'Failed to upload logo'],
  ])("isn't shown if it's refused as %s", async (code, text) => {
    open({ [upload]: new MockedRefusal(400, 'Logo file must be less than 5MB', code) });
    fireEvent.change(await field('Choose a logo'), { target: { files: [image] } });
    expect(await takeToast()).toEqual({ title: 'Error', text, destructive: true });
    expect(screen.queryByRole('img', { name: 'Logo of Acme' })).toBeNull();
  });
});
