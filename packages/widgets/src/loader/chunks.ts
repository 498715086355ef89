import { address } from './script.ts';

/** The chunks of the build and their hashes, which their files are named by. */
declare const CHUNKS: { core: string; form: string; chat: string; search: string };

export type ChunkName = keyof typeof CHUNKS;

/** The export of an element's last chunk. */
export interface View {
  draw(container: ShadowRoot, props: object): void;
}

// Firefox does not ask again for a module that it could not get once: after a failure, another address leads to it. Where
// that was the core, which the others import from their own folder, it is another folder to the browser, and to the server
// the same.
let folder = 'chunks/';
let tail = '#';

/** Loads a view and what all views share in parallel; a chunk that does not match its hash is refused. */
export async function loadView(name: ChunkName): Promise<View> {
  const [view] = await Promise.all(
    [name, 'core' as const].map((each) => fetchModule<View>(each, CHUNKS[each])),
  );
  return view as View;
}

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
