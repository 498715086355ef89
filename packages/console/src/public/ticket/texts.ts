/** What the script of the ticket page says by itself; all else is on the pages that the server draws. */
export const texts = {
  opening: 'Loading ticket...',
  notLoaded: 'This could not be loaded',
  unreached: 'The helpdesk could not be reached. Please check your connection.',
  again: 'Try again',
  attach: 'Attach files',
  attached: 'Attached files',
  uploading: (name: string) => `Uploading ${name}`,
  retry: (name: string) => `Try ${name} again`,
  remove: (name: string) => `Remove ${name}`,
  notUploaded: 'Failed to upload the file',
  tooManyFiles: 'A message can have 20 files',
  pictures: 'Pictures',
  picture: (name: string, at: number, all: number) =>
    all > 1 ? `${name} (${at} of ${all})` : name,
  previous: 'Previous picture',
  next: 'Next picture',
  save: 'Download',
  close: 'Close',
};
