import { MockedRefusal } from '@helpdesk/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed, heldAnswer } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import CannedRepliesPage from './CannedRepliesPage.tsx';
import { replyLike } from './test-replies.ts';

const own = replyLike({
  id: 'r2',
  title: 'Thanks',
  shortcut: null,
  folder: null,
  visibility: 'personal',
  useCount: 0,
  lastUsedAt: null,
});

function open(answers: Parameters<typeof answerOperations>[0] = {}, user = member('agent')) {
  const calls = answerOperations({
    'cannedReplies.list': [replyLike(), own],
    'cannedReplies.folders': [{ name: 'Shipping', count: 1 }],
    ...answers,
  });
  drawPage(() => <CannedRepliesPage />, user);
  const sent = (id: string) => calls.filter(({ operation }) => operation === id);
  return { calls, sent };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = async (name: string) =>
  within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>(name);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it("shows each reply's title, text, owner and number of uses", async () => {
    open();
    await screen.findByText('Thanks');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('/parcel');
    expect(rows[0]).toContain('Team');
    expect(rows[0]).toContain('Shipping');
    expect(rows[0]).toContain('Used 2 times');
    expect(rows[1]).not.toContain('Team');
    expect(rows[1]).toContain('Not used yet');
  });

  it('is empty at first, and explains what a canned reply is for', async () => {
    open({ 'cannedReplies.list': [], 'cannedReplies.folders': [] });
    expect(await screen.findByText('No canned replies yet')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'New Canned Reply' })).toHaveLength(2);
  });

  it('says that loading failed, and retries', async () => {
    let isDown = true;
    open({ 'cannedReplies.list': () => (isDown ? failed : [own]) });
    await screen.findByText('Failed to load data');
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Thanks')).toBeDefined();
  });

  it('can be filtered by text, owner and folder', async () => {
    const { sent } = open({ 'cannedReplies.list': ({ query }) => (query.q ? [] : [own]) });
    await screen.findByRole('option', { name: 'Shipping (1)' });
    await userEvent.selectOptions(screen.getByLabelText('Folder'), 'Shipping');
    await userEvent.selectOptions(screen.getByLabelText('Owner'), 'personal');
    await userEvent.type(screen.getByLabelText('Search canned replies'), ' refund ');
    expect(await screen.findByText('No canned replies found')).toBeDefined();
    const last = sent('cannedReplies.list').at(-1)?.query;
    expect(last).toMatchObject({
      q: 'refund',
      folder: 'Shipping',
      visibility: 'personal',
    });
  });

  it("lets only members with the permission change the team's replies", async () => {
    const { permissions } = member('agent');
    const user = member('agent', {
      permissions: permissions.filter((one) => one !== 'manage_help_center'),
    });
    const { sent } = open({ 'cannedReplies.create': own }, user);
    await screen.findByRole('button', { name: 'Edit Thanks' });
    expect(screen.queryByRole('button', { name: /Where is my parcel/ })).toBeNull();
    await press('New Canned Reply');
    expect(screen.queryByLabelText('Who can use it')).toBeNull();
    await userEvent.type(await field('Title'), 'A');
    await userEvent.type(await field('Text'), 'B');
    await press('Save');
    await waitFor(() => expect(sent('cannedReplies.create')).toHaveLength(1));
    expect(sent('cannedReplies.create')[0]?.body).not.toHaveProperty('visibility');
  });
});

it('restores a deleted reply on undo', async () => {
  const { sent } = open({ 'cannedReplies.delete': undefined, 'cannedReplies.restore': own });
  await press('Delete Thanks');
  await waitFor(() => expect(shownToast()?.title).toBe('Canned reply deleted'));
  expect(sent('cannedReplies.delete')[0]?.params).toEqual({ id: 'r2' });
  act(() => shownToast()?.undo?.());
  await waitFor(() => expect(shownToast()?.title).toBe('Canned reply restored'));
  expect(sent('cannedReplies.restore')[0]?.params).toEqual({ id: 'r2' });
});

