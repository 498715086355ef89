/** Masks email addresses and long numbers, such as those of phones and cards. */
export function masked(text: string): string {
  return text
    .slice(0, 1_000)
    .replace(/[^\s@<>()]{1,64}@[^\s@<>()]{1,255}/g, '[email]')
    .replace(/\+?\d(?:[ ().\-/]{0,2}\d){5,30}/g, '[number]')
    .replace(/\s+/g, ' ')
    .trim();
}
