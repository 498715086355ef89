import { judgeAnswers } from '@helpdesk/sdk/rules/form-answers';
import { h, type RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { emit } from '../../loader/emit.ts';
import { refusalOf, type SubmitResult, sendAnswers, type WidgetForm } from './api.ts';
import { Field } from './Field.tsx';

interface Props {
  host: HTMLElement;
  form: WidgetForm;
  organization: string;
  values?: Record<string, unknown> | undefined;
  element: RefObject<HTMLFormElement | null>;
  onSent(result: SubmitResult): void;
}

type Errors = ReadonlyMap<string, string>;

/** A name that no staff-written field has; robots take it for the address of a site. */
const trap = 'helpdesk-website';

/** The fields and the button; what is typed lives in the inputs, so that no drawing can lose it. */
export function Questions({ host, form, organization, values, element, onSent }: Props) {
  const [errors, setErrors] = useState<Errors>(new Map());
  const [notice, setNotice] = useState('');
  const [sending, setSending] = useState(false);
  const shownAt = useRef(performance.now());
  const key = useRef('');
  const { fields, settings } = form;

  // Judged anew at each submit, so each refusal leads back to the first field that needs it.
  const refused = useRef(false);
  useLayoutEffect(() => {
    if (!refused.current) return;
    refused.current = false;
    const first = fields.findIndex((field) => errors.has(field.name));
    element.current?.querySelector<HTMLElement>(`#f${first}`)?.focus();
  }, [errors]);

  function refuse(list: readonly { field: string; message: string }[]) {
    refused.current = true;
    setErrors(new Map(list.map(({ field, message }) => [field, message])));
  }

  function read() {
    return Object.fromEntries(new FormData(element.current as HTMLFormElement));
  }

  function mend(event: Event) {
    key.current = '';
    const { name } = event.target as HTMLInputElement;
    if (!errors.has(name)) return;
    const field = fields.filter((one) => one.name === name);
    const left = judgeAnswers(field, read(), { numbers: true }).errors[0];
    const rest = new Map(errors);
    if (left) rest.set(name, left.message);
    else rest.delete(name);
    setErrors(rest);
  }

  async function submit(event: Event) {
    event.preventDefault();
    if (sending) return;
    const given = read();
    const judged = judgeAnswers(fields, given, { numbers: true });
    refuse(judged.errors);
    setNotice('');
    if (judged.errors.length) return;
    const { data } = judged;
    if (!emit(host, 'submit', { formId: form.id, data })) return;
    setSending(true);
    // The same answers sent again after a failure are the same message.
    key.current ||= String(crypto.getRandomValues(new Uint32Array(4)));
    try {
      const answer = await sendAnswers(
        {
          formId: form.id,
          org: organization,
          data,
          source: 'widget',
          trap: String(given[trap] ?? ''),
          elapsedMs: Math.round(performance.now() - shownAt.current),
        },
        key.current,
      );
      emit(host, 'success', { response: answer });
      onSent(answer);
      const next = settings?.redirectUrl ?? '';
      if (/^https?:\/\//i.test(next)) location.assign(next);
    } catch (error) {
      const { message, errors: list } = refusalOf(error);
      refuse(list);
      setNotice(message);
      setSending(false);
      emit(host, 'error', { message });
    }
  }

  return (
    <section>
      {form.title && (
        <h2 id="title" part="title">
          {form.title}
        </h2>
      )}
      {form.description && <p part="description">{form.description}</p>}
      <form ref={element} noValidate aria-labelledby="title" onSubmit={submit} onInput={mend}>
        {fields.map((field, index) => (
          <Field
            key={field.name}
            field={field}
            id={`f${index}`}
            value={values?.[field.name] ?? (field.type === 'number' ? 0 : undefined)}
            error={errors.get(field.name)}
          />
        ))}
        <div class="trap" aria-hidden="true">
          <input name={trap} tabIndex={-1} autocomplete="off" />
        </div>
        <div class="wide">
          {notice && (
            <p part="error" class="notice" role="alert">
              {notice}
            </p>
          )}
          <button part="button" class="button" aria-disabled={sending || undefined}>
            {sending ? 'Sending...' : settings?.submitButtonText || 'Send Message'}
          </button>
        </div>
      </form>
    </section>
  );
}
