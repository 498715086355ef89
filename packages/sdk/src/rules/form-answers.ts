export type FieldType =
  | 'text'
  | 'email'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'radio'
  | 'number'
  | 'phone'
  | 'url'
  | 'date';

/** What a form says about one of its questions; the contract's `FormField` fits. */
export interface AnswerField {
  name: string;
  label: string;
  type: FieldType;
  required?: boolean;
  options?: string[] | null;
  validation?: { minLength?: number; maxLength?: number; pattern?: string } | null;
}

export type Answer = string | number | boolean;

export interface AnswerError {
  field: string;
  code: 'required' | 'format' | 'minLength' | 'maxLength' | 'pattern' | 'option';
  message: string;
}

export interface AnswerRules {
  /** Judge number fields as numbers (embed and widget); the contact page takes them as text. */
  numbers?: boolean;
  /** Tests staff-written patterns; must run in linear time. Without it, patterns are not judged. */
  matches?: (pattern: string, text: string) => boolean;
}

export interface JudgedAnswers {
  data: Record<string, Answer>;
  errors: AnswerError[];
}

/** Milliseconds within which nobody has read and answered a form: elements send no sooner, and what comes sooner is a robot's. */
export const quickestAnswer = 1_500;

const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/** Whether a text is an e-mail address as the contract's `format: email` means it. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

/** Judges a visitor's answers to a form: what of them to keep, and what to tell the visitor. */
export function judgeAnswers(
  fields: readonly AnswerField[],
  given: unknown,
  rules: AnswerRules = {},
): JudgedAnswers {
  // Without a prototype, a field named `__proto__` is a key like any other.
  const data: Record<string, Answer> = Object.create(null);
  const errors: AnswerError[] = [];
  for (const field of fields) {
    const value =
      given && Object.hasOwn(given, field.name)
        ? (given as Record<string, unknown>)[field.name]
        : undefined;
    const verdict = judgeAnswer(field, value, rules);
    if (Array.isArray(verdict)) {
      errors.push({ field: field.name, code: verdict[0], message: verdict[1] });
    } else if (verdict !== undefined) {
      data[field.name] = verdict;
    }
  }
  return { data, errors };
}

type Verdict = Answer | undefined | [AnswerError['code'], string];

function judgeAnswer(field: AnswerField, value: unknown, rules: AnswerRules): Verdict {
  const { label, type, required, options } = field;
  if (type === 'checkbox') {
    const checked = value === true || value === 'true' || value === 'on';
    return required && !checked ? ['required', 'This field is required'] : checked;
  }

  if (value !== null && typeof value === 'object') return ['format', `${label} is not valid`];
  // PostgreSQL cannot store NUL.
  const text = String(value ?? '')
    .replaceAll('\0', '')
    .trim();
  const minLength = field.validation?.minLength ?? 0;
  const maxLength = Math.min(
    field.validation?.maxLength ?? Infinity,
    type === 'textarea' ? 10_000 : 1_000,
  );
  const pattern = field.validation?.pattern;

  if (type === 'email' && (text ? !isEmail(text) : required)) {
    return ['format', 'Please enter a valid email address'];
  }
  if (type === 'number' && rules.numbers) {
    if (!text && !required) return undefined;
    const number = text ? Number(text) : -1;
    return number >= 0 && number < Infinity ? number : ['format', 'Please enter a valid number'];
  }
  if (!text) return required ? ['required', `${label} is required`] : undefined;
  if (text.length < minLength) {
    return ['minLength', `${label} must be at least ${minLength} characters`];
  }
  if (text.length > maxLength) {
    return ['maxLength', `${label} must be at most ${maxLength} characters`];
  }
  if ((type === 'select' || type === 'radio') && options?.length && !options.includes(text)) {
    return ['option', `${label} must be one of the options`];
  }
  if (pattern && rules.matches && !rules.matches(pattern, text)) {
    return ['pattern', `${label} is not in the expected format`];
  }
  return text;
}
