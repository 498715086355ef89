import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../src');
const inSource = readdirSync(source, { recursive: true, encoding: 'utf8' });

/** Every `messages.yaml` of the console. */
export const allCatalogs = (): string[] =>
  inSource
    .filter((file) => path.basename(file) === 'messages.yaml')
    .map((file) => path.join(source, file))
    .toSorted();

const isOfTests = /\.(test|d|d\.yaml)\.tsx?$|^test\/|\/test-[^/]*$/;

/** Every source file of the console, without tests and types. */
export const allCode = (): { file: string; code: string }[] =>
  inSource
    .filter((file) => /\.tsx?$/.test(file) && !isOfTests.test(file))
    .map((file) => path.join(source, file))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
