// @module-tag one-engine

import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['Return-Path: <otto@visitor.example>', 'otto@visitor.example'],
  ['Return-Path: <>', ''],
  ['Return-path: owner-kettles@lists.example', 'owner-kettles@lists.example'],
  ['Return-Path:', null],
  ['X-Return-Path: <otto@visitor.example>', null],
])('reads the envelope sender from "%s"', (header, sender) => {
  expect(returnPath(Buffer.from(`Received: by x\r\n${header}\r\nSubject: Hi\r\n\r\nHi`))).toBe(
    sender,
  );
});