describe('writing', () => {
  it('previews a new reply, which can be undone', async () => {
    const { sent } = open({ 'cannedReplies.create': own, 'cannedReplies.delete': undefined });
    await press('New Canned Reply');
    await userEvent.type(await field('Title'), 'Hello');
    await userEvent.type(await field('Shortcut'), '/hi');
    await userEvent.type(await field('Text'), 'Hi ');
    await userEvent.selectOptions(screen.getByLabelText('Insert a variable'), "Customer's name");
    await userEvent.type(await field('Text'), ', your {{?order number}');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Hi Ada Lovelace, your [order number]')).toBeDefined();
    expect(dialog.getByText("You'll be asked for: order number")).toBeDefined();
    await userEvent.selectOptions(await field('Who can use it'), 'team');
    await press('Save');
    await waitFor(() => expect(shownToast()?.title).toBe('Canned reply saved'));
    expect(sent('cannedReplies.create')[0]?.body).toEqual({
      title: 'Hello',
      shortcut: 'hi',
      text: 'Hi {customer.name}, your {?order number}',
      format: 'text',
      fileIds: [],
      folder: null,
      visibility: 'team',
    });
    act(() => shownToast()?.undo?.());
    await waitFor(() => expect(sent('cannedReplies.delete')[0]?.params).toEqual({ id: 'r2' }));
  });

  it('shows errors at their fields: an unknown variable, and a taken shortcut', async () => {
    const sentence = 'Another canned reply has this shortcut';
    const errors = [{ field: 'shortcut', code: 'shortcut_taken', message: sentence }];
    const { sent } = open({
      'cannedReplies.update': new MockedRefusal(409, sentence, 'shortcut_taken', errors),
    });
    await press('Edit Where is my parcel');
    const text = await field('Text');
    await userEvent.clear(text);
    await userEvent.type(text, 'Hi {{first_name}');
    await press('Save');
    const unknown = 'Unknown variable {first_name}. Did you mean {customer.firstName}?';
    expect(await screen.findByText(unknown)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(sent('cannedReplies.update')).toEqual([]);
    await userEvent.clear(text);
    await userEvent.type(text, 'Hi');
    await press('Save');
    const note = await within(screen.getByRole('dialog')).findByText(sentence);
    expect((await field('Shortcut')).getAttribute('aria-describedby')).toBe(note.id);
  });

  it('undoes a change', async () => {
    const { sent } = open({ 'cannedReplies.update': replyLike() });
    await press('Edit Where is my parcel');
    await userEvent.type(await field('Folder'), ' 2');
    await press('Save');
    await waitFor(() => expect(sent('cannedReplies.update')).toHaveLength(1));
    await waitFor(() => expect(shownToast()?.title).toBe('Canned reply saved'));
    act(() => shownToast()?.undo?.());
    await waitFor(() => expect(sent('cannedReplies.update')).toHaveLength(2));
    expect(
      sent('cannedReplies.update').map(({ body }) => (body as { folder: string }).folder),
    ).toEqual(['Shipping 2', 'Shipping']);
  });

  it('formats text with toolbar and shortcuts, and previews it', async () => {
    const { sent } = open({ 'cannedReplies.create': own });
    await press('New Canned Reply');
    await userEvent.type(await field('Title'), 'Hello');
    await press('Formatting');
    const text = await field('Text');
    await userEvent.type(text, 'Hi {{customer.name}, ');
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(text).toHaveProperty('value', 'Hi {customer.name}, ****'));
    await userEvent.type(text, 'soon', { initialSelectionStart: 22, initialSelectionEnd: 22 });
    const preview = screen.getByRole('region', { name: 'Preview with sample values' });
    await waitFor(() => expect(preview.querySelector('strong')?.textContent).toBe('soon'));
    await press('Save');
    await waitFor(() => expect(sent('cannedReplies.create')).toHaveLength(1));
    expect(sent('cannedReplies.create')[0]?.body).toMatchObject({
      text: 'Hi {customer.name}, **soon**',
      format: 'markdown',
    });
  });

  it('asks before discarding changes', async () => {
    open();
    await press('New Canned Reply');
    await userEvent.type(await field('Title'), 'Half');
    await press('Cancel');
    await press('Discard changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('importing and exporting', () => {
  it('imports a file for the team, and lists each failed row', async () => {
    const { sent } = open({
      'cannedReplies.import': {
        imported: 1,
        failed: 1,
        errors: [{ row: 2, message: 'Unknown variable {x}' }],
      },
    });
    await press('Import');
    await userEvent.click(await field('Or paste JSON or CSV'));
    await userEvent.paste('Title,Text,Folder\nA,Hi,\n,none,\nB,{x},F');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }),
    );
    expect(await screen.findByText('1 imported, 1 failed')).toBeDefined();
    expect(screen.getByText('One row without title or text skipped')).toBeDefined();
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'RowError',
      '3Unknown variable {x}',
    ]);
    expect(sent('cannedReplies.import')[0]?.body).toEqual({
      visibility: 'team',
      replies: [
        { title: 'A', text: 'Hi', folder: '' },
        { title: 'B', text: '{x}', folder: 'F' },
      ],
    });
  });

  it("exports the agent's own replies as CSV once they have loaded", async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const held = heldAnswer('title,shortcut,text,folder');
    const { sent } = open({
      'cannedReplies.exportCsv': async () => (await held.answer(), 'title'),
    });
    await press('Export');
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByLabelText('Owner'),
      'personal',
    );
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' });
    await userEvent.click(button);
    await waitFor(() => expect(button.ariaBusy).toBe('true'));
    expect(saved).toEqual([]);
    held.release();
    await waitFor(() => expect(saved).toEqual(['canned-replies.csv']));
    const [call] = sent('cannedReplies.exportCsv');
    expect(call?.query.visibility).toBe('personal');
  });
});
