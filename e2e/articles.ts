import { type APIRequestContext, expect } from 'playwright/test';
import { helpdeskUrl } from './addresses.ts';
import { demo, tokenOf } from './people.ts';

interface NewArticle {
  title: string;
  content: string;
  isPublished?: boolean;
}

/** Creates a published article of the demo organization through the API; returns its slug. */
export async function makeArticle(request: APIRequestContext, article: NewArticle) {
  const slug = `made-${randomWord()}`;
  const made = await request.post(`${helpdeskUrl}/api/help/articles`, {
    headers: { authorization: `Bearer ${await tokenOf(demo.agent)}` },
    data: { slug, isPublished: true, ...article },
  });
  expect(made.status(), await made.text()).toBe(201);
  return slug;
}

const letters = 'bcdfghjklmnpqrstvwz';

/** Returns a random word that no other article in the help center contains. */
export const randomWord = () =>
  Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
