import { expect, test } from 'vitest';
import { chooserOf, fileKindList, fileProblem } from './file-kinds.ts';
import { maxFilesOf } from './form-answers.ts';

const unknown = 'application/octet-stream';
const validate = (accept: typeof fileKindList, name: string, type = unknown, size = 1) =>
  fileProblem({ accept, maxMegabytes: 2 }, { name, type, size })?.message ?? 'taken';
const refused = "This kind of file can't be sent here";

test.each([
  ['image', 'a.png', 'image/png', 'taken'],
  ['image', 'a.HEIC', unknown, 'taken'],
  ['image', 'a.png', unknown, refused],
  ['image', 'a.svg', unknown, refused],
  ['image', 'a.heic', 'application/pdf', refused],
  ['document', 'a.pdf', 'application/pdf', 'taken'],
  ['document', 'a.docx', unknown, 'taken'],
  ['document', 'a.docx', 'application/vnd.openxmlformats', 'taken'],
  ['document', 'a.pdf', unknown, refused],
  ['document', 'a.exe', unknown, refused],
  ['audio', 'a.mp3', 'audio/mpeg', 'taken'],
  ['video', 'a.mov', unknown, 'taken'],
  ['archive', 'a.zip', 'application/zip', 'taken'],
  ['archive', 'a', unknown, refused],
] as const)('for the kind %s, the file %s with type %s is %s', (kind, name, type, verdict) => {
  expect(validate([kind], name, type)).toBe(verdict);
});

test('a form without kinds accepts any file, one with several accepts each of them', () => {
  expect(validate([], 'a.exe')).toBe('taken');
  expect(validate(['image', 'document'], 'a.pdf', 'application/pdf')).toBe('taken');
  expect(fileProblem(undefined, { name: 'a', type: unknown, size: 1 })).toBeNull();
});

test('a file can be as large as the form says, but not larger', () => {
  const megabyte = 1024 * 1024;
  expect(validate([], 'a', unknown, 2 * megabyte)).toBe('taken');
  expect(validate([], 'a', unknown, 2 * megabyte + 1)).toBe('Files here can be up to 2 MB');
});

test('the file chooser gets the kinds, or nothing if any file is accepted', () => {
  expect(chooserOf({ accept: ['image'] })).toBe('image/*,.heic,.heif,.avif,.tif,.tiff,.bmp');
  expect(chooserOf({ accept: fileKindList })).toContain('.pdf,.txt,.doc');
  expect([chooserOf({}), chooserOf(undefined)]).toEqual([undefined, undefined]);
});

test('a field accepts 20 files by default', () => {
  expect([maxFilesOf(undefined), maxFilesOf({ maxFiles: 1 })]).toEqual([20, 1]);
});
