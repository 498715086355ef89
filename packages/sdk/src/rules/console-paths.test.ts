import { expect, test } from 'vitest';
import { isConsolePath } from './console-paths.ts';

test.each([
  ['/', true],
  ['/tickets', true],
  ['/tickets/', true],
  ['/tickets/9f1c', true],
  ['/tickets/9f1c/more', false],
  ['/invite/token', true],
  ['/settings/email', true],
  ['/settings/email/more', false],
  ['/api-keys', true],
  ['/dashboard', true],
  ['/org/acme', true],
  ['/org/acme/', true],
  ['/org/acme/dashboard', true],
  ['/org/acme/tickets/9f1c', true],
  ['/org/acme/login', false],
  ['/org', false],
  ['/nothing', false],
  ['/public/nothing', false],
])('%s is a page of the console: %s', (path, is) => expect(isConsolePath(path)).toBe(is));
