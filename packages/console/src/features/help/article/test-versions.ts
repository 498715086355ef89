import { vi } from 'vitest';

/** Adds an ETag to the responses to these methods; call it after `answerOperations`. */
export function answerVersions(versions: Record<string, string>) {
  const answered = fetch;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const response = await answered(url, request);
    const version = versions[request.method ?? 'GET'];
    if (version && response.ok) response.headers.set('ETag', version);
    return response;
  });
}
