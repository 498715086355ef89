import type { Config } from '../config.ts';

/** The host pages, on a separate origin; null if the operator has disabled them. */
export async function serveExamplePages(config: Config, port: number) {
  if (config.examplesPort === 0) return null;
  const { serveExamples } = await import('@helpdesk/examples');
  const server = await serveExamples({
    port: config.examplesPort,
    helpdeskUrl: config.publicUrl.endsWith(`:${config.port}`)
      ? `http://localhost:${port}`
      : config.publicUrl,
  });
  return {
    port: config.examplesPort,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
