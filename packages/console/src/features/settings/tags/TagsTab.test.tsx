import type { Body } from '@helpdesk/sdk/contract/operations';
import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { undoLast } from '../../../data/toast.ts';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { late, refund, tagLike, vip } from '../../../test/tags.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { noUses } from '../../../test/uses.ts';
import { drawSettings } from '../test-settings.tsx';
import TagsTab from './TagsTab.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

async function open(more: MockedAnswers = {}) {
  const calls = answerOperations({
    'organization.settings': settings(),
    'tags.list': [late, refund, vip],
    'tags.create': ({ body }) => tagLike({ id: 'g9', ...(body as Body<'tags.create'>) }),
    'tags.update': ({ body, params: { id = '' } }) => ({
      ...([late, refund, vip].find((tag) => tag.id === id) ?? refund),
      ...(body as Body<'tags.update'>),
    }),
    'tags.merge': { ...late, ticketCount: 40 },
    'tags.delete': undefined,
    'tags.uses': noUses,
    'tags.restore': refund,
    ...more,
  });
  drawSettings(TagsTab, { paths: ['/tickets'] });
  const sent = () =>
    calls.flatMap(({ operation, params, body }) =>
      /^tags\.(?!list|uses)/.test(operation) ? [[operation, params.id, body]] : [],
    );
  return { calls, sent };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Tags' })).getAllByRole('listitem');
const names = async () =>
  (await rows()).map((row) => within(row).getAllByRole('button')[0]?.textContent);
const act = async (name: string, item: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('tags are listed with their number of tickets, which links to these', async () => {
  await open();
  const [, second] = await rows();
  expect(second?.textContent).toContain('12 tickets with Refund · 3 open');
  const link = within(second as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('/tickets?tags=g1');
});

it('tags can be searched by any part of their name, and sorted by use', async () => {
  await open();
  expect(await names()).toEqual(['Late delivery', 'Refund', 'VIP']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tags' }), 'E');
  expect(await names()).toEqual(['Late delivery', 'Refund']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'count');
  expect(await names()).toEqual(['Late delivery', 'Refund', 'VIP']);
  await userEvent.type(screen.getByRole('searchbox'), 'nothing');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await names()).toHaveLength(3);
});

it('a tag gets another name and color on all tickets, and undo restores the old ones', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Refund' }));
  const form = await dialog('Edit Tag');
  const name = form.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Money back');
  await userEvent.click(form.getByRole('radio', { name: 'Green' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await takeToast()).toMatchObject({
    title: 'Tag saved',
    text: '“Refund” is now “Money back” on all tickets',
  });
  expect(undoLast()).toBe(true);
  expect((await takeToast()).title).toBe('Change undone');
  expect(sent()).toEqual([
    ['tags.update', 'g1', { name: 'Money back', color: 'green' }],
    ['tags.update', 'g1', { name: 'Refund', color: 'blue' }],
  ]);
});

it('a new tag needs a unique name', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New Tag' }));
  const form = await dialog('New Tag');
  const save = () => userEvent.click(form.getByRole('button', { name: 'Save' }));
  await save();
  expect(form.getByText('Name is required')).toBeDefined();
  const name = form.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'late-Delivery, Refund');
  await save();
  expect(form.getByText('Remove the comma from the name')).toBeDefined();
  await userEvent.clear(name);
  await userEvent.type(name, 'LATE DELIVERY');
  await save();
  expect(form.getByText('A tag with this name already exists')).toBeDefined();
  expect(sent()).toEqual([]);
  await userEvent.clear(name);
  await userEvent.type(name, 'Fragile');
  await userEvent.click(form.getByRole('radio', { name: 'Pink' }));
  await save();
  expect((await takeToast()).title).toBe('Tag created');
  expect(sent()).toEqual([['tags.create', undefined, { name: 'Fragile', color: 'pink' }]]);
});

it("the form keeps the input and shows the server's error", async () => {
  const message = 'A tag with this name already exists';
  const errors = [{ field: 'name', code: 'tag_exists', message }];
  await open({ 'tags.update': new MockedRefusal(409, message, 'tag_exists', errors) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Refund' }));
  const form = await dialog('Edit Tag');
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 's');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeDefined();
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Refunds');
});

it('a merge says how many tickets it affects, and can be undone', async () => {
  const { sent } = await open();
  await act('Refund', /Merge/);
  const form = await dialog('Merge “Refund”');
  await userEvent.click(form.getByRole('button', { name: 'Merge' }));
  expect(form.getByText('Select the tag to merge into')).toBeDefined();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Into' }), 'g2');
  expect(form.getByRole('status').textContent).toBe(
    '“Late delivery” replaces “Refund” on 12 tickets. We delete “Refund”. You can undo this.',
  );
  await userEvent.click(form.getByRole('button', { name: 'Merge' }));
  expect(await takeToast()).toMatchObject({
    title: 'Tags merged',
    text: '“Late delivery” is now on 40 tickets',
  });
  expect(undoLast()).toBe(true);
  expect(await takeToast()).toMatchObject({
    title: 'Tag restored',
    text: '“Refund” is on 12 tickets again',
  });
  expect(sent()).toEqual([
    ['tags.merge', 'g2', { tagIds: ['g1'] }],
    ['tags.restore', 'g1', undefined],
  ]);
});

it('a tag is deleted at once, and undo restores it', async () => {
  const { sent } = await open();
  await act('Refund', /Delete/);
  expect(await takeToast()).toMatchObject({
    title: 'Tag deleted',
    text: '“Refund” was on 12 tickets',
  });
  expect(undoLast()).toBe(true);
  expect((await takeToast()).title).toBe('Tag restored');
  expect(sent()).toEqual([
    ['tags.delete', 'g1', undefined],
    ['tags.restore', 'g1', undefined],
  ]);
});

it('deleting a tag that views or macros use asks first', async () => {
  const views = [{ id: 'v1', name: 'Refunds' }];
  const { sent } = await open({ 'tags.uses': { ...noUses, views } });
  await act('Refund', /Delete/);
  const form = await dialog('Delete Refund?');
  expect(form.getByText(/Used by the view “Refunds”/)).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await act('Refund', /Delete/);
  const again = await dialog('Delete Refund?');
  await userEvent.click(again.getByRole('button', { name: 'Delete' }));
  expect((await takeToast()).title).toBe('Tag deleted');
  expect(sent()).toEqual([['tags.delete', 'g1', undefined]]);
});

it('explains where tags come from if there are none', async () => {
  await open({ 'tags.list': [] });
  expect(await screen.findByText('No tags yet')).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it("tags that couldn't be loaded are reloaded on request", async () => {
  let isBroken = true;
  await open({ 'tags.list': () => (isBroken ? failed : [refund]) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  await waitFor(async () => expect(await names()).toEqual(['Refund']));
});
