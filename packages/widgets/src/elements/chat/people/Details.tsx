import type { HelpdeskError } from '@helpdesk/sdk';
import { Component, type ComponentChildren, createRef, h } from 'preact';
import { sentenceOf } from '../../../core/connection.ts';
import { onEscape } from '../../../core/on-escape.ts';
import type { Spoken, Wrong } from '../../../core/words.ts';

interface Props {
  why: string;
  /** Labels by field name; `message` is a text area. */
  fields: Record<string, string>;
  /** Initial answers. */
  values: Record<string, string>;
  button: string;
  cancel: string;
  texts: Spoken & { failed: string };
  /** Whether sending has to wait; it is tried again by `then`. */
  waits?: ((then: () => void) => boolean) | undefined;
  isWaiting?: boolean | undefined;
  /** The content between the fields and the buttons. */
  children?: ComponentChildren;
  onSend(details: Record<string, string>): Promise<void>;
  onCancel(): void;
}

interface State {
  errors: Record<string, string>;
  notice: string;
}

const kinds: Record<string, object> = {
  customerName: { autocomplete: 'name' },
  customerEmail: { type: 'email', autocomplete: 'email' },
};

/** A form for the visitor's details; the server validates it, and the first invalid field gets the focus. */
export class Details extends Component<Props, State> {
  override state: State = { errors: {}, notice: '' };
  form = createRef<HTMLFormElement>();
  isSending = false;

  override componentDidMount() {
    this.lead('input,textarea,button');
  }

  lead(selector: string) {
    this.form.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  send = async (event: Event) => {
    event.preventDefault();
    if (this.isSending || this.props.waits?.(() => this.form.current?.requestSubmit())) return;
    this.isSending = true;
    const given = Object.fromEntries(new FormData(event.target as HTMLFormElement));
    try {
      await this.props.onSend(given as Record<string, string>);
    } catch (error) {
      const { texts } = this.props;
      const list = (error as Partial<HelpdeskError>).errors ?? [];
      const errors = Object.fromEntries(list.map((one) => [one.field, this.say(one.field, one)]));
      // An error without a field here, such as that of a file, is shown in the notice.
      const isAtField = list[0] && list[0].field in this.props.fields;
      const notice = isAtField
        ? ''
        : list[0]
          ? this.say(list[0].field, list[0])
          : sentenceOf(error, texts.failed, texts);
      this.setState({ errors, notice }, () => this.lead('[aria-invalid=true]'));
    }
    this.isSending = false;
  };

  say(field: string, wrong: Wrong) {
    const { fields, texts } = this.props;
    const type = field === 'customerEmail' ? 'email' : '';
    return texts.mistake?.(wrong, { label: fields[field] ?? '', type }) ?? wrong.message;
  }

  override render(
    { why, fields, values, button, cancel, isWaiting, children, onCancel }: Props,
    { errors, notice }: State,
  ) {
    return (
      <form
        ref={this.form}
        class="sheet"
        noValidate
        aria-label={why}
        onSubmit={this.send}
        onKeyDown={onEscape(onCancel)}
      >
        <p>{why}</p>
        {Object.entries(fields).map(([name, label]) => {
          const error = errors[name];
          const control = {
            id: name,
            name,
            part: 'input',
            defaultValue: values[name] ?? '',
            'aria-invalid': !!error,
            'aria-describedby': error && `${name}-error`,
            ...kinds[name],
          };
          return (
            <div key={name}>
              <label class="label" for={name}>
                {label}
              </label>
              {kinds[name] ? <input {...control} /> : <textarea {...control} />}
              {error && (
                <p id={`${name}-error`} class="error">
                  {error}
                </p>
              )}
            </div>
          );
        })}
        {children}
        {notice && (
          <p class="notice" role="alert">
            {notice}
          </p>
        )}
        <div class="row">
          <button part="button" class="button" aria-disabled={isWaiting || undefined}>
            {button}
          </button>
          <button type="button" class="quiet" onClick={onCancel}>
            {cancel}
          </button>
        </div>
      </form>
    );
  }
}
