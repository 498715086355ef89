import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

/** A storage that is full, slow or away is told in words. */
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

/** A file is larger than any may be. */
export function fileTooLarge({ maxFileBytes }: Pick<Config, 'maxFileBytes'>): Refusal {
  const megabytes = Math.floor(maxFileBytes / (1024 * 1024));
  return new Refusal(413, `A file can be up to ${megabytes} MB`, 'file_too_large');
}

type MessageLimit = Pick<Config, 'maxMessageBytes'>;

/** What is said of files that are too much for one message of a visitor. */
export const tooMuchTogether = ({ maxMessageBytes }: MessageLimit) =>
  `The files can be up to ${Math.floor(maxMessageBytes / (1024 * 1024))} MB in total`;
