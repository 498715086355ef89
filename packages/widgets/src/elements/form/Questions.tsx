import type { HelpdeskError, Schema } from '@helpdesk/sdk';
import { publicFormsSubmit, widgetSubmit } from '@helpdesk/sdk/operations';
import { validateEarly } from '@helpdesk/sdk/rules/early-pattern';
import { type Answer, fieldKinds, type KindOfField } from '@helpdesk/sdk/rules/field-kinds';
import { answersOf, quickestAnswer, validateAnswers } from '@helpdesk/sdk/rules/form-answers';
import { wholeRows } from '@helpdesk/sdk/rules/form-layout';
import { Component, h, type RefObject } from 'preact';
import { ask, sentenceOf } from '../../core/connection.ts';
import { pageLanguage } from '../../core/page-language.ts';
import { emit, emitCancelable } from '../../loader/emit.ts';
import type { CaptchaChunk } from '../captcha/captcha.tsx';
import { Field, type Uploads } from './Field.tsx';
import { type GivenTexts, sentenceAbout, type Texts } from './texts.ts';

/** The hash of the chunk for captchas, set by the build. */
const hash = '{captcha}';

export interface Props {
  host: HTMLElement;
  form: Schema<'WidgetForm'>;
  organization?: string;
  /** Initial answers by field name. */
  values?: Record<string, unknown>;
  /** The source of submissions: `form` is the server's own contact page; otherwise the widget. */
  source?: string;
  /** The visitor's signed identity, and what the page knows about them. */
  identity?: string;
  context?: Record<string, unknown>;
  submitText?: string;
  sendingText?: string;
  texts: Texts & GivenTexts;
  /** The element, if the form is in its panel. */
  popup?: HTMLElement;
  element: RefObject<HTMLFormElement | null>;
  fetchModule: Uploads['fetchModule'];
  /** Answers to fields that the form no longer has, by their former names. */
  others?: Record<string, string>;
  onBegin(): void;
  /** Called if the server rejects answers that the element accepted: loads the form again, and keeps the values. */
  onRefused(typed: Record<string, string>): Promise<void>;
  onSent(result: Schema<'SubmitResult'>, answers: Record<string, Answer>): void;
}

interface State {
  /** Error messages by field name. */
  errors: ReadonlyMap<string, string>;
  notice: string;
  sending: boolean;
}

/** An error of an answer, as returned by the rules and the server. */
interface Wrong {
  field: string;
  code?: string;
  message: string;
}

/** Honeypot: no field of a form has this name, but bots fill it in as a website URL. */
const trap = 'helpdesk-website';

/** The fields and the button; inputs are uncontrolled, so rendering can't lose what was typed. */
export class Questions extends Component<Props, State> {
  override state: State = { errors: new Map(), notice: '', sending: false };
  shownAt = performance.now();
  /** With autofill, a person can be faster than the server's bot check allows. */
  ready = new Promise((done) => setTimeout(done, quickestAnswer));
  /** The fields whose files are being uploaded or have failed. */
  unfinished = new Set<string>();
  said = '';
  /** Resending the same answers after a failure uses the same idempotency key. */
  key = '';
  elapsedMs = 0;

  token?: Promise<(() => Promise<string>) | void>;

  /** Shows the captcha, which few forms have; on each rendering, because loading its code may have failed before. */
  captcha(at: HTMLElement | null) {
    if (!at) return;
    const code = this.props.fetchModule<CaptchaChunk>('captcha', hash);
    this.token = code.then(({ captcha }) => captcha(at, this.props)).catch(() => {});
  }

  read() {
    return answersOf(new FormData(this.props.element.current as HTMLFormElement));
  }

  /** Shows the errors and focuses the first invalid field. */
  refuse(list: readonly Wrong[], notice = '') {
    const { element, form } = this.props;
    const errors = new Map(list.map((one) => [one.field, this.say(one)]));
    this.setState({ errors, notice, sending: false }, () => {
      const first = form.fields.findIndex(({ name }) => errors.has(name));
      element.current?.querySelector<HTMLElement>(`#f${first}`)?.focus();
    });
  }

  say(error: Wrong) {
    const field = this.props.form.fields.find(({ name }) => name === error.field);
    return sentenceAbout(error, field, this.props.texts);
  }

  /** An invalid field is validated again on every change. */
  fix = ({ target }: Event) => this.fixField((target as HTMLInputElement).name);

