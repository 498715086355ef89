import type { HelpdeskError, Schema } from '@helpdesk/sdk';
import { widgetSubmit } from '@helpdesk/sdk/operations';
import { type Answer, judgeAnswers, quickestAnswer } from '@helpdesk/sdk/rules/form-answers';
import { Component, h, type RefObject } from 'preact';
import { ask, sentenceOf } from '../../core/connection.ts';
import { emit } from '../../loader/emit.ts';
import { Field } from './Field.tsx';
import { wholeRows } from './layout.ts';

interface Props {
  host: HTMLElement;
  form: Schema<'WidgetForm'>;
  organization: string;
  values: Record<string, unknown> | undefined;
  submitText: string | undefined;
  sendingText: string | undefined;
  element: RefObject<HTMLFormElement | null>;
  onBegin(): void;
  onSent(result: Schema<'SubmitResult'>): void;
}

interface State {
  /** By field name. */
  errors: ReadonlyMap<string, string>;
  notice: string;
  sending: boolean;
}

const submitFailed = 'Failed to submit form. Please try again.';
const rules = { numbers: true };

/** A name that no field of staff has; robots take it for the address of a site. */
const trap = 'helpdesk-website';

/** The fields and the button; what is typed lives in the inputs, so that no drawing can lose it. */
export class Questions extends Component<Props, State> {
  override state: State = { errors: new Map(), notice: '', sending: false };
  shownAt = performance.now();
  /** Whose browser fills everything in is faster than the server believes a person to be. */
  ready = new Promise((done) => setTimeout(done, quickestAnswer));
  said = '';
  /** The same answers sent again after a failure are the same message to the server. */
  key = '';
  elapsedMs = 0;

  read() {
    return Object.fromEntries(new FormData(this.props.element.current as HTMLFormElement));
  }

  /** Shows what is wrong, and leads to the first field that is. */
  refuse(list: readonly { field: string; message: string }[], notice = '') {
    const { element, form } = this.props;
    const errors = new Map(list.map(({ field, message }) => [field, message]));
    this.setState({ errors, notice, sending: false }, () => {
      const first = form.fields.findIndex(({ name }) => errors.has(name));
      element.current?.querySelector<HTMLElement>(`#f${first}`)?.focus();
    });
  }

  /** A field that was refused is judged again while it is being mended. */
  mend = ({ target }: Event) => {
    this.props.onBegin();
    const { name } = target as HTMLInputElement;
    const errors = new Map(this.state.errors);
    if (!errors.delete(name)) return;
    const field = this.props.form.fields.filter((one) => one.name === name);
    const [left] = judgeAnswers(field, this.read(), rules).errors;
    if (left) errors.set(name, left.message);
    this.setState({ errors });
  };

  submit = (event: Event) => {
    event.preventDefault();
    if (this.state.sending) return;
    const { form, host } = this.props;
    const given = this.read();
    const { data, errors } = judgeAnswers(form.fields, given, rules);
    this.refuse(errors);
    if (errors.length || !emit(host, 'submit', { formId: form.id, data })) return;
    this.setState({ sending: true });
    void this.send(data, given[trap] as string);
  };

  async send(data: Record<string, Answer>, trapped: string) {
    const { form, host, organization, onSent } = this.props;
    await this.ready;
    const said = JSON.stringify(data);
    if (this.said !== said) {
      this.said = said;
      this.key = String(crypto.getRandomValues(new Uint32Array(4)));
      this.elapsedMs = performance.now() - this.shownAt;
    }
    try {
      const result = await ask(
        widgetSubmit,
        {
          formId: form.id,
          org: organization,
          data,
          source: 'widget',
          trap: trapped,
          elapsedMs: this.elapsedMs,
        },
        { headers: { 'Idempotency-Key': this.key } },
      );
      onSent(result);
      emit(host, 'success', { response: result });
      const next = form.settings.redirectUrl ?? '';
      if (/^https?:\/\//i.test(next)) location.assign(next);
    } catch (error) {
      const message = sentenceOf(error, submitFailed);
      this.refuse((error as Partial<HelpdeskError>).errors ?? [], message);
      emit(host, 'error', { message });
    }
  }

  override render(props: Props, { errors, notice, sending }: State) {
    const { form, values, element, submitText, sendingText } = props;
    const { title, description, fields, settings } = form;
    const wide = wholeRows(fields.map(({ type }) => type));
    return (
      <section>
        <h2 id="title" part="title">
          {title}
        </h2>
        {description && <p part="description">{description}</p>}
        <form
          ref={element}
          noValidate
          aria-labelledby="title"
          onSubmit={this.submit}
          onInput={this.mend}
        >
          {fields.map((field, index) => (
            <Field
              key={field.name}
              field={field}
              id={`f${index}`}
              wide={wide[index]}
              value={values?.[field.name] ?? (field.type === 'number' ? 0 : '')}
              error={errors.get(field.name)}
            />
          ))}
          <input
            name={trap}
            class="trap"
            tabIndex={-1}
            autocomplete="off"
            aria-hidden="true"
            maxLength={1000}
          />
          {notice && (
            <p part="error" class="notice wide" role="alert">
              {notice}
            </p>
          )}
          <div class="wide">
            <button part="button" class="button" aria-disabled={sending || undefined}>
              {sending
                ? sendingText || 'Sending...'
                : settings.submitButtonText || submitText || 'Send Message'}
            </button>
          </div>
        </form>
      </section>
    );
  }
}
