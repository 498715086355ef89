import type { Call } from './callable.ts';
import type { OperationId } from './contract/operations.ts';
import { table } from './contract/table.ts';
import { bytes, form, piece } from './form.ts';

const methods: Record<string, string> = { '+': 'POST', '~': 'PATCH', '=': 'PUT', '-': 'DELETE' };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every operation that a program can call: written as one short text, because each byte is a page's. */
export function readTable(): Call<OperationId>[] {
  let tag = '';
  let path: string[] = [];
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', place = '', manner = ''] = line.split(' ');
      const [first = '', second] = name.split('.');
      if (second) tag = first;
      const method = methods[place.charAt(0)];
      const way = method ? place.slice(1) : place;
      const rest = way
        .slice(1)
        .replace("'", kebab(second ?? first))
        .replace('&', kebab(tag));
      path = [...path.slice(0, Number(way[0])), ...rest.split('/')].filter(Boolean);
      const [marks = '', query] = manner.split('?');
      const has = (mark: string) => marks.includes(mark);
      return {
        id: `${tag}.${second ?? first}` as OperationId,
        method: method ?? 'GET',
        path: `/api/${path.join('/')}`,
        ...(query && { query: query.split(',') }),
        ...(has('#') && { body: 'json' as const }),
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
