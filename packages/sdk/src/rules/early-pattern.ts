import type { ValidatePattern } from './form-answers.ts';

/** Repeated groups, or many repetitions: these could freeze the browser, so only the server checks them. */
const isSlow = /\)[*+?{]|([*+}].*){4}/;

/** Checks an answer against a simple pattern in the browser, before the server does. */
export const validateEarly: ValidatePattern = ({ label, validation }, text) => {
  const { pattern } = validation ?? {};
  if (!pattern || text.length > 200 || isSlow.test(pattern)) return undefined;
  try {
    if (new RegExp(`^(?:${pattern})$`, 'u').test(text)) return undefined;
  } catch {
    // Invalid in this browser; the server has another engine.
    return undefined;
  }
  return ['pattern', `${label} is not in the expected format`];
};
