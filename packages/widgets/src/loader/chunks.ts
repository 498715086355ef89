import { address } from './script.ts';

/** The chunks of the build and their hashes, which their files are named by. */
declare const CHUNKS: { core: string; form: string; chat: string; search: string };

export type ChunkName = keyof typeof CHUNKS;

/** The export of an element's last chunk. */
export interface View {
  draw(container: ShadowRoot, props: object): void;
}

/** Loads a view and what all views share in parallel; a chunk that does not match its hash is refused. */
export async function loadView(name: ChunkName): Promise<View> {
  const load = (each: ChunkName) => fetchModule(each, CHUNKS[each]);
  const [url] = await Promise.all([load(name), load('core')]);
  return import(/* @vite-ignore */ url);
}

const fetched: Record<string, Promise<string>> = {};

/** Fetches a chunk, verifies its hash and returns its URL. */
export function fetchModule(name: string, hash: string): Promise<string> {
  return (fetched[name] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const done = () => resolve(link.href);
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.integrity = `sha256-${hash}`;
    link.href = `${new URL(`chunks/${name}-${hash.replace(/\W/g, '').slice(0, 8)}.js`, address)}`;
    link.onload = done;
    link.onerror = () => {
      link.remove();
      delete fetched[name];
      reject(new Error(name));
    };
    document.head.append(link);
    if (!link.relList.supports('modulepreload')) done();
  }));
}
