import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

/** The error for a storage that is full, slow or unavailable. */
export const notStored = (cause?: unknown) =>
  Object.assign(
    new Refusal(503, "The file couldn't be stored. Please try again later.", 'unavailable', {
      retryAfter: 60,
    }),
    { cause },
  );

export const notReadable = (cause?: unknown) =>
  Object.assign(
    new Refusal(503, "The file can't be read right now. Please try again later.", 'unavailable', {
      retryAfter: 60,
    }),
    { cause },
  );

/** The error for a file above the maximum size. */
export function fileTooLarge({ maxFileBytes }: Pick<Config, 'maxFileBytes'>): Refusal {
  const megabytes = Math.floor(maxFileBytes / (1024 * 1024));
  return new Refusal(413, `A file can be up to ${megabytes} MB`, 'file_too_large');
}

type MessageLimit = Pick<Config, 'maxMessageBytes'>;

/** The error message for a visitor's files that are too large for one message. */
export const tooMuchTogether = ({ maxMessageBytes }: MessageLimit) =>
  `The files can be up to ${Math.floor(maxMessageBytes / (1024 * 1024))} MB in total`;
