const longest = 254;
// Three parts without spaces or a second @: linear, because the length is checked first.
const simple = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const control = /[\u0000-\u001f\u007f-\u009f]/;

/** Whether a text looks like an e-mail address that could be written to. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && simple.test(text) && !control.test(text);
}
