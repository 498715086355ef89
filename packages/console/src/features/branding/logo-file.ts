import m from './messages.yaml';

const maxBytes = 5 * 1024 * 1024;

/** Validates a logo file before it is uploaded; returns the error message. */
export function logoSentence({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return m.logoFile.pleaseUploadAValidImageFile;
  return size > maxBytes ? m.logoFile.logoFileMustBeLessThan : null;
}
