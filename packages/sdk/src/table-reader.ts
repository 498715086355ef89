import type { Call } from './callable.ts';
import type { OperationId } from './contract/operations.ts';
import { table } from './contract/table.ts';
import { bytes, form, piece } from './form.ts';

const methods: Record<string, string> = { '+': 'POST', '~': 'PATCH', '=': 'PUT', '-': 'DELETE' };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const line = /^(?:(\w+)\.)?(\w+) ([+~=-]?)(\d)([\w:'&/.-]*)(.*)/gm;

/** Every operation that a program can call: written as one short text, because each byte is a page's. */
export function readTable(): Call<OperationId>[] {
  let tag = '';
  let path: string[] = [];
  return [...table.matchAll(line)].map(([, begun, verb = '', mark = '', dropped, rest, marks]) => {
    tag = begun ?? tag;
    const place = `${rest}`
      .replace("'", kebab(verb))
      .replace('&', kebab(tag))
      .replace(/:(\w+)/g, '{$1}');
    const kept = path.slice(0, path.length - Number(dropped));
    path = [...kept, ...place.split('/')].filter(Boolean);
    const has = (each: string) => marks?.includes(each);
    return {
      id: `${tag}.${verb}` as OperationId,
      method: methods[mark] ?? 'GET',
      path: `/api/${path.join('/')}`,
      // As a rule, a body is JSON, and only what reads or deletes has none.
      ...(has('#') === /^-?$/.test(mark) && { body: 'json' as const }),
      ...(has('@') && { body: form }),
      ...(has('%') && { body: bytes }),
      ...(has('^') && { body: piece }),
      ...(has('!') && { idempotent: true }),
      ...(has('*') && { paged: true }),
      ...(has('>') && { offset: true }),
      ...(has('$') && { text: true }),
    };
  });
}
