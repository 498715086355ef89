import type { APIRequestContext } from 'playwright/test';
import { helpdeskUrl } from './addresses.ts';
import { demo } from './people.ts';

interface NewForm {
  title?: string;
  fields?: object[];
  settings?: object;
}

const message = { id: 'm', name: 'message', label: 'Message', type: 'textarea', required: true };

/** Makes a form of the demo organization, as its agents could; answers its id. */
export async function makeForm(request: APIRequestContext, form: NewForm = {}): Promise<string> {
  const made = await request.post(`${helpdeskUrl}/api/contact-forms`, {
    headers: await agent(request),
    data: { name: 'Made by a test', title: 'Ask the workshop', fields: [message], ...form },
  });
  return (await made.json()).id;
}

/** Changes what is named of a form, as an agent could; answers the form. */
export async function changeForm(request: APIRequestContext, id: string, change: object) {
  const headers = await agent(request);
  const url = `${helpdeskUrl}/api/contact-forms/${id}`;
  const isChange = Object.keys(change).length > 0;
  const answer = isChange
    ? await request.patch(url, { headers, data: change })
    : await request.get(url, { headers });
  return (await answer.json()) as object;
}

async function agent(request: APIRequestContext) {
  const signedIn = await request.post(`${helpdeskUrl}/api/auth/login`, {
    // The second time there is a cookie, which counts from our own pages only.
    headers: { origin: helpdeskUrl },
    data: { email: demo.agent, password: demo.password },
  });
  const { token } = (await signedIn.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
