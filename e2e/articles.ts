import { type APIRequestContext, expect } from 'playwright/test';
import { helpdeskUrl } from './addresses.ts';
import { demo } from './people.ts';

interface NewArticle {
  title: string;
  content: string;
  isPublished?: boolean;
}

/** Makes a published article of the demo organization, as its agents could; answers its slug. */
export async function makeArticle(request: APIRequestContext, article: NewArticle) {
  const signedIn = await request.post(`${helpdeskUrl}/api/auth/login`, {
    headers: { origin: helpdeskUrl },
    data: { email: demo.agent, password: demo.password },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const slug = `made-${randomWord()}`;
  const made = await request.post(`${helpdeskUrl}/api/help/articles`, {
    headers: { authorization: `Bearer ${token}` },
    data: { slug, isPublished: true, ...article },
  });
  expect(made.status(), await made.text()).toBe(201);
  return slug;
}

const letters = 'bcdfghjklmnpqrstvwz';

/** A word that nothing else in the help center is like. */
export const randomWord = () =>
  Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
