import type { HelpdeskError, Schema } from '@helpdesk/sdk';
import type { UploadOptions } from '@helpdesk/sdk/pieces';
import { type FileRules, fileProblem } from '@helpdesk/sdk/rules/file-kinds';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { Component, h } from 'preact';
import { sentenceOf } from '../../core/connection.ts';
import { fill } from '../../core/fill.ts';
import type { Spoken } from '../../core/words.ts';
import { wear } from './style.ts';
import { texts as ours } from './texts.ts';

type Uploaded = Schema<'UploadedFile'>;

interface One {
  key: number;
  file: File;
  /** The part that has been sent, from 0 to 1. */
  part: number;
  stop: AbortController;
  failure?: string | undefined;
  /** Whether a retry would be rejected again. */
  isUnfit?: boolean;
  uploaded?: Uploaded;
}

interface Props {
  host: HTMLElement;
  texts: object;
  max: number;
  /** In a form: the field whose answer is the IDs. */
  name?: string;
  /** The form's rules for files. */
  rules?: FileRules | undefined;
  /** Called with this component, so its parent can add files: components can't have a ref here. */
  onReady(attached: Attached): void;
  upload(file: File, options: UploadOptions): Promise<Uploaded>;
  onChange(): void;
}

interface State {
  all: readonly One[];
  notice?: string;
}

let last = 0;

/** The files to send: each is uploaded at once, and can be retried or removed on its own. */
export class Attached extends Component<Props, State> {
  override state: State = { all: [] };
  /** Sends the message that waits for the files. */
  then: (() => void) | undefined;

  override componentDidMount() {
    wear(this.props.host);
    this.props.onReady(this);
  }

  override componentWillUnmount() {
    for (const { stop } of this.state.all) stop.abort();
  }

  /** Whether some are being uploaded or have failed. */
  isUnfinished = () => this.state.all.some(({ uploaded }) => !uploaded);

  /** The uploaded files, in the order in which they were chosen. */
  uploaded = () => this.state.all.flatMap(({ uploaded }) => uploaded ?? []);

  /** Whether a message has to wait: it is sent by `then` once all files are uploaded, unless the visitor removes one before. */
  waits(then: () => void) {
    if (!this.isUnfinished()) return false;
    this.then = then;
    this.props.onChange();
    return true;
  }

  changed = () => {
    this.props.onChange();
    const { then } = this;
    if (!then || this.isUnfinished()) return;
    this.then = undefined;
    then();
  };

  clear = () => this.show([]);

  add(files: readonly File[]) {
    const { max, texts } = this.props;
    const { all } = this.state;
    const more = files.slice(0, max - all.length).map((file) => ({
      key: ++last,
      file,
      part: 0,
      stop: new AbortController(),
    }));
    const isTooMany = more.length < files.length;
    const notice = isTooMany ? fill({ ...ours, ...texts }.tooManyFiles, max) : '';
    this.show([...all, ...more], notice);
    for (const one of more) void this.send(one);
  }

  show(all: readonly One[], notice = '') {
    this.setState({ all, notice }, this.changed);
  }

  change(key: number, change: Partial<One>) {
    this.setState(
      ({ all }) => ({ all: all.map((one) => (one.key === key ? { ...one, ...change } : one)) }),
      this.changed,
    );
  }

  async send({ key, file, stop: { signal } }: One) {
    const problem = fileProblem(this.props.rules, file);
    const texts = { ...ours, ...this.props.texts } as typeof ours &
      Spoken &
      Partial<Record<string, string>>;
    const failure = problem && (texts[problem.code] ?? texts.refusal?.(problem) ?? problem.message);
    this.change(key, { failure: failure ?? undefined, isUnfit: !!problem, part: 0 });
    if (problem) return;
    try {
      const onProgress = (part: number) => this.change(key, { part });
      this.change(key, { uploaded: await this.props.upload(file, { onProgress, signal }) });
    } catch (error) {
      if (signal.aborted) return;
      const { status = 0 } = error as Partial<HelpdeskError>;
      this.change(key, {
        failure: sentenceOf(error, texts.unsentFile, texts),
        isUnfit: status === 400 || status === 413 || status === 415,
      });
    }
  }

  remove({ key, stop }: One) {
    stop.abort();
    this.then = undefined;
    this.show(this.state.all.filter((one) => one.key !== key));
  }

  override render({ texts: given, name: field }: Props, { all, notice }: State) {
    const texts: typeof ours & Spoken = { ...ours, ...given };
    const { size = fileSize } = texts;
    return (
      <div hidden={!all[0]}>
        <ul class="files" aria-label={texts.attached}>
          {all.map((one) => {
            const { key, file, failure, part, uploaded } = one;
            const { name } = file;
            return (
              <li key={key} class="file">
                <span>{name}</span>
                {field && uploaded && <input type="hidden" name={field} value={uploaded.id} />}
                {failure ? (
                  <span class="error" role="alert">
                    {failure}
                  </span>
                ) : uploaded ? (
                  <small>{size(file.size)}</small>
                ) : (
                  <progress aria-label={fill(texts.uploading, name)} value={part} max={1} />
                )}
                {failure && !one.isUnfit && (
                  <button
                    type="button"
                    class="retry"
                    aria-label={fill(texts.retry, name)}
                    onClick={() => this.send(one)}
                  />
                )}
                <button
                  type="button"
                  class="remove"
                  aria-label={fill(texts.remove, name)}
                  onClick={() => this.remove(one)}
                />
              </li>
            );
          })}
        </ul>
        {notice && (
          <p class="error" role="alert">
            {notice}
          </p>
        )}
      </div>
    );
  }
}
