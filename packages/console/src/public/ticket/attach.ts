import type { Schema } from '@helpdesk/sdk';
import { localeOf } from '@helpdesk/sdk/rules/dates';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { fileSizeIn } from '@helpdesk/sdk/rules/page-sentences/size';
import { previewOf } from '../../data/picture-preview.ts';
import { element, iconButton } from './element.ts';
import { fill, language, texts } from './texts.ts';
import { isUnfit, type Proof, uploadFor, whyNotUploaded } from './upload.ts';

/** The maximum number of files in a message. */
const maxFiles = 20;

const clip =
  'm16 6-8.4 8.6a2 2 0 0 0 2.8 2.8l8.4-8.6a4 4 0 1 0-5.6-5.6L4.8 11.8a6 6 0 1 0 8.5 8.5l8.3-8.5';
const cross = 'M18 6 6 18M6 6l12 12';
const turn = 'M21 12a9 9 0 1 1-9-9c2.5 0 4.9 1 6.7 2.7L21 8M21 3v5h-5';

const sizeOf = (bytes: number) =>
  language === 'en' ? fileSize(bytes) : fileSizeIn(localeOf(language), bytes);

interface One {
  file: File;
  preview: string | null;
  /** The progress of the upload, from 0 to 1. */
  part: number;
  failure: string;
  /** Whether the server would refuse it again. */
  isUnfit: boolean;
  uploaded: Schema<'UploadedFile'> | null;
  stop: AbortController;
  shown: HTMLLIElement;
}

export interface Attached {
  /** The uploaded files, in the order they were chosen. */
  files(): Schema<'UploadedFile'>[];
  state(): 'none' | 'uploading' | 'failed' | 'uploaded';
  /** Whether a message has to wait: it is sent by `then` once all files are uploaded, unless the visitor removes one before. */
  waits(then: () => void): boolean;
  isWaiting(): boolean;
  clear(): void;
}

/** Lets visitors choose, paste and drop files on a form; each is uploaded at once, and can be retried or removed separately. */
export function attachTo(form: HTMLFormElement, proof: Proof, onChange: () => void): Attached {
  const chooser = form.querySelector<HTMLInputElement>('[data-attach]');
  const actions = form.querySelector('.actions');
  const list = element('ul', { class: 'pending', 'aria-label': texts.attached });
  const notice = element('p', { class: 'summary', role: 'alert' });
  let all: One[] = [];
  let waiting: (() => void) | null = null;

  function state() {
    if (all.length === 0) return 'none';
    if (all.some(({ failure }) => failure)) return 'failed';
    return all.every(({ uploaded }) => uploaded) ? 'uploaded' : 'uploading';
  }

  function changed() {
    if (all.length === 0) list.remove();
    else if (!list.isConnected) actions?.before(list);
    const then = waiting;
    const isReady = then && state() === 'uploaded';
    if (isReady) waiting = null;
    onChange();
    if (isReady) then();
  }

  function add(chosen: readonly File[]) {
    const more = chosen.slice(0, Math.max(0, maxFiles - all.length));
    notice.remove();
    notice.textContent = fill(texts.tooManyFiles, { limit: maxFiles });
    if (more.length < chosen.length) actions?.before(notice);
    for (const file of more) {
      const one: One = {
        file,
        preview: null,
        part: 0,
        failure: '',
        isUnfit: false,
        uploaded: null,
        stop: new AbortController(),
        shown: element('li'),
      };
      all = [...all, one];
      list.append(one.shown);
      void previewOf(file).then((preview) => {
        one.preview = preview;
        show(one);
      });
      void send(one);
    }
    changed();
  }

  async function send(one: One) {
    const { signal } = one.stop;
    one.failure = '';
    one.part = 0;
    show(one);
    try {
      const onProgress = (part: number) => {
        one.part = part;
        const bar = one.shown.querySelector('progress');
        if (bar) bar.value = part;
      };
      one.uploaded = await uploadFor(proof, one.file, onProgress, signal);
    } catch (error) {
      if (signal.aborted) return;
      one.failure = whyNotUploaded(error);
      one.isUnfit = isUnfit(error);
    }
    show(one);
    changed();
  }

  function remove(one: One) {
    one.stop.abort();
    waiting = null;
    notice.remove();
    const at = all.indexOf(one);
    all = all.filter((other) => other !== one);
    one.shown.remove();
    changed();
    // The removed file's button had the focus.
    const next = (all[at] ?? all.at(-1))?.shown.querySelector<HTMLElement>('button:last-child');
    (next ?? opener).focus();
  }

  function show(one: One) {
    const { shown, file, preview, part, failure, uploaded } = one;
    const { name, size } = file;
    const hadFocus = shown.contains(document.activeElement);
    const state = failure
      ? element('span', { class: 'error', role: 'alert' }, failure)
      : uploaded
        ? element('small', {}, sizeOf(size))
        : element('progress', {
            'aria-label': fill(texts.uploading, { name }),
            max: '1',
            value: `${part}`,
          });
    shown.replaceChildren(
      ...(preview ? [element('img', { src: preview, alt: '', width: '28', height: '28' })] : []),
      element('span', {}, name),
      state,
      ...(failure && !one.isUnfit
        ? [iconButton(fill(texts.retry, { name }), turn, () => void send(one))]
        : []),
      iconButton(fill(texts.remove, { name }), cross, () => remove(one)),
    );
    if (hadFocus) shown.querySelector<HTMLElement>('button:last-child')?.focus();
  }

  const opener = iconButton(texts.attach, clip, () => chooser?.click());
  opener.className = 'button attach';
  actions?.prepend(opener);
  form.querySelector<HTMLElement>('[data-chooser]')?.setAttribute('hidden', '');
  if (chooser) {
    chooser.onchange = () => {
      add([...(chooser.files ?? [])]);
      chooser.value = '';
    };
  }
  takeFiles(form, add);

  return {
    files: () => all.flatMap(({ uploaded }) => uploaded ?? []),
    state,
    waits(then) {
      if (state() !== 'uploading') return false;
      waiting = then;
      onChange();
      return true;
    },
    isWaiting: () => waiting !== null,
    clear() {
      all = [];
      list.replaceChildren();
      notice.remove();
      changed();
    },
  };
}

/** Word and Excel add an image of the copied text to the clipboard. */
const isOfWords = (data: DataTransfer | null) =>
  Boolean(data?.getData('text/html') && data.getData('text/plain').trim());

/** Accepts files that are pasted into the form or dropped on it; pasted text stays text. */
function takeFiles(form: HTMLFormElement, add: (files: readonly File[]) => void) {
  const take = (event: Event, data: DataTransfer | null) => {
    if (!data?.files.length) return;
    event.preventDefault();
    add([...data.files]);
  };
  form.addEventListener('paste', (event) => {
    if (!isOfWords(event.clipboardData)) take(event, event.clipboardData);
  });
  form.addEventListener('drop', (event) => take(event, event.dataTransfer));
  form.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
}
