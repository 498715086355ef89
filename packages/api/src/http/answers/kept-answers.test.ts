// @module-tag one-engine

import type { Context } from 'koa';
import { beforeEach, expect, test } from 'vitest';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

let kept: KeptAnswers;
beforeEach(() => {
  kept = createKeptAnswers(4_000);
});

function contextOf(url: string, method = 'GET', headers: Record<string, string> = {}) {
  const sent: Record<string, string> = {};
  const context = {
    url,
    method,
    status: 0,
    body: undefined as Buffer | undefined,
    get: (name: string) => headers[name] ?? '',
    response: { get: (name: string) => sent[name] ?? '' },
    res: {
      setHeader: (name: string, value: string) => {
        sent[name] = value;
      },
    },
  };
  return { context: context as unknown as Context & typeof context, sent };
}

const tag = (version = 1, organizationId = 'acme', reader = 'agent') => ({
  organizationId,
  version,
  text: `${organizationId}.${version}.${reader}`,
  scope: `${organizationId}.${reader}`,
});

function keep(url: string, of = tag(), text = '[1]') {
  const { context } = contextOf(url);
  context.res.setHeader('X-Total-Count', '1');
  kept.keep(context, 'tickets.list', of, of.text, text);
}

const isKept = (url: string, of = tag(), method = 'GET') =>
  kept.answers(contextOf(url, method).context, 'tickets.list', of);

test('a cached answer is sent with its headers, and as 304 to clients that have it', () => {
  keep('/api/tickets');
  const first = contextOf('/api/tickets');
  expect(kept.answers(first.context, 'tickets.list', tag())).toBe(true);
  expect(first.context.status).toBe(200);
  expect(String(first.context.body)).toBe('[1]');
  expect(first.sent).toMatchObject({ ETag: '"acme.1.agent"', 'X-Total-Count': '1' });
  const known = contextOf('/api/tickets', 'GET', { 'If-None-Match': '"other", "acme.1.agent"' });
  expect(kept.answers(known.context, 'tickets.list', tag())).toBe(true);
  expect(known.context.status).toBe(304);
});

test('a different address, version, organization, reader or method is not served from the cache', () => {
  keep('/api/tickets');
  expect(isKept('/api/tickets')).toBe(true);
  expect(isKept('/api/tickets?status=open')).toBe(false);
  expect(isKept('/api/tickets', tag(2))).toBe(false);
  expect(isKept('/api/tickets', tag(1, 'globex'))).toBe(false);
  expect(isKept('/api/tickets', tag(1, 'acme', 'customer'))).toBe(false);
  expect(isKept('/api/tickets', tag(), 'HEAD')).toBe(false);
});

test('a client that asks for no cached answer gets none', () => {
  keep('/api/tickets');
  const { context } = contextOf('/api/tickets', 'GET', { 'Cache-Control': 'no-cache' });
  expect(kept.answers(context, 'tickets.list', tag())).toBe(false);
});

test('only operations that read nothing but tables are cached', () => {
  const { context } = contextOf('/api/search');
  kept.keep(context, 'search.query', tag(), 'tag', '{}');
  expect(kept.answers(context, 'search.query', tag())).toBe(false);
  expect(kept.bytes()).toBe(0);
});

test('a new version of an organization clears its cached answers, but no others', () => {
  keep('/api/tickets');
  keep('/api/tickets?status=open');
  keep('/api/tickets', tag(1, 'globex'));
  const alone = kept.bytes() / 3;
  keep('/api/tickets', tag(2));
  expect(isKept('/api/tickets', tag(1, 'globex'))).toBe(true);
  expect(isKept('/api/tickets')).toBe(false);
  expect(kept.bytes()).toBeLessThan(alone * 2.5);
});

test('an answer that two clients asked for at once counts once', () => {
  keep('/api/tickets');
  const once = kept.bytes();
  keep('/api/tickets');
  expect(kept.bytes()).toBe(once);
});

test('the least recently used organizations are evicted first', () => {
  const text = 'x'.repeat(1_000);
  keep('/api/tickets', tag(1, 'one'), text);
  keep('/api/tickets', tag(1, 'two'), text);
  expect(isKept('/api/tickets', tag(1, 'one'))).toBe(true);
  keep('/api/tickets', tag(1, 'three'), text);
  expect(isKept('/api/tickets', tag(1, 'two'))).toBe(false);
  expect(isKept('/api/tickets', tag(1, 'one'))).toBe(true);
  expect(kept.bytes()).toBeLessThanOrEqual(4_000);
  keep('/api/tickets', tag(1, 'four'), 'x'.repeat(10_000));
  expect(kept.bytes()).toBeLessThanOrEqual(4_000);
});
