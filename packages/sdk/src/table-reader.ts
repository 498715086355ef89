import type { Call } from './callable.ts';
import { table } from './client/table.ts';
import type { OperationId } from './contract/operations.ts';
import { bytes, form, piece } from './form.ts';

const methods: Record<string, string> = {
  ' ': 'GET',
  '+': 'POST',
  '~': 'PATCH',
  '=': 'PUT',
  '-': 'DELETE',
};

/** The properties for the marks at the end of a line; # is below. */
const manners: Record<string, Partial<Call<OperationId>>> = {
  '@': { body: form },
  '%': { body: bytes },
  '^': { body: piece },
  '!': { idempotent: true },
  '*': { paged: true },
  '>': { offset: true },
  $: { as: 'text' },
  '<': { as: 'blob' },
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const line = /^(?:(\w+)\.)?(\w+)([ +~=-])(\d?)([\w:'"&/.-]*)(.*)/gm;

/** Returns every operation that a program can call. The table is one short text, because pages download each byte of it. */
export function readTable(): Call<OperationId>[] {
  let tag = '';
  let path: string[] = [];
  return [...table.matchAll(line)].map(
    ([, begun, verb = '', mark = '', dropped, rest = '', marks = '']) => {
      tag = begun ?? tag;
      const words = kebab(verb);
      const place = rest
        .replace("'", words)
        .replace('"', words.replace(/^\w+-/, ''))
        .replace('&', kebab(tag))
        .replace(/:(\w+)/g, '{$1}');
      const kept = path.slice(0, path.length - Number(dropped));
      path = [...kept, ...place.split('/')].filter(Boolean);
      // By default, all methods but GET and DELETE have a JSON body; # inverts that.
      const isJson = marks.includes('#') === /[ -]/.test(mark);
      return Object.assign(
        {
          id: `${tag}.${verb}` as OperationId,
          method: methods[mark] as string,
          path: `/api/${path.join('/')}`,
        },
        isJson && { body: 'json' as const },
        ...[...marks].map((each) => manners[each]),
      );
    },
  );
}