  fixField(name: string) {
    this.props.onBegin();
    const errors = new Map(this.state.errors);
    if (!errors.delete(name)) return;
    const field = this.props.form.fields.filter((one) => one.name === name);
    const [left] = this.validate(field).errors;
    if (left) errors.set(name, this.say(left));
    this.setState({ errors });
  }

  /** Validates the answers; those that wait for their files count as missing. */
  validate(fields: Schema<'WidgetForm'>['fields']) {
    const given = this.read();
    const { data, errors } = validateAnswers(fields, given, validateEarly);
    const waiting = fields.filter(({ name }) => this.unfinished.has(name));
    const others = errors.filter(({ field }) => !this.unfinished.has(field));
    const message = this.props.texts.filesUnfinished;
    const refused = waiting.map(({ name }) => ({ field: name, message }));
    return { given, data, errors: [...others, ...refused] };
  }

  uploads = (): Uploads => ({
    ...this.props,
    formId: this.props.form.id,
    onChange: (field, isUnfinished) => {
      if (isUnfinished) this.unfinished.add(field);
      else if (this.unfinished.delete(field)) this.fixField(field);
    },
  });

  submit = (event: Event) => {
    event.preventDefault();
    if (this.state.sending) return;
    const { form, host, others } = this.props;
    const { given, data: answers, errors } = this.validate(form.fields);
    this.refuse(errors);
    const data = { ...others, ...answers };
    if (errors.length || !emitCancelable(host, 'submit', { formId: form.id, data })) return;
    this.setState({ sending: true });
    void this.send(data, given[trap] ?? '');
  };

  async send(data: Record<string, Answer>, trapped: string) {
    const { form, host, organization = '', source, identity, context, onSent } = this.props;
    await this.ready;
    const text = JSON.stringify([data, identity, context]);
    if (this.said !== text) {
      this.said = text;
      this.key = String(crypto.getRandomValues(new Uint32Array(4)));
      this.elapsedMs = performance.now() - this.shownAt;
    }
    try {
      const said = {
        formId: form.id,
        data,
        trap: trapped,
        elapsedMs: this.elapsedMs,
        language: form.language ?? pageLanguage(host),
        captcha: await (await this.token)?.(),
      };
      const options = { headers: { 'Idempotency-Key': this.key } };
      const result =
        source === 'form'
          ? await ask(publicFormsSubmit, { subdomain: organization, ...said }, options)
          : await ask(
              widgetSubmit,
              { org: organization, source: 'widget', identity, context, ...said },
              options,
            );
      onSent(result, data);
      emit(host, 'success', { response: result });
      const next = form.settings.redirectUrl ?? '';
      if (/^https?:\/\//i.test(next)) location.assign(next);
    } catch (error) {
      const message = sentenceOf(error, this.props.texts.notSent, this.props.texts);
      const { errors = [] } = error as Partial<HelpdeskError>;
      if (errors.length) await this.props.onRefused(this.read());
      this.refuse(errors, message);
      emit(host, 'error', { message });
    }
  }

  override render(props: Props, { errors, notice, sending }: State) {
    const { form, values, element, texts, submitText, sendingText } = props;
    const { title, description, fields, settings } = form;
    const wide = wholeRows(fields.map(({ type }) => type));
    const uploads = this.uploads();
    return (
      <section>
        <h2 id="title" part="title">
          <bdi>{title}</bdi>
        </h2>
        {description && (
          <p part="description">
            <bdi>{description}</bdi>
          </p>
        )}
        <slot name="intro" />
        <form
          ref={element}
          noValidate
          aria-labelledby="title"
          onSubmit={this.submit}
          onInput={this.fix}
        >
          {fields.map((field, index) => (
            <Field
              key={field.name}
              field={field}
              id={`f${index}`}
              wide={wide[index]}
              value={values?.[field.name] ?? (fieldKinds[field.type] as KindOfField).initial}
              error={errors.get(field.name)}
              uploads={uploads}
            />
          ))}
          <input
            name={trap}
            class="hidden"
            tabIndex={-1}
            autocomplete="off"
            aria-hidden="true"
            maxLength={1000}
          />
          {form.captcha && <div class="wide" ref={(at) => this.captcha(at)} />}
          {notice && (
            <p part="error" class="notice wide" role="alert">
              {notice}
            </p>
          )}
          <div class="wide">
            <button part="button" class="button" aria-disabled={sending || undefined}>
              {sending
                ? sendingText || texts.sending
                : settings.submitButtonText || submitText || texts.send}
            </button>
          </div>
        </form>
        <slot name="footer" />
      </section>
    );
  }
}
