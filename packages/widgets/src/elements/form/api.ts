import type { Answer } from '@helpdesk/sdk/rules/form-answers';
import type { FormField } from './Field.tsx';

export interface WidgetForm {
  id: string;
  title: string;
  description: string | null;
  fields: FormField[];
  settings: { submitButtonText?: string; successMessage?: string; redirectUrl?: string };
  organization: { primaryColor: string };
}
export interface SubmitResult {
  id: string;
  message: string;
  ticketNumber: string | null;
}
export interface Submission {
  formId: string;
  org: string;
  data: Record<string, Answer>;
  source: string;
  trap: string;
  elapsedMs: number;
}

const origin = new URL(import.meta.url).origin;

export async function readForm(organization: string, formId: string, signal: AbortSignal) {
  const response = await fetch(
    `${origin}/api/widget/form/${encodeURIComponent(formId)}?org=${encodeURIComponent(organization)}`,
    { signal },
  );
  const form = await response.json();
  if (!response.ok || !Array.isArray(form.fields)) throw new Error();
  return form as WidgetForm;
}

export async function sendAnswers(body: Submission, key: string): Promise<SubmitResult> {
  const response = await fetch(`${origin}/api/widget/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw { serverMessage: answer.message, errors: answer.errors };
  return answer as SubmitResult;
}

const submitFailed = 'Failed to submit form. Please try again.';

export function refusalOf(error: any) {
  return { message: error?.serverMessage || submitFailed, errors: error?.errors ?? [] };
}
