import { vi } from 'vitest';

/** Says with each answer to these methods, after `answerOperations`, which version of an article it has. */
export function answerVersions(versions: Record<string, string>) {
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const response = await answered(url, request);
    const version = versions[request.method ?? 'GET'];
    if (version && response.ok) response.headers.set('ETag', version);
    return response;
  });
}
