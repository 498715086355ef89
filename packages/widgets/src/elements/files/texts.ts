import type { Text } from '../../core/fill.ts';

/** The texts of files; the texts property of an element can replace any of them. */
export const texts = {
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  attached: 'Attached files',
  uploading: 'Uploading {name}',
  retry: 'Try {name} again',
  remove: 'Remove {name}',
  download: 'Download {name}',
  pictures: 'Pictures',
  files: 'Files',
  checking: 'Checking for viruses…',
  infected: 'This file contains a virus',
  unsentFile: "Couldn't send the file",
  tooManyFiles: 'You can attach {name} files' as Text,
};

export type FileTexts = typeof texts;
