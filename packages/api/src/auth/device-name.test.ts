// @module-tag one-engine

import { expect, test } from 'vitest';
import { deviceOf } from './device-name.ts';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [mozilla('X11; Linux x86_64; rv:132.0', 'Gecko/20100101 Firefox/132.0'), 'Firefox', 'Linux'],
  [
    mozilla('Windows NT 10.0; Win64; x64', `${webKit} Chrome/131.0 Safari/537.36`),
    'Chrome',
    'Windows',
  ],
  [
    mozilla('Windows NT 10.0; Win64; x64', `${webKit} Chrome/131.0 Safari/537.36 Edg/131.0`),
    'Edge',
    'Windows',
  ],
  [
    mozilla(
      'Macintosh; Intel Mac OS X 10_15_7',
      'AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15',
    ),
    'Safari',
    'macOS',
  ],
  [
    mozilla(
      'iPhone; CPU iPhone OS 17_6 like Mac OS X',
      'AppleWebKit/605.1.15 Version/17.6 Mobile/15E148 Safari/604.1',
    ),
    'Safari',
    'iPhone',
  ],
  [
    mozilla(
      'iPad; CPU OS 17_6 like Mac OS X',
      'AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
    ),
    'Chrome',
    'iPad',
  ],
  [
    mozilla(
      'Linux; Android 14; SM-S911B',
      `${webKit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    ),
    'Samsung Internet',
    'Android',
  ],
  [
    mozilla('X11; CrOS x86_64 14541.0.0', `${webKit} Chrome/131.0 Safari/537.36`),
    'Chrome',
    'ChromeOS',
  ],
  [
    mozilla('X11; Linux x86_64', `${webKit} Chrome/131.0 Safari/537.36 OPR/116.0`),
    'Opera',
    'Linux',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [null, null, null],
])('detects %s as %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
