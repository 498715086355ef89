import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Place } from '../config.ts';

export type NpmS3 = Awaited<ReturnType<typeof startNpmS3>>;

const bucket = 'helpdesk-files';
const key = 'S3RVER';
const region = 'eu-test-1';
/** The suffix that the server adds to the file name of an object. */
const ending = '._S3rver_object';

/**
 * Starts a bucket on a third-party S3 server. It checks signatures, and its CORS rules let pages of these origins upload
 * objects. Failures are simulated by our own server (`s3-server.ts`).
 */
export async function startNpmS3(mayPut: string[] = []) {
  const directory = mkdtempSync(join(tmpdir(), 'helpdesk-s3-'));
  const rules = mayPut.map(
    (origin) =>
      `<CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>PUT</AllowedMethod></CORSRule>`,
  );
  const cors = `<CORSConfiguration>${rules.join('')}</CORSConfiguration>`;
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: rules.length > 0 ? [cors] : [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const place: S3Place = {
    endpoint,
    isPathStyle: true,
    region,
    bucket,
    prefix: 'files/',
    accessKeyId: key,
    secretAccessKey: key,
    sessionToken: null,
  };
  return {
    place,
    endpoint,
    /** The URL for settings; with another endpoint if there is a proxy in between. */
    url: (at = endpoint) =>
      `s3://${key}:${key}@${bucket}/files?${new URLSearchParams({ endpoint: at, region })}`,
    /** The keys of the stored objects. */
    keys: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
        name.endsWith(ending) ? [name.slice(0, -ending.length)] : [],
      ),
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
