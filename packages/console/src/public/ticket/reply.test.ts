import { afterEach, expect, it, vi } from 'vitest';
import type * as Ask from './ask.ts';
import { askAgain } from './ask.ts';
import { replyWith } from './reply.ts';
import type * as Upload from './upload.ts';
import { uploadFor } from './upload.ts';

// The page contains its texts.
vi.hoisted(() => {
  const words = ['attach', 'attached', 'remove', 'tooManyFiles', 'uploading'];
  const main = document.createElement('main');
  main.dataset.words = JSON.stringify(Object.fromEntries(words.map((word) => [word, word])));
  document.body.append(main);
});

vi.mock('./ask.ts', async (actual) => ({
  ...(await actual<typeof Ask>()),
  askAgain: vi.fn(),
}));

vi.mock('./upload.ts', async (actual) => ({
  ...(await actual<typeof Upload>()),
  uploadFor: vi.fn(),
}));

afterEach(() => {
  document.body.replaceChildren();
});

it('the button keeps the focus while a reply is sent and after it', async () => {
  document.body.innerHTML = `<form action="/reply"><p class="summary" hidden></p><textarea></textarea>
    <button class="button filled" data-busy="Sending…">Send</button></form>`;
  const [form, box, button] = ['form', 'textarea', 'button'].map((one) =>
    document.querySelector<HTMLElement>(one),
  ) as [HTMLFormElement, HTMLTextAreaElement, HTMLButtonElement];
  const page = new DOMParser().parseFromString('<div id="ticket"></div>', 'text/html');
  const ask = vi.mocked(askAgain).mockResolvedValue({ status: 200, page, etag: null });
  const answered = new Promise<boolean>((done) =>
    replyWith(form, { organization: 'acme', ticketId: 't1', access: 'a' }, (_, isSent) =>
      done(isSent),
    ),
  );
  expect(button.ariaDisabled ?? button.getAttribute('aria-disabled')).toBe('true');
  button.focus();
  button.click();
  expect(ask).not.toHaveBeenCalled();

  box.value = 'Thank you';
  box.dispatchEvent(new Event('input'));
  expect(button.getAttribute('aria-disabled')).toBe('false');
  button.click();
  expect(document.activeElement).toBe(button);
  expect(await answered).toBe(true);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  expect(box.value).toBe('');
});

it('a reply is sent once its files are uploaded, unless the visitor removes one before', async () => {
  document.body.innerHTML = `<form action="/reply"><p class="summary" hidden></p><textarea></textarea>
    <input type="file" data-attach><div class="actions"><button class="button filled" data-busy="Sending…">Send</button></div></form>`;
  const [form, box, chooser, button] = ['form', 'textarea', 'input', '.filled'].map((one) =>
    document.querySelector<HTMLElement>(one),
  ) as [HTMLFormElement, HTMLTextAreaElement, HTMLInputElement, HTMLButtonElement];
  const page = new DOMParser().parseFromString('<div id="ticket"></div>', 'text/html');
  const ask = vi.mocked(askAgain).mockClear();
  ask.mockResolvedValue({ status: 200, page, etag: null });
  let give = () => {};
  vi.mocked(uploadFor).mockImplementation(
    (_, { name, size, type }) =>
      new Promise((done) => {
        give = () => done({ id: `f-${name}`, name, size, type });
      }),
  );
  const choose = (name: string) => {
    const files = [new File(['text'], name, { type: 'text/plain' })];
    Object.defineProperty(chooser, 'files', { value: files, configurable: true });
    chooser.dispatchEvent(new Event('change'));
  };
  const isHeld = () => button.getAttribute('aria-disabled');
  replyWith(form, { organization: 'acme', ticketId: 't1', access: 'a' }, () => {});

  choose('a.txt');
  expect(isHeld()).toBe('false');
  box.value = 'Look';
  button.click();
  expect([ask.mock.calls.length, isHeld(), box.value]).toEqual([0, 'true', 'Look']);
  form.querySelector<HTMLElement>('.pending button')?.click();
  expect([ask.mock.calls.length, isHeld()]).toEqual([0, 'false']);
  choose('b.txt');
  button.click();
  give();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  const body = ask.mock.calls[0]?.[1].body;
  expect([body?.get('message'), body?.getAll('file')]).toEqual(['Look', ['f-b.txt']]);
  await vi.waitFor(() => expect(box.value).toBe(''));
});
