import { keyOf, literal } from './banner.ts';
import type { Operation } from './operations.ts';

const maxLine = 70;

/** Returns the lines of a program that calls an operation. */
export function exampleOf(operation: Operation): string[] {
  const { id, body, bodySchema, example, paged, offset, as } = operation;
  const fields = Object.entries(example).map(([key, value]) => `${keyOf(key)}: ${literal(value)}`);
  const call = `helpdesk.${id}(${objectOf([...fields, ...filesOf(body, bodySchema)])})`;
  const line =
    paged || offset
      ? `for await (const one of ${call}) console.log(one);`
      : `${as ? `const ${as === 'text' ? 'text' : 'file'} = ` : ''}await ${call};`;
  return line.split('\n');
}

/** Returns the names of the fields that are files; for a form, of all its fields. */
function filesOf(body: Operation['body'], schema: Operation['bodySchema']): string[] {
  if (body === 'bytes' || body === 'piece') return ['file'];
  return body === 'multipart' ? Object.keys(schema?.properties ?? {}) : [];
}

function objectOf(fields: readonly string[]): string {
  if (fields.length === 0) return '';
  const line = fields.join(', ');
  if (line.length <= maxLine) return `{ ${line} }`;
  return `{\n${fields.map((one) => `  ${one},\n`).join('')}}`;
}
