import { address } from './script.ts';

/** The chunks of the build and their hashes, which are part of their file names. */
declare const CHUNKS: { core: string; form: string; chat: string; search: string };

export type ChunkName = keyof typeof CHUNKS;

/** The export of an element's last chunk. */
export interface View {
  draw(container: ShadowRoot, props: object): void;
}

// Firefox never requests a module again that failed to load, so a retry needs another URL. Other chunks import the core from their own
// folder, so a failed core needs another folder; for the server it is the same.
let folder = 'chunks/';
let tail = '#';

/** Loads a view and the shared core in parallel; a chunk that doesn't match its hash is rejected. */
export const loadView = async (name: ChunkName): Promise<View> =>
  (await Promise.all([fetchModule<View>(name, CHUNKS[name]), fetchModule('core', CHUNKS.core)]))[0];

/** Loads a chunk once its hash is verified. */
export async function fetchModule<Module>(name: string, hash: string): Promise<Module> {
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.integrity = `sha256-${hash}`;
  link.href = new URL(
    `${folder}${name}-${hash.replace(/\W/g, '').slice(0, 8)}.js${name === 'core' ? '' : tail}`,
    address,
  ) as never;
  link.rel = 'modulepreload';
  document.head.append(link);
  try {
    if (link.relList.supports('modulepreload'))
      await new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
      });
    return await import(/* @vite-ignore */ link.href);
  } catch (error) {
    if (name === 'core') folder += '+/';
    else tail += '+';
    throw error;
  } finally {
    link.remove();
  }
}
