import type { APIRequestContext } from 'playwright/test';
import { helpdeskUrl } from './addresses.ts';
import { demo, tokenOf } from './people.ts';

interface NewForm {
  title?: string;
  fields?: object[];
  settings?: object;
}

const message = { id: 'm', name: 'message', label: 'Message', type: 'textarea', required: true };

/** Creates a form of the demo organization through the API; returns its id. */
export async function makeForm(request: APIRequestContext, form: NewForm = {}): Promise<string> {
  const made = await request.post(`${helpdeskUrl}/api/contact-forms`, {
    headers: await agent(),
    data: { name: 'Made by a test', title: 'Ask the workshop', fields: [message], ...form },
  });
  return (await made.json()).id;
}

/** Changes some fields of a form through the API; returns the form. */
export async function changeForm(request: APIRequestContext, id: string, change: object) {
  const headers = await agent();
  const url = `${helpdeskUrl}/api/contact-forms/${id}`;
  const isChange = Object.keys(change).length > 0;
  const answer = isChange
    ? await request.patch(url, { headers, data: change })
    : await request.get(url, { headers });
  return (await answer.json()) as object;
}

const agent = async () => ({ authorization: `Bearer ${await tokenOf(demo.agent)}` });
