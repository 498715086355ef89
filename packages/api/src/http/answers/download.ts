import type { Readable } from 'node:stream';

/** A streamed file response. */
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
