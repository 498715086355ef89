import { expect } from 'vitest';
import { demoPassword, type ServerProcess } from './server-process.ts';

/** Signs in to a server in another process. Returns a function to call it: POST with a body, else GET. */
export async function callerOf<Answer>(server: ServerProcess, email: string) {
  let token = '';
  async function call(path: string, body?: object): Promise<Answer> {
    const answer = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer.json() as Promise<Answer>;
  }
  const session = (await call('/api/auth/login', { email, password: demoPassword })) as {
    token: string;
  };
  token = session.token;
  return call;
}
