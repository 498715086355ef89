import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, heldAnswer } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { noUses } from '../../../test/uses.ts';
import { formLike, watchReads } from '../test-forms.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { closed, openDialog as open, press, resetDialogs } from './test-dialogs.tsx';

resetDialogs();

const brand = {
  id: 'o1',
  name: 'Acme',
  subdomain: 'acme',
  logoUrl: null,
  primaryColor: '#10B981',
  languages: ['en' as const],
  ownWords: [],
};

describe('deleting a form', () => {
  it.each([
    [
      1204,
      'The form, its 1,204 submissions and its analytics are permanently deleted, and the form disappears from your site. Its tickets stay.',
    ],
    [0, 'The form is permanently deleted and disappears from your site.'],
  ])('with %i submissions says what is lost, and deletes once', async (submissionCount, text) => {
    const held = heldAnswer(undefined as never);
    const { made, client } = await open(
      'delete',
      { 'contactForms.delete': held.answer, 'contactForms.uses': noUses },
      formLike({ submissionCount }),
    );
    const old = watchReads(client);
    expect(screen.getByText(text)).toBeDefined();
    press('Delete');
    const button = screen.getByRole('button', { name: 'Delete' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button);
    held.release();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(shownToast()?.title).toBe('Contact form deleted successfully');
    const deleted = made.filter(({ operation }) => operation === 'contactForms.delete');
    expect(deleted.map(({ params }) => params)).toEqual([{ id: 'f1' }]);
    expect(old()).toEqual(['contactForms.list', 'contactForms.stats', 'dashboard.automation']);
  });

  it('can be retried after a failure', async () => {
    await open('delete', { 'contactForms.delete': failed, 'contactForms.uses': noUses });
    press('Delete');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ text: 'Failed to delete contact form' }),
    );
    expect(closed).not.toHaveBeenCalled();
    press('Cancel');
    expect(closed).toHaveBeenCalledOnce();
  });
});

it('the question names the views and webhooks that use the form', async () => {
  const uses = { ...noUses, views: [{ id: 'v1', name: 'Returns' }], othersPersonal: 1 };
  await open('delete', { 'contactForms.uses': uses });
  expect(await screen.findByText(/Used by the view “Returns” and 1 personal view/)).toBeDefined();
});

describe('sharing a form', () => {
  const copied = () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    return writeText;
  };

  it("shows its address, and snippets in the organization's color", async () => {
    const { made } = await open('share', { 'publicOrganization.get': brand });
    expect(await screen.findByText(/data-color="#10B981"/)).toBeDefined();
    expect(made[0]?.params).toEqual({ subdomain: 'acme' });
    expect(screen.queryByText(/This form is inactive/)).toBeNull();
    const written = copied();
    const address = `${window.location.origin}/public/contact/acme?form=f1`;
    for (const label of ['Public URL', 'On your page', 'Popup', 'Iframe']) {
      const box = within(screen.getByRole('region', { name: label }));
      fireEvent.click(box.getByRole('button', { name: `Copy: ${label}` }));
      expect(await box.findByText('Copied!')).toBeDefined();
    }
    const texts = written.mock.calls.map(([text]) => text);
    expect(texts[0]).toBe(address);
    expect(texts[1]).toContain('<helpdesk-form organization="acme" form-id="f1">');
    expect(texts[2]).toContain('data-form-id="f1"');
    expect(texts[3]).toContain('/embed/form/f1?org=acme');
  });

  it("says that an inactive form isn't visible", async () => {
    await open('share', { 'publicOrganization.get': failed }, formLike({ isActive: false }));
    expect(
      screen.getByText('This form is inactive. Activate it to show it to visitors.'),
    ).toBeDefined();
    expect(screen.queryByText(/data-color/)).toBeNull();
  });

  it('uses the demo if there is no organization', async () => {
    answerOperations({ 'publicOrganization.get': failed });
    drawPage(
      () => <ShareDialog item={formLike()} onClose={closed} />,
      member('agent', { organizations: [] }),
    );
    expect(await screen.findByText(/\/public\/contact\/demo\?form=f1$/)).toBeDefined();
  });
});

describe('previewing a form', () => {
  it("shows the visitors' element with the form and the brand, and sends nothing", async () => {
    const defined = heldAnswer(HTMLElement);
    const answer = heldAnswer(brand);
    vi.spyOn(customElements, 'whenDefined').mockImplementation(defined.answer);
    const { shown } = await open('preview', { 'publicOrganization.get': answer.answer });
    expect(shown.textContent).toContain('This is what visitors see. Nothing is sent.');
    const element = shown.querySelector('helpdesk-form') as HTMLElementTagNameMap['helpdesk-form'];
    const { fields, settings } = formLike();
    const definition = {
      id: 'preview',
      title: 'Write to us',
      description: null,
      fields,
      settings,
      isActive: true,
    };
    expect(element.definition).toEqual({
      ...definition,
      organization: {
        id: '',
        name: '',
        subdomain: 'acme',
        logoUrl: null,
        primaryColor: '',
        languages: ['en'],
        ownWords: [],
      },
    });
    answer.release();
    await waitFor(() => expect(element.definition).toEqual({ ...definition, organization: brand }));
    expect(element.getAttribute('theme')).toBe('light');
    expect(screen.getByText('Loading form...')).toBeDefined();
    defined.release();
    await waitFor(() => expect(screen.queryByText('Loading form...')).toBeNull());

    const well = "Everything is filled in correctly. Previews don't send anything.";
    expect(screen.queryByText(well)).toBeNull();
    const sending = new Event('helpdesk-submit', { cancelable: true });
    act(() => void element.dispatchEvent(sending));
    expect(sending.defaultPrevented).toBe(true);
    expect(await screen.findByText(well)).toBeDefined();
  });

  it('is dark if the console is, and names a form without a title', async () => {
    document.documentElement.classList.add('dark');
    try {
      const { shown } = await open(
        'preview',
        { 'publicOrganization.get': failed },
        formLike({ title: '', description: 'We answer within a day.' }),
      );
      const element = shown.querySelector(
        'helpdesk-form',
      ) as HTMLElementTagNameMap['helpdesk-form'];
      expect(element.getAttribute('theme')).toBe('dark');
      expect(element.definition).toMatchObject({
        title: 'Untitled form',
        description: 'We answer within a day.',
      });
    } finally {
      document.documentElement.classList.remove('dark');
    }
  });
});
