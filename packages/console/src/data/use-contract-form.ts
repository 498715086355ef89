import { HelpdeskError } from '@helpdesk/sdk';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  set,
  useForm,
} from 'react-hook-form';

type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns the field that shows an issue; an issue inside a list is shown at the list. */
const placeOf = (path: Issue['path']) => {
  const end = path.findIndex((key) => typeof key === 'number');
  return path.slice(0, end === -1 ? undefined : end).join('.');
};

type Schema<Values> = {
  safeParse(
    values: unknown,
  ): { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } };
};

type ContractFormOptions<Values> = {
  defaults: DefaultValues<Values>;
  /** Additional rules of this screen: field name to message. */
  check?: (values: Values) => Partial<Record<keyof Values, string>>;
};

/**
 * A form validated by a schema of the contract, with the server's own messages. Editing a field clears its error.
 * Spread `field('email')` on a control and show `errors.email?.message`.
 */
export function useContractForm<Values extends FieldValues>(
  schema: Schema<Values>,
  { defaults, check }: ContractFormOptions<Values>,
) {
  const form = useForm<Values>({
    defaultValues: defaults,
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const judged = schema.safeParse(values);
      const issues = judged.success ? [] : judged.error.issues;
      const sentences = [
        ...issues.map(({ path, message }) => [placeOf(path), message] as const),
        ...Object.entries(check?.(values) ?? {}),
      ];
      if (sentences.length === 0 && judged.success) return { values: judged.data, errors: {} };
      const errors: FieldErrors<Values> = {};
      for (const [name, message] of sentences) {
        if (!get(errors, name)) set(errors, name, { type: 'contract', message });
      }
      return { values: {}, errors };
    },
  });

  const field = (name: Path<Values>) =>
    form.register(name, { onChange: () => form.clearErrors(name) });

  /** Shows the server's errors at their fields; returns whether there were any. */
  function showRefusals(error: unknown): boolean {
    if (!(error instanceof HelpdeskError) || error.errors.length === 0) return false;
    for (const { field: name, message } of error.errors)
      form.setError(name as Path<Values>, { message });
    return true;
  }

  return { ...form, field, showRefusals, errors: form.formState.errors };
}
