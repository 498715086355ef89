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
  const signedIn = await request.post(`${helpdeskUrl}/api/auth/login`, {
    data: { email: demo.agent, password: demo.password },
  });
  const { token } = await signedIn.json();
  const made = await request.post(`${helpdeskUrl}/api/contact-forms`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Made by a test', title: 'Ask the workshop', fields: [message], ...form },
  });
  return (await made.json()).id;
}
