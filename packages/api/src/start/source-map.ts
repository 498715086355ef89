import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/**
 * Makes stack traces name the sources of a built file. Node's own `--enable-source-maps` ignores scripts, and reads the map of
 * every other file at each start; this reads the map when a stack is first requested.
 */
export function nameSources(file: string): void {
  let map: SourceMap | undefined;
  const read = () => new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));

  function sourceOf(frame: NodeJS.CallSite): string | null {
    if (frame.getFileName() !== file) return null;
    map ??= read();
    const entry = map.findEntry(
      (frame.getLineNumber() ?? 1) - 1,
      (frame.getColumnNumber() ?? 1) - 1,
    );
    if (!('originalSource' in entry)) return null;
    const { originalSource, originalLine, originalColumn } = entry;
    return `${resolve(dirname(file), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  }

  Error.prepareStackTrace = (error, frames) =>
    [
      Error.prototype.toString.call(error),
      ...frames.map((frame) => {
        const text = String(frame);
        const source = sourceOf(frame);
        const place = `${file}:${frame.getLineNumber()}:${frame.getColumnNumber()}`;
        return `    at ${source ? text.replace(place, source) : text}`;
      }),
    ].join('\n');
}
