import type { Context } from 'koa';
import { notFound } from '../../refusal.ts';
import { type Packed, pack, sendPacked, tagOf } from '../answers/packed.ts';

interface File {
  type: 'css' | 'js';
  text: string;
}

/** Style sheets and scripts of server-rendered pages, at URLs with a content hash. */
export function pageAssets<Name extends string>(folder: string, files: Record<Name, File>) {
  const named = new Map<string, Packed>();
  const addresses = {} as Record<Name, string>;
  for (const [name, { type, text }] of Object.entries<File>(files)) {
    const full = `${name}-${tagOf(text)}.${type}`;
    named.set(full, pack(type, text));
    addresses[name as Name] = `${folder}/${full}`;
  }
  return {
    addresses,
    /** Sends the file of the route's `name`; `otherwise` may generate a style sheet that is not among them. */
    async send(context: Context, otherwise?: (name: string) => string | null) {
      const { name = '' } = (context as Context & { params: Record<string, string> }).params;
      const made = named.has(name) ? null : (otherwise?.(name) ?? null);
      const packed = made === null ? named.get(name) : pack('css', made);
      if (!packed) throw notFound('Not found');
      context.set('Cache-Control', 'public, max-age=31536000, immutable');
      await sendPacked(context, packed);
    },
  };
}
