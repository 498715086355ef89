import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { toast } from '../../../data/toast.ts';
import { draw } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import ContentEditor from './ContentEditor.tsx';

export const changed = vi.fn();

/** Renders the editor; returns its elements and the texts it reports. */
export async function open(
  content: string,
  {
    error,
    answers = {},
  }: { error?: string; answers?: Parameters<typeof answerOperations>[0] } = {},
) {
  const made = answerOperations(answers);
  const drawn = draw(<ContentEditor content={content} onChange={changed} error={error} />);
  const box = await screen.findByRole('textbox', { name: 'Content' });
  const { editor } = box as HTMLElement & { editor: Editor };
  return { made, box, editor, ...drawn };
}
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => fireEvent.click(button(name));
export const html = () => changed.mock.lastCall?.[0];
export const has = (part: string) => waitFor(() => expect(html()).toContain(part));
export const menu = async (name: string | RegExp, item: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(await screen.findByText(item, { selector: '[role^=menuitem] *' }));
};

beforeEach(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});
afterEach(() => {
  cleanup();
  changed.mockClear();
  toast({ title: '' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
