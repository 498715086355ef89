import { MockedRefusal } from '@helpdesk/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { failed, heldAnswer } from '../../../test/operations.ts';
import { bodiesOf, formLike, watchReads } from '../test-forms.ts';
import { draftOf, keepDraft, readDraft } from './draft.ts';
import {
  button,
  cards,
  closed,
  drawBuilder as draw,
  form,
  headOf,
  press,
  resetBuilder,
  type,
} from './test-builder.tsx';

resetBuilder();
const tab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
const question = () => screen.queryByRole('dialog', { name: 'Discard unsaved changes?' });

describe('a new form', () => {
  it('requires a name, a title and a field, shows each error, and focuses the first', async () => {
    const { made, dialog } = await draw(null);
    expect(within(dialog).getByRole('heading', { name: 'Create Contact Form' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Form name')));
    for (const name of ['Name', 'Email', 'Message']) press(`Remove ${name}`);
    tab('Settings');
    press('Create Form');
    expect(screen.getByRole('tab', { name: 'Form' }).getAttribute('aria-selected')).toBe('true');
    for (const sentence of [
      'Form name is required',
      'Form title is required',
      'Add at least one field',
    ]) {
      expect(screen.getByText(sentence)).toBeDefined();
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Form name')));
    // Switching tabs keeps the errors.
    tab('Settings');
    tab('Form');
    expect(screen.getByText('Form name is required')).toBeDefined();
    type('Form name', 'Support');
    expect(screen.queryByText('Form title is required')).toBeNull();
    expect(bodiesOf(made, 'contactForms.create')).toEqual([]);
  });

  it('is created once, with the input, and its draft is deleted', async () => {
    const held = heldAnswer(form);
    const { made, client } = await draw(null, { 'contactForms.create': held.answer });
    const old = watchReads(client);
    type('Form name', 'Support');
    type('Form title', 'Write to us');
    type('Description', 'We answer soon.');
    fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
    expect(readDraft('o1:u1', null)?.draft.name).toBe('Support');
    expect(readDraft('o1:u1', null)?.from).toBeNull();
    press('Create Form');
    await waitFor(() => expect(button('Create Form').getAttribute('aria-busy')).toBe('true'));
    press('Create Form');
    held.release();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(shownToast()?.title).toBe('Contact form created successfully');
    const { fields } = draftOf(null);
    expect(bodiesOf(made, 'contactForms.create')).toEqual([
      {
        ...draftOf(null),
        fields: fields.map((one) => ({ ...one, id: expect.any(String) })),
        name: 'Support',
        title: 'Write to us',
        description: 'We answer soon.',
        isActive: false,
      },
    ]);
    expect(readDraft('o1:u1', null)).toBeNull();
    expect(old()).toEqual(['contactForms.list', 'contactForms.stats', 'dashboard.automation']);
  });
});

describe('saving a form', () => {
  it('sends the version that the edit is based on, and can be retried', async () => {
    const answers = [failed, form];
    const { made, client } = await draw(form, {
      'contactForms.update': () => answers.shift() ?? failed,
    });
    const old = watchReads(client);
    expect(screen.getByRole('heading', { name: 'Edit Contact Form' })).toBeDefined();
    type('Form title', 'Ask us');
    press('Save Changes');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ text: 'Failed to update contact form' }),
    );
    expect(screen.getByLabelText('Form title')).toHaveProperty('value', 'Ask us');
    expect(readDraft('o1:u1', 'f1')).toMatchObject({
      draft: { title: 'Ask us' },
      from: form.updatedAt,
    });
    expect(closed).not.toHaveBeenCalled();
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(shownToast()?.title).toBe('Contact form updated successfully');
    const body = { ...draftOf(form), title: 'Ask us' };
    expect(bodiesOf(made, 'contactForms.update')).toEqual([body, body]);
    const [sent] = made.filter(({ operation }) => operation === 'contactForms.update');
    expect(sent?.params).toEqual({ id: 'f1' });
    expect(sent?.headers.get('If-Match')).toBe('"20260305120000000"');
    expect(readDraft('o1:u1', 'f1')).toBeNull();
    expect(old()).toEqual(['contactForms.list', 'contactForms.stats', 'dashboard.automation']);
  });

  it.each([
    ['fields.1.name', 'Form', 'Taken'],
    ['settings.redirectUrl', 'Settings', 'Not an address'],
  ])('shows the error of %s at its place', async (path, tabName, message) => {
    const errors = [{ field: path, code: 'x', message }];
    const refusal = new MockedRefusal(400, 'No', 'validation_failed', errors);
    await draw(form, { 'contactForms.update': refusal });
    press('Save Changes');
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('tab', { name: tabName }).getAttribute('aria-selected')).toBe('true');
    if (tabName === 'Form') {
      expect(headOf('b').getAttribute('aria-expanded')).toBe('true');
      expect(screen.getByText(message).closest('details')?.open).toBe(true);
      expect(cards().map((card) => card.matches('.border-destructive'))).toEqual([
        false,
        true,
        false,
      ]);
      // The error applied to the previous input.
      type('Field name', 'other');
    } else type('Redirect URL', 'https://acme.test');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('says that someone else saved first, and saving again overwrites their changes', async () => {
    const { made } = await draw(form, {
      'contactForms.update': ({ headers }) =>
        headers.get('If-Match') === '"20260306120000000"'
          ? form
          : new MockedRefusal(412, 'Changed', 'stale'),
      'contactForms.get': formLike({ updatedAt: '2026-03-06T12:00:00.000Z' }),
    });
    type('Form title', 'Ask us');
    press('Save Changes');
    expect(await screen.findByText(/Someone else changed this form/)).toBeDefined();
    expect(screen.getByLabelText('Form title')).toHaveProperty('value', 'Ask us');
    await waitFor(() => {
      press('Save Changes');
      expect(closed).toHaveBeenCalledOnce();
    });
    expect(bodiesOf(made, 'contactForms.create')).toEqual([]);
  });
});

describe('unsaved changes', () => {
  const kept = { ...draftOf(form), title: 'Half written' };

  it.each([
    ['of this version', form.updatedAt, ''],
    [
      'of an older version',
      '2026-01-01T00:00:00.000Z',
      'Someone else has saved this form since. Saving replaces their changes. ',
    ],
  ])('%s are restored, and can be dropped', async (_, from, also) => {
    keepDraft('o1:u1', 'f1', { draft: kept, from });
    const { dialog } = await draw(form);
    const said = `Your unsaved changes are back. ${also}Start over`;
    expect(dialog.textContent).toContain(said);
    expect(screen.getByLabelText('Form title')).toHaveProperty('value', 'Half written');
    press('Start over');
    expect(screen.getByLabelText('Form title')).toHaveProperty('value', 'Write to us');
    expect(dialog.textContent).not.toContain('unsaved changes are back');
    expect(readDraft('o1:u1', 'f1')).toBeNull();
    press('Close');
    expect(closed).toHaveBeenCalledOnce();
  });

  it("aren't mentioned if there are none", async () => {
    const { dialog } = await draw(form);
    type('Form title', 'Other');
    expect(dialog.textContent).not.toContain('unsaved changes are back');
  });

  it('need a confirmation before the dialog closes', async () => {
    const { dialog } = await draw(form);
    type('Form title', 'Other');
    press('Close');
    expect(question()?.textContent).toContain("Your changes haven't been saved.");
    fireEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    expect(closed).not.toHaveBeenCalled();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    press('Discard changes');
    expect(closed).toHaveBeenCalledOnce();
    expect(readDraft('o1:u1', 'f1')).toBeNull();
  });

  it('need a confirmation before another page opens', async () => {
    const { router } = await draw(form);
    type('Form title', 'Other');
    void router.navigate({ to: '/tickets' as never });
    await waitFor(() => expect(question()).not.toBeNull());
    fireEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(router.state.location.pathname).toBe('/');
    void router.navigate({ to: '/tickets' as never });
    await waitFor(() => expect(question()).not.toBeNull());
    press('Discard changes');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets'));
    expect(readDraft('o1:u1', 'f1')).toBeNull();
  });

  it('need no confirmation if nothing changed', async () => {
    const { router } = await draw(form);
    await router.navigate({ to: '/tickets' as never });
    expect(router.state.location.pathname).toBe('/tickets');
  });
});

describe('the settings and the preview', () => {
  it('are tabs on narrow screens', async () => {
    const { made } = await draw(form, { 'contactForms.update': form });
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Form',
      'Settings',
      'Preview',
    ]);
    expect(document.querySelector('helpdesk-form')).toBeNull();
    tab('Settings');
    type('Submit button text', 'Go');
    expect(screen.queryByLabelText('Form name')).toBeNull();
    tab('Preview');
    expect(document.querySelector('helpdesk-form')).not.toBeNull();
    expect(screen.queryByLabelText('Submit button text')).toBeNull();
    press('Save Changes');
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(bodiesOf(made, 'contactForms.update')).toEqual([
      { ...draftOf(form), settings: { ...form.settings, submitButtonText: 'Go' } },
    ]);
  });

  it('are side by side on wide screens, where the preview updates at once', async () => {
    const wide = Object.assign(new EventTarget(), { matches: true });
    vi.stubGlobal('matchMedia', (media: string) =>
      media === '(min-width: 64rem)' ? wide : Object.assign(new EventTarget(), { matches: false }),
    );
    await draw(form);
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Form', 'Settings']);
    const preview = screen.getByRole('region', { name: 'Preview' });
    const element = preview.querySelector(
      'helpdesk-form',
    ) as HTMLElementTagNameMap['helpdesk-form'];
    type('Form title', 'Ask us');
    await waitFor(() => expect(element.definition).toMatchObject({ title: 'Ask us' }));
  });
});
