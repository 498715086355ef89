import { HelpdeskError, type Schema } from '@helpdesk/sdk';
import { type Answer, judgeAnswers, quickestAnswer } from '@helpdesk/sdk/rules/form-answers';
import { useRef, useState } from 'react';
import { repeatable } from '../../data/repeatable.ts';
import { refusalText, visitorDesk } from '../client.ts';

type Form = Schema<'PublicContactForm'>;
type Outcome = { result?: Schema<'SubmitResult'>; refused?: string | undefined };

/** What a visitor has answered, what is wrong with it, and how to send it. A number is taken as text on this page. */
export function useContactAnswers(subdomain: string, form: Form) {
  const [answers, setAnswers] = useState<Record<string, Answer>>(() => emptyAnswers(form));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [shownAt] = useState(() => performance.now());
  const attemptOf = useRef(repeatable());

  function answer(name: string, value: Answer) {
    setAnswers((old) => ({ ...old, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }

  async function submit(trap: string): Promise<Outcome> {
    const judged = judgeAnswers(form.fields, answers);
    setFailure('');
    setErrors(sentencesOf(judged.errors));
    if (judged.errors.length > 0) return { refused: judged.errors[0]?.field };
    setBusy(true);
    const { key, at } = attemptOf.current([judged.data, trap]);
    const elapsedMs = Math.max(quickestAnswer, Math.round(at - shownAt));
    await new Promise((done) => setTimeout(done, shownAt + elapsedMs - performance.now()));
    try {
      const result = await visitorDesk.publicForms.submit(
        {
          subdomain,
          formId: form.id,
          data: judged.data,
          trap,
          elapsedMs,
        },
        { idempotencyKey: key },
      );
      return { result };
    } catch (error) {
      const refused = error instanceof HelpdeskError ? error.errors : [];
      setErrors(sentencesOf(refused));
      setFailure(refusalText(error, 'Failed to submit form. Please try again.'));
      return { refused: refused[0]?.field };
    } finally {
      setBusy(false);
    }
  }
  return { answers, errors, failure, busy, answer, submit };
}

function emptyAnswers({ fields }: Form): Record<string, Answer> {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type === 'checkbox' ? false : '']),
  );
}

function sentencesOf(errors: readonly { field: string; message: string }[]) {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
