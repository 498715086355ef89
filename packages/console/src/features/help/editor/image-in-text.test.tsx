import { MockedRefusal } from '@helpdesk/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { gatewayTimeout } from '../../../test/operations.ts';
import { changed, has, html, open, press } from './test-content-editor.tsx';

describe('an image', () => {
  const image = new File(['x'], 'a.png', { type: 'image/png' });
  const pick = (files: File[]) =>
    fireEvent.change(screen.getByLabelText('Images'), { target: { files } });

  it('can be described and removed while selected', async () => {
    const { editor } = await open('<p>One</p><img src="/files/a.png" alt="A kettle">');
    expect(screen.queryByLabelText('Alt text')).toBeNull();
    editor.commands.setNodeSelection(5);
    const text = await screen.findByLabelText<HTMLInputElement>('Alt text');
    expect(text.value).toBe('A kettle');
    fireEvent.change(text, { target: { value: 'Our kettle' } });
    await has('alt="Our kettle"');
    await waitFor(() => expect(text.value).toBe('Our kettle'));
    press('Remove image');
    await waitFor(() => expect(html()).toBe('<p>One</p>'));
    await waitFor(() => expect(document.activeElement === editor.view.dom).toBe(true));
    await waitFor(() => expect(screen.queryByLabelText('Alt text')).toBeNull());
  });

  it('can be chosen from files, and is uploaded', async () => {
    const clicked = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue(undefined);
    const { made } = await open('<p>One</p>', {
      answers: { 'helpArticles.uploadImage': { url: '/files/a.webp', width: 4, height: 3 } },
    });
    press('Image');
    expect(clicked).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('Images').getAttribute('accept')).toContain('image/webp');
    pick([image]);
    await waitFor(() => expect(changed.mock.calls.at(0)?.[1]).toBe(true));
    await waitFor(() => expect(changed.mock.lastCall?.[1]).toBe(false));
    await has('<img src="/files/a.webp" alt="" width="4" height="3">');
    expect(made.map(({ operation }) => operation)).toEqual(['helpArticles.uploadImage']);
    pick([]);
    expect(made).toHaveLength(1);
  });

  it.each([
    [
      new MockedRefusal(413, 'Image file must be less than 5MB', 'too_large'),
      'Image file must be less than 5MB',
    ],
    [gatewayTimeout, 'Failed to upload image'],
  ])("disappears if it can't be uploaded, and shows the reason (%#)", async (answer, text) => {
    await open('<p>One</p>', { answers: { 'helpArticles.uploadImage': answer } });
    pick([image]);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', text, destructive: true }),
    );
    await waitFor(() => expect(html()).toBe('<p>One</p>'));
    expect(changed.mock.lastCall?.[1]).toBe(false);
  });

  it.each([
    ['<p>A</p><img src="https://a.example/x.png">', "1 image wasn't pasted"],
    [
      '<img src="https://a.example/x.png"><img src="https://a.example/y.png">',
      "2 images weren't pasted",
    ],
    ['<p>A</p>', ''],
  ])('from another server is dropped on pasting %s', async (pasted, title) => {
    const { editor } = await open('<p>One</p>');
    // jsdom has no clipboard events.
    editor.view.pasteHTML(
      `<span style="font-weight:700">B</span>${pasted}`,
      Object.assign(new Event('paste'), { clipboardData: null }) as ClipboardEvent,
    );
    await has('<strong>B</strong>');
    expect(html()).not.toContain('img');
    expect(shownToast()?.title).toBe(title);
    if (title) {
      expect(shownToast()).toMatchObject({
        text: "Images from other sites can't be pasted. Save them, then drop them here.",
        destructive: true,
      });
    }
  });
});
