import { address } from './script.ts';

/** The chunks of the build: file name beside the script, and its hash. */
declare const CHUNKS: { core: Chunk; form: Chunk; chat: Chunk; search: Chunk };

export type ChunkName = keyof typeof CHUNKS;

export type Chunk = [file: string, integrity: string];

/** The export of an element's last chunk. */
export interface View {
  draw(container: ShadowRoot, props: object): void;
}

/** Loads an element's chunks in parallel; a chunk that does not match its hash is refused. */
export async function loadView(names: ChunkName[]): Promise<View> {
  const urls = await Promise.all(names.map((name) => fetchModule(...CHUNKS[name])));
  return import(/* @vite-ignore */ urls.at(-1) as string);
}

const fetched: Record<string, Promise<string>> = {};

/** Fetches a file beside this script, verifies its hash and returns its URL. */
export function fetchModule(file: string, integrity: string): Promise<string> {
  const { href } = new URL(file, address);
  const module = (fetched[href] ??= preload(href, integrity));
  module.catch(() => delete fetched[href]);
  return module;
}

function preload(href: string, integrity: string): Promise<string> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve(href);
  return new Promise((resolve, reject) => {
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.integrity = integrity;
    link.href = href;
    link.onload = () => resolve(href);
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}
