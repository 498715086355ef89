const mostBytes = 5 * 1024 * 1024;

/** What is wrong with a file that shall be the logo, before it is sent. */
export function logoSentence({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return 'Please upload a valid image file';
  return size > mostBytes ? 'Logo file must be less than 5MB' : null;
}
