/** An answer as a person reads it. */
export function answerText(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return String(value ?? '');
}
