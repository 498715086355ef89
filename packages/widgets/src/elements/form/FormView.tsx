import { h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ViewProps } from '../../core/view.ts';
import { emit } from '../../loader/emit.ts';
import { readForm, type SubmitResult, type WidgetForm } from './api.ts';
import { Questions } from './Questions.tsx';
import { Sent } from './Sent.tsx';

interface Props extends ViewProps {
  organization?: string;
  formId?: string;
  theme?: string;
  /** Answers to begin with, by field name. */
  values?: Record<string, unknown>;
}

const loadFailed = 'Failed to load form. Please try again.';

/** A contact form, from loading it to the ticket number. */
export function FormView({ host, organization = '', formId = 'default', theme, values }: Props) {
  const [form, setForm] = useState<WidgetForm>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<SubmitResult>();
  const [round, setRound] = useState(0);
  const questions = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const reading = new AbortController();
    readForm(organization, formId, reading.signal).then(
      (read) => {
        setForm(read);
        emit(host, 'loaded', { formId: read.id });
      },
      () => {
        if (reading.signal.aborted) return;
        setFailed(true);
        emit(host, 'error', { message: loadFailed });
      },
    );
    return () => {
      reading.abort();
      setForm(undefined);
      setFailed(false);
      setResult(undefined);
    };
  }, [organization, formId, attempt]);

  useEffect(() => {
    host.handle = {
      submit: () => questions.current?.requestSubmit(),
      reset() {
        setResult(undefined);
        setRound((before) => before + 1);
      },
    };
  }, [host]);

  const color = form?.organization.primaryColor ?? '';
  return (
    <div
      class={`root ${/^(light|dark|auto)$/.test(theme ?? '') ? theme : ''}`}
      style={/^#[\da-f]{6}$/i.test(color) ? { '--organization': color } : undefined}
    >
      <div part="form" class="form">
        {failed ? (
          <div class="state" role="alert">
            <p>{loadFailed}</p>
            <button
              type="button"
              part="button"
              class="button"
              onClick={() => setAttempt(attempt + 1)}
            >
              Try again
            </button>
          </div>
        ) : !form ? (
          <p class="state" role="status">
            Loading form...
          </p>
        ) : result ? (
          <Sent host={host} result={result} form={form} />
        ) : (
          <Questions
            key={round}
            host={host}
            form={form}
            organization={organization}
            values={values}
            element={questions}
            onSent={setResult}
          />
        )}
      </div>
    </div>
  );
}
