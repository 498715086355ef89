import { afterEach, expect, it, vi } from 'vitest';
import type * as Ask from './ask.ts';
import { askAgain } from './ask.ts';
import { replyWith } from './reply.ts';

vi.mock('./ask.ts', async (actual) => ({
  ...(await actual<typeof Ask>()),
  askAgain: vi.fn(),
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
