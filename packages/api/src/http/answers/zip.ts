import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type Options, ZipFile } from 'yazl';

/** A ZIP archive that is written while `output` is read, so it's never in memory as a whole. */
export function openZip(options: Partial<Options> = {}) {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const broken = new Promise<never>((_, failed) => {
    output.once('error', failed);
    output.once('close', () => failed(new Error('The archive was cut off')));
  });
  broken.catch(() => undefined);
  return {
    output,
    /** Adds a whole file. */
    put: (content: string | Buffer, name: string, compress = true) =>
      zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name, {
        ...options,
        compress,
      }),
    /** Adds a file; resolves when the archive has its content. */
    async add(content: Readable, name: string, compress = true): Promise<void> {
      const ended = new Promise<void>((done, failed) => {
        content.once('end', done);
        content.once('error', failed);
      });
      zip.addReadStream(content, name, { ...options, compress });
      try {
        await Promise.race([ended, broken]);
      } catch (error) {
        // Waits until its rows are no longer being read.
        if (!content.closed) {
          content.destroy();
          await once(content, 'close');
        }
        throw error;
      }
    },
    end: () => zip.end(),
  };
}
