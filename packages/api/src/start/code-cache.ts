import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';

const hashLength = 20;

/** A compiled script, and whether V8 took its code from the cache. */
export interface Compiled {
  script: Script;
  isFromCache: boolean;
  /** Caches the code that V8 has compiled so far for the next start. */
  keep(): void;
}

/** Compiles a script of ASCII text with the cached code of an earlier run, if that was of this text and this Node. */
export function compile(file: string, cache: string): Compiled {
  const text = readFileSync(file);
  const cachedData = readCache(cache, text);
  const script = new Script(text.toString('latin1'), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  return {
    script,
    isFromCache: script.cachedDataRejected === false,
    keep() {
      const code = script.createCachedData();
      // Renames the file into place, so no start reads a partial file.
      writeFileSync(`${cache}.${process.pid}`, Buffer.concat([hashOf(text, code), code]));
      renameSync(`${cache}.${process.pid}`, cache);
    },
  };
}

/** The end of a built file names its build, so its five megabytes need not be hashed at each start. */
const nameLength = 80;

/** V8 checks neither: a corrupted file, or one of another text, must not reach it. */
function readCache(file: string, text: Buffer): Buffer | undefined {
  try {
    const kept = readFileSync(file);
    const code = kept.subarray(hashLength);
    return hashOf(text, code).equals(kept.subarray(0, hashLength)) ? code : undefined;
  } catch {
    return undefined;
  }
}

const hashOf = (text: Buffer, code: Buffer) =>
  createHash('sha1')
    .update(`${process.version} ${process.arch} ${text.length} `)
    .update(text.subarray(-nameLength))
    .update(code)
    .digest();
