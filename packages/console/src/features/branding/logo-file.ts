const maxBytes = 5 * 1024 * 1024;

/** Validates a logo file before it is uploaded; returns the error message. */
export function logoSentence({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return 'Please upload a valid image file';
  return size > maxBytes ? 'Logo file must be less than 5MB' : null;
}
