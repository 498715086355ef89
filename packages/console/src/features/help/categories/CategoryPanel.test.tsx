import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readKey } from '../../../data/cache.ts';
import { shownToast, toast } from '../../../data/toast.ts';
import { articleLike, categoryLike } from '../../../test/articles.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, heldAnswer } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { CategoryPanel } from './CategoryPanel.tsx';

const categories = [
  categoryLike({ description: 'All about care' }),
  categoryLike({ id: 'c2', name: 'Orders', slug: 'orders', position: 1, articleCount: 1 }),
  categoryLike({ id: 'c3', name: 'Returns', slug: 'returns', position: 2, articleCount: 0 }),
];

async function draw(answers: Parameters<typeof answerOperations>[0] = {}) {
  const made = answerOperations({ 'helpCategories.list': categories, ...answers });
  const drawn = drawPage(CategoryPanel, member('agent'));
  await screen.findByText('Categories');
  return { made, ...drawn };
}
const ready = () => screen.findByText('Care');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const menu = async (name: string, item: string) => {
  press(`More for ${name}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-id]')];
const order = () =>
  rows()
    .map((row) => row.dataset.id)
    .join(' ');
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  toast({ title: '' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the categories', () => {
  it('are listed with the number of their articles', async () => {
    const held = heldAnswer(categories);
    await draw({ 'helpCategories.list': held.answer });
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    held.release();
    await ready();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(rows().map((row) => row.textContent)).toEqual([
      'Care2 articles',
      'Orders1 article',
      'Returns0 articles',
    ]);
    expect(button(/^Care/).title).toBe('All about care');
    expect(button(/^Orders/).hasAttribute('title')).toBe(false);
  });

  it('explain what categories are for if there are none', async () => {
    await draw({ 'helpCategories.list': [] });
    expect(await screen.findByText('No categories yet')).toBeDefined();
    expect(screen.getByText('Categories group articles for your readers.')).toBeDefined();
  });

  it('say that loading failed, and can retry', async () => {
    const answers = [failed, categories];
    await draw({ 'helpCategories.list': () => answers.shift() ?? failed });
    expect(await screen.findByText(/Something went wrong/)).toBeDefined();
    press('Try again');
    await ready();
  });
});

describe('the order of the categories', () => {
  /** Stores the order, as the server does. */
  const serve = () => {
    let current = categories;
    return {
      'helpCategories.list': () => current,
      'helpCategories.reorder': ({ body }: { body: unknown }) => {
        const { ids } = body as { ids: string[] };
        current = [...categories].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
        return current;
      },
    };
  };

  it('can be changed with the keyboard, and is sent once, after a pause', async () => {
    const { made } = await draw(serve());
    await ready();
    // All in one go, as the pause is short.
    const keys = (name: RegExp, key: string, altKey = true) =>
      !fireEvent.keyDown(button(name), { key, altKey });
    const handled = [
      keys(/^Returns/, 'ArrowUp'),
      keys(/^Returns/, 'ArrowUp'),
      keys(/^Returns/, 'ArrowUp'),
      keys(/^Care/, 'ArrowDown'),
      keys(/^Care/, 'ArrowDown'),
      keys(/^Care/, 'ArrowUp', false),
      keys(/^Care/, 'a'),
    ];
    const shown = order();
    const said = screen.queryByText('Care moved to position 3 of 3') !== null;
    const calls = made.length;
    expect(handled).toEqual([true, true, true, true, true, false, false]);
    expect({ shown, said, calls }).toEqual({ shown: 'c3 c2 c1', said: true, calls: 1 });
    await waitFor(() => expect(made.at(-1)?.operation).toBe('helpCategories.reorder'));
    expect(made.map(({ body }) => body)).toEqual([undefined, { ids: ['c3', 'c2', 'c1'] }]);
    expect(order()).toBe('c3 c2 c1');
  });

  it('can be changed by menu, up to either end', async () => {
    const { made } = await draw(serve());
    await ready();
    press('More for Care');
    const up = await screen.findByRole('menuitem', { name: 'Move up' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(order()).toBe('c2 c1 c3'));
    await menu('Returns', 'Move up');
    await waitFor(() => expect(order()).toBe('c2 c3 c1'));
    press('More for Care');
    const down = await screen.findByRole('menuitem', { name: 'Move down' });
    expect(down.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(made.at(-1)?.body).toEqual({ ids: ['c2', 'c3', 'c1'] }));
  });

  it("is reset to the server's if it couldn't be sent, with a toast", async () => {
    const held = heldAnswer(failed);
    await draw({ 'helpCategories.reorder': held.answer });
    await ready();
    await menu('Orders', 'Move down');
    expect(order()).toBe('c1 c3 c2');
    held.release();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        text: 'Failed to reorder categories',
        destructive: true,
      }),
    );
    await waitFor(() => expect(order()).toBe('c1 c2 c3'));
  });

  it("follows the server's response, and puts new categories last", async () => {
    const theirs = [categories[1], categories[0], categoryLike({ id: 'c9', name: 'Theirs' })];
    const held = heldAnswer(theirs as typeof categories);
    const { client } = await draw({ 'helpCategories.reorder': held.answer });
    await ready();
    await menu('Care', 'Move down');
    client.setQueryData(readKey('helpCategories.list'), [
      categoryLike({ id: 'c4', name: 'New' }),
      ...categories,
    ] as never);
    await waitFor(() => expect(order()).toBe('c2 c1 c3 c4'));
    held.release();
    await waitFor(() => expect(order()).toBe('c2 c1 c9'));
  });

  it('can be changed by dragging', async () => {
    const { unmount, made } = await draw();
    await ready();
    const list = rows()[0]?.parentElement as HTMLElement;
    list.setPointerCapture = () => {};
    const handle = rows()[0]?.querySelector('[title^="Drag to sort"]') as HTMLElement;
    for (const [index, row] of rows().entries()) {
      row.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect;
    }
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
    expect(rows().map((row) => row.matches('.shadow-raised'))).toEqual([true, false, false]);
    fireEvent.pointerMove(list, { clientY: 299 });
    expect(order()).toBe('c2 c3 c1');
    fireEvent.pointerUp(list);
    expect(document.querySelector('li.shadow-raised')).toBeNull();
    // An order that isn't sent yet when the page closes is lost.
    vi.useFakeTimers();
    unmount();
    vi.advanceTimersByTime(5_000);
    expect(made).toHaveLength(1);
  });
});

describe('a category', () => {
  it.each(['button', 'menu'])('can be edited from its %s', async (way) => {
    const held = heldAnswer(categoryLike());
    const { made, client } = await draw({ 'helpCategories.update': held.answer });
    client.setQueryData(readKey('helpArticles.list'), []);
    await ready();
    if (way === 'button') press(/^Care/);
    else await menu('Care', 'Edit');
    expect(screen.getByRole('dialog', { name: 'Edit Category' })).toBeDefined();
    expect([value('Name'), value('Slug'), value('Description (optional)')]).toEqual([
      'Care',
      'care',
      'All about care',
    ]);
    type('Name', 'Cleaning');
    expect(value('Slug')).toBe('care');
    type('Slug', 'Clean & dry');
    fireEvent.blur(screen.getByLabelText('Slug'));
    await waitFor(() => expect(value('Slug')).toBe('clean-dry'));
    type('Slug', '');
    type('Name', 'Cleaning up');
    expect(value('Slug')).toBe('');
    type('Slug', 'clean');
    type('Description (optional)', 'More');
    press('Save Changes');
    await waitFor(() => expect(button('Save Changes').getAttribute('aria-busy')).toBe('true'));
    press('Save Changes');
    held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToast()?.title).toBe('Category updated successfully');
    const sent = made.filter(({ operation }) => operation === 'helpCategories.update');
    expect(sent.map(({ params, body }) => ({ ...params, ...(body as object) }))).toEqual([
      {
        id: 'c1',
        name: 'Cleaning up',
        slug: 'clean',
        description: 'More',
        parentId: null,
        icon: null,
        isInternal: false,
        translations: [],
      },
    ]);
    expect(client.getQueryState(readKey('helpArticles.list'))?.isInvalidated).toBe(true);
    await waitFor(() =>
      expect(made.filter(({ operation }) => operation === 'helpCategories.list')).toHaveLength(2),
    );
  });

  it('gets a slug from its name until that is edited, and is sent under one idempotency key', async () => {
    const answers = [failed, categoryLike()];
    const { made } = await draw({ 'helpCategories.create': () => answers.shift() ?? failed });
    await ready();
    press('New Category');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(value('Description (optional)')).toBe('');
    type('Name', 'One two');
    await waitFor(() => expect(value('Slug')).toBe('one-two'));
    type('Slug', 'mine');
    type('Name', 'Three');
    await Promise.resolve();
    expect(value('Slug')).toBe('mine');
    type('Slug', '');
    await Promise.resolve();
    type('Name', 'Four');
    await waitFor(() => expect(value('Slug')).toBe('four'));
    press('Create Category');
    await waitFor(() => expect(shownToast()).toMatchObject({ text: 'Failed to create category' }));
    expect(value('Name')).toBe('Four');
    press('Create Category');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = made
      .filter(({ operation }) => operation === 'helpCategories.create')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it("shows errors at their fields, and says that it wasn't changed", async () => {
    const errors = [{ field: 'description', code: 'x', message: 'Wrong description' }];
    await draw({
      'helpCategories.update': new MockedRefusal(400, 'No', 'validation_failed', errors),
    });
    await ready();
    press(/^Care/);
    press('Save Changes');
    const note = await screen.findByText('Wrong description');
    expect(screen.getByLabelText('Description (optional)').getAttribute('aria-describedby')).toBe(
      note.id,
    );
    expect(shownToast()).toMatchObject({ text: 'Failed to update category' });
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Care', 'Its 2 articles stay, without a category.'],
    ['Orders', 'Its article stays, without a category.'],
    ['Returns', 'It has no articles.'],
  ])('%s is deleted after a question about its articles', async (name, text) => {
    const held = heldAnswer(undefined as never);
    const { made, client } = await draw({ 'helpCategories.delete': held.answer });
    client.setQueryData(readKey('helpArticles.list'), []);
    await ready();
    await menu(name, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: `Delete “${name}”?` }));
    expect(dialog.getByText(text)).toBeDefined();
    const confirm = dialog.getByRole('button', { name: 'Delete' });
    fireEvent.click(confirm);
    await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(confirm);
    held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToast()?.title).toBe('Category deleted successfully');
    const deleted = made.filter(({ operation }) => operation === 'helpCategories.delete');
    expect(deleted.map(({ params }) => params)).toEqual([
      { id: categories.find((one) => one.name === name)?.id },
    ]);
    expect(client.getQueryState(readKey('helpArticles.list'))?.isInvalidated).toBe(true);
  });

  it("stays if it can't be deleted", async () => {
    await draw({ 'helpCategories.delete': failed });
    await ready();
    await menu('Care', 'Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ text: 'Failed to delete category' }));
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can have an icon and a parent', async () => {
    const parts = [...categories, categoryLike({ id: 'c4', name: 'Refunds', parentId: 'c3' })];
    const { made } = await draw({
      'helpCategories.list': parts,
      'helpCategories.update': categoryLike(),
    });
    await ready();
    press(/^Care/);
    const options = [...screen.getByLabelText<HTMLSelectElement>('Parent category').options];
    expect(options.map(({ text }) => text)).toEqual(['No category', 'Orders', 'Returns']);
    type('Parent category', 'c2');
    type('Icon', 'truck');
    fireEvent.click(screen.getByRole('switch', { name: /^Internal/ }));
    press('Save Changes');
    const sent = () => made.find(({ operation }) => operation === 'helpCategories.update');
    await waitFor(() =>
      expect(sent()?.body).toMatchObject({ parentId: 'c2', icon: 'truck', isInternal: true }),
    );
  });

  it('can have a name in other languages', async () => {
    const { made } = await draw({
      'helpCategories.update': categoryLike(),
      'publicOrganization.get': {
        id: 'o1',
        name: 'Acme',
        subdomain: 'acme',
        logoUrl: null,
        primaryColor: '#3B82F6',
        languages: ['en', 'de'],
        ownWords: [],
      },
    });
    await ready();
    press(/^Care/);
    press('Translate');
    await screen.findByLabelText('Name (German)');
    type('Name (German)', 'Pflege');
    press('Save Changes');
    const sent = () => made.find(({ operation }) => operation === 'helpCategories.update');
    await waitFor(() =>
      expect(sent()?.body).toMatchObject({
        translations: [{ language: 'de', name: 'Pflege', description: null }],
      }),
    );
  });

  it('can sort its articles', async () => {
    const { made } = await draw({
      'helpArticles.list': [articleLike(), articleLike({ id: 'a2', title: 'Cleaning' })],
      'helpCategories.orderArticles': undefined,
    });
    await ready();
    await menu('Care', 'Order articles');
    fireEvent.click(await screen.findByRole('button', { name: 'Move Cleaning up' }));
    press('Save Order');
    const sent = () => made.find(({ operation }) => operation === 'helpCategories.orderArticles');
    await waitFor(() => expect(sent()?.body).toEqual({ ids: ['a2', 'a1'] }));
  });
});
