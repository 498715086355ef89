import type { APIRequestContext } from 'playwright/test';
import { helpdeskUrl } from './addresses.ts';
import { demo, tokenOf } from './people.ts';

interface NewForm {
  title?: string;
  fields?: object[];
  settings?: object;
}

const message = { id: 'm', name: 'message', label: 'Message', type: 'textarea', required: true };

interface Member {
  token: string;
}

/** Creates a form through the API and returns its ID. Without `member`, the form belongs to the demo organization. */
export async function makeForm(
  request: APIRequestContext,
  form: NewForm = {},
  member?: Member,
): Promise<string> {
  const made = await request.post(`${helpdeskUrl}/api/contact-forms`, {
    headers: await signedIn(member),
    data: { name: 'Made by a test', title: 'Ask the workshop', fields: [message], ...form },
  });
  return (await made.json()).id;
}

/** Changes some fields of a form through the API; returns the form. */
export async function changeForm(
  request: APIRequestContext,
  id: string,
  change: object,
  member?: Member,
) {
  const headers = await signedIn(member);
  const url = `${helpdeskUrl}/api/contact-forms/${id}`;
  const isChange = Object.keys(change).length > 0;
  const answer = isChange
    ? await request.patch(url, { headers, data: change })
    : await request.get(url, { headers });
  return (await answer.json()) as object;
}

const signedIn = async (member?: Member) => ({
  authorization: `Bearer ${member?.token ?? (await tokenOf(demo.agent))}`,
});
