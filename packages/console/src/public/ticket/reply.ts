import { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import { newKey } from '../../data/repeatable.ts';
import { type Answer, askAgain, reasonIn } from './ask.ts';
import { attachTo } from './attach.ts';
import { busy } from './busy.ts';
import { keepDraft, kept } from './ticket-access.ts';
import type { Proof } from './upload.ts';

/** Sends replies without reloading. The text stays until the server has it, even after a reload. */
export function replyWith(
  form: HTMLFormElement,
  proof: Proof,
  onAnswer: (answer: Answer, isSent: boolean) => void,
) {
  const box = form.querySelector('textarea');
  const button = form.querySelector<HTMLButtonElement>('button.filled');
  const summary = form.querySelector<HTMLElement>('.summary');
  if (!box || !button || !summary) return;
  const { organization, ticketId, access } = proof;
  // Idempotent: each message has its own key.
  let attempt = { text: '', key: '' };
  let isSending = false;
  const attached = attachTo(form, proof, showReady);

  box.value ||= kept(organization, ticketId).draft;
  box.addEventListener('input', () => {
    keepDraft(organization, ticketId, box.value);
    showReady();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  });
  form.addEventListener('submit', (event) => {
    // A button that changes the language submits the text so it can be shown again.
    if (event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    void send();
  });
  showReady();

  function isReady() {
    const state = attached.state();
    const isHeld = isSending || state === 'failed' || attached.isWaiting();
    return !isHeld && Boolean(box?.value.trim() || state !== 'none');
  }

  function showReady() {
    // Called once before the button exists. Disabling it would lose the focus after sending.
    button?.setAttribute('aria-disabled', String(!isReady()));
  }

  function say(failure: string) {
    if (!summary) return;
    summary.textContent = failure;
    summary.hidden = !failure;
  }

  async function send() {
    if (!box || !button || !isReady() || attached.waits(() => void send())) return;
    const files = attached.files();
    const message = box.value.trim() || namesOfFiles(files);
    const body = new URLSearchParams({ access, message });
    for (const { id } of files) body.append('file', id);
    const text = String(body);
    if (attempt.text !== text) attempt = { text, key: newKey() };
    body.set('key', attempt.key);
    isSending = true;
    box.readOnly = true;
    const done = busy(button);
    say('');
    const answer = await askAgain(form.action, { body });
    const isSent = answer.status === 200 && answer.page?.getElementById('ticket') !== null;
    isSending = false;
    box.readOnly = false;
    done();
    if (isSent) {
      attempt = { text: '', key: '' };
      box.value = '';
      keepDraft(organization, ticketId, '');
      attached.clear();
    } else {
      const refused = answer.page?.querySelector('#reply .summary')?.textContent;
      say(refused || reasonIn(answer) || (summary?.dataset.unreached ?? ''));
    }
    showReady();
    onAnswer(answer, isSent);
  }
}
