import type { HelpdeskError, Schema } from '@helpdesk/sdk';
import { widgetEvent, widgetForm } from '@helpdesk/sdk/operations';
import type { Answer } from '@helpdesk/sdk/rules/field-kinds';
import { Component, createRef, h } from 'preact';
import { ask } from '../../core/connection.ts';
import { look } from '../../core/look.ts';
import type { Popup } from '../../core/panel.ts';
import type { ViewProps } from '../../core/view.ts';
import { isEnglish, type Language, type Words, wordsFor } from '../../core/words.ts';
import { emit } from '../../loader/emit.ts';
import { type Props as Questioning, Questions } from './Questions.tsx';
import { Sent } from './Sent.tsx';
import { type GivenTexts, texts as ours } from './texts.ts';

interface Props
  extends ViewProps,
    Omit<
      Questioning,
      'host' | 'form' | 'texts' | 'element' | 'others' | 'onBegin' | 'onRefused' | 'onSent'
    > {
  formId?: string;
  theme?: string;
  /** The form itself; with it, nothing is loaded or counted. */
  definition?: Schema<'WidgetForm'>;
  texts?: GivenTexts;
  /** The element, if the form is in its panel. */
  popup?: Popup;
  /** Shown if there is no form; the loader shows it if there is no view. */
  failed: string;
  /** The response that the loader requested in parallel with this code. */
  first?: Promise<Response> | undefined;
}

interface State {
  form?: Schema<'WidgetForm'> | undefined;
  words?: Words | undefined;
  /** Whether the texts for the given form are loaded. */
  isSpoken?: true;
  failed: boolean;
  result?: Schema<'SubmitResult'> | undefined;
  answers?: Record<string, Answer>;
  /** The values typed before the form changed, by the current names of their fields; `others` has those whose field is gone. */
  typed?: Record<string, string> | undefined;
  others?: Record<string, string> | undefined;
  /** Number of resets; used as the key, so each reset creates new inputs. */
  round: number;
}

/** The state before anything is sent or typed. */
const afresh = { result: undefined, typed: undefined, others: undefined };

/** A contact form, from loading to the ticket number. A class, because hooks would add 1 kB to every page. */
export class FormView extends Component<Props, State> {
  override state: State = { failed: false, round: 0 };
  questions = createRef<HTMLFormElement>();
  reading = new AbortController();
  first = this.props.first;
  counted: Record<string, true> = {};

  override componentDidMount() {
    this.props.host.handle = {
      submit: () => this.questions.current?.requestSubmit(),
      reset: () => this.setState(({ round }) => ({ ...afresh, round: round + 1 })),
    };
    void this.load();
  }

  override componentDidUpdate(before: Props) {
    const { formId, definition } = this.props;
    if (before.formId !== formId || !before.definition !== !definition) void this.load();
  }

  override componentWillUnmount() {
    this.reading.abort();
  }

  load = async () => {
    const { host, formId = 'default', definition } = this.props;
    this.reading.abort();
    if (definition) {
      const words = await wordsFor('form', this.props, definition);
      return this.setState({ words, isSpoken: true });
    }
    const { signal } = (this.reading = new AbortController());
    this.setState({ form: undefined, failed: false, ...afresh });
    try {
      const { first } = this;
      this.first = undefined;
      const own = await this.read(formId, undefined, { signal, first });
      // Some proxies answer 200 with an HTML page.
      if (!Array.isArray(own?.fields)) throw own;
      const words = await wordsFor('form', this.props, own);
      const language = words?.attributes.lang as Language;
      const form = own.translatedTo?.includes(language) ? await this.read(own.id, language) : own;
      if (signal.aborted) return;
      // The launcher also gets the color of the form.
      this.props.popup?.style.setProperty('--organization', form.organization.primaryColor);
      const detail = { formId: form.id, form, language };
      this.setState({ form, words }, () => emit(host, 'loaded', detail));
      const watch = new IntersectionObserver(([entry]) => {
        if (entry?.isIntersecting) this.count('seen');
      });
      watch.observe(host);
      signal.onabort = () => watch.disconnect();
    } catch (error) {
      if (signal.aborted) return;
      this.setState({ failed: true });
      const { code, status } = Object(error) as Partial<HelpdeskError>;
      // Pages may log whether the server responded at all.
      const reason = status === 0 ? undefined : 'Failed to fetch form data';
      emit(host, 'error', { message: this.props.failed, code, reason });
    }
  };

  /** Loads a form in one of its languages, or its own. */
  read = (formId: string, language?: Language, options?: Parameters<typeof ask>[2]) =>
    ask(widgetForm, { formId, org: this.props.organization ?? '', language }, options);

  /** Loads the form again, because it may have changed since. Fields are matched by ID or name. */
  renew = async (given: Record<string, string>) => {
    const { form: before, others } = this.state;
    if (!before) return;
    const form = await this.read(before.id, before.language).catch(() => before);
    const typed: Record<string, string> = {};
    const gone = { ...others };
    for (const { id, name } of before.fields) {
      const text = given[name];
      const now = form.fields.find((field) => field.id === id || field.name === name)?.name;
      // An input with the same name stays on the page.
      if (text && now !== name) (now ? typed : gone)[now ?? name] = text;
    }
    await new Promise<void>((done) => this.setState({ form, typed, others: gone }, done));
  };

  /** Counts once that the form was seen, and once that it was started; sends no data about the visitor or answers. */
  count = (event: 'seen' | 'started') => {
    const { form } = this.state;
    if (!form || this.counted[event]) return;
    this.counted[event] = true;
    const { organization = '' } = this.props;
    ask(widgetEvent, { formId: form.id, org: organization, event }).catch(() => {});
  };

  override render(props: Props, state: State) {
    const { popup } = props;
    const { failed, result, round, words, isSpoken } = state;
    const { definition } = props;
    // A given form also waits for its texts: it may replace one that has them.
    const isWaiting = definition && !isSpoken && !isEnglish(definition);
    const form = isWaiting ? undefined : (definition ?? state.form);
    const given = { ...words?.texts, ...props.texts };
    const texts = { ...ours, ...given };
    return (
      <div {...look(props.theme, form?.organization?.primaryColor, words)}>
        <div part="form" class="form">
          {popup && (
            <button
              type="button"
              class="close"
              aria-label={texts.close}
              onClick={() => popup.hide()}
            />
          )}
          {failed ? (
            <div class="state" role="alert">
              <p>{props.failed}</p>
              <button type="button" part="button" class="button" onClick={this.load}>
                {texts.again}
              </button>
            </div>
          ) : !form ? (
            <p class="state" role="status">
              {texts.loading}
            </p>
          ) : result ? (
            <Sent texts={texts} given={given} result={result} answers={state.answers} form={form} />
          ) : (
            <Questions
              {...props}
              key={round}
              form={form}
              values={{ ...props.values, ...state.typed }}
              others={state.others}
              texts={texts}
              onBegin={() => this.count('started')}
              element={this.questions}
              onRefused={this.renew}
              onSent={(answer, answers) => this.setState({ result: answer, answers })}
            />
          )}
        </div>
      </div>
    );
  }
}
