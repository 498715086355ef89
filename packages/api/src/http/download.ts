import type { Readable } from 'node:stream';

/** An answer that is a file rather than JSON, sent as it is produced. */
export class Download {
  readonly type: string;
  readonly filename: string;
  readonly stream: Readable;

  constructor(type: string, filename: string, stream: Readable) {
    this.type = type;
    this.filename = filename;
    this.stream = stream;
  }
}
