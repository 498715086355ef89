import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundle } from './bundle.ts';

const root = `# What everyone should know
openapi: 3.1.0
tags: [{ name: notes }, { name: lists }]

components:
  securitySchemes:
    session: { type: http, scheme: bearer }
`;
const notes = `# For editors of notes
paths:
  # Milk, mostly
  /api/notes:
    get: { tags: [notes] }
components:
  schemas:
    Note: { type: object }
`;
const lists = `paths:
  /api/lists:
    get: { tags: [lists] }
x-sockets:
  schemas: { address: /ws }
components:
  examples:
    List: { value: [] }

  schemas:
    List: { type: array }
`;
const shared = `components:
  schemas:
    Id: { type: string }
`;
const parts = (changed: Record<string, string> = {}) =>
  Object.entries({
    'lists.yaml': lists,
    'notes.yaml': notes,
    'root.yaml': root,
    'shared/ids.yaml': shared,
    ...changed,
  }).map(([file, text]) => ({ file, text }));

it('joins the sections of all parts: shared ones first, then each tag in the order of the root', () => {
  const text = bundle(parts());
  expect(parse(text)).toEqual({
    openapi: '3.1.0',
    tags: [{ name: 'notes' }, { name: 'lists' }],
    paths: {
      '/api/notes': { get: { tags: ['notes'] } },
      '/api/lists': { get: { tags: ['lists'] } },
    },
    'x-sockets': { schemas: { address: '/ws' } },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      examples: { List: { value: [] } },
      schemas: { Id: { type: 'string' }, Note: { type: 'object' }, List: { type: 'array' } },
    },
  });
  const order = ['# Generated', '# What everyone', '# contract/notes.yaml', '# Milk', '/api/lists'];
  const places = order.map((each) => text.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBe(0);
  expect(text).not.toContain('For editors');
  expect(Object.keys(parse(text).components.schemas)).toEqual(['Id', 'Note', 'List']);
});

it('repeats a line for each ticket field with fixed values', () => {
  const choices = (
    initial: string,
  ) => `priority: { values: [low, high], initial: low, example: high, description: How soon }
severity: { values: [minor], initial: ${initial}, example: minor, description: How bad }
`;
  const ticket = `components:
  examples:
    Ticket: { value: { id: 1, $exampleChoices, step: { $noChoices } } }
  schemas:
    $Choice: { type: string, enum: $values, description: $description }
    Ticket:
      required: [id, $choices]
      properties:
        $choice: { $ref: '#/components/schemas/$Choice', default: $initial }
`;
  const files = { 'shared/tickets.yaml': ticket, 'ticket-choices.yaml': choices('minor') };
  const { examples, schemas } = parse(bundle(parts(files))).components;
  expect(examples.Ticket.value).toEqual({
    id: 1,
    priority: 'high',
    severity: 'minor',
    step: { priority: null, severity: null },
  });
  expect(schemas).toMatchObject({
    Priority: { type: 'string', enum: ['low', 'high'], description: 'How soon' },
    Severity: { enum: ['minor'] },
    Ticket: {
      required: ['id', 'priority', 'severity'],
      properties: {
        priority: { $ref: '#/components/schemas/Priority', default: 'low' },
        severity: { $ref: '#/components/schemas/Severity', default: 'minor' },
      },
    },
  });
  expect(() => bundle(parts({ ...files, 'ticket-choices.yaml': choices('none') }))).toThrow(
    /ticket-choices\.yaml: severity needs a value of its own as initial/,
  );
});

it.each([
  [
    'a name in two parts',
    { 'shared/ids.yaml': shared.replace('Id', 'Note') },
    /notes\.yaml: schemas › Note is in shared\/ids\.yaml too/,
  ],
  [
    'a path in two parts',
    { 'lists.yaml': notes.replace('[notes]', '[lists]') },
    /lists\.yaml: paths › \/api\/notes is in notes\.yaml too/,
  ],
  ['a part of no tag', { 'note.yaml': notes }, /note\.yaml: is not named after a tag/],
  ['another ending', { 'notes.yml': notes }, /notes\.yml: is not named after a tag/],
  [
    'an operation of another tag',
    { 'lists.yaml': lists.replace('[lists]', '[notes]') },
    /lists\.yaml: \/api\/lists has the tag notes, so it belongs in notes\.yaml/,
  ],
  ['paths in a shared part', { 'shared/ids.yaml': notes }, /ids\.yaml: unknown keyword paths/],
  [
    'an unknown section',
    { 'notes.yaml': `${notes}  callbacks: {}\n` },
    /notes\.yaml › components: unknown keyword callbacks/,
  ],
  [
    'a section on one line',
    { 'shared/ids.yaml': 'components:\n  schemas: { Id: { type: string } }\n' },
    /ids\.yaml: " {2}schemas:" needs a line of its own/,
  ],
  [
    'a name twice in one part',
    { 'notes.yaml': `${notes}    Note: {}\n` },
    /notes\.yaml: Map keys must be unique at line 9/,
  ],
])('refuses %s', (_, changed, message) => {
  expect(() => bundle(parts(changed as Record<string, string>))).toThrow(message);
});

it('refuses to bundle without a root', () => {
  expect(() => bundle(parts().filter(({ file }) => file !== 'root.yaml'))).toThrow(
    /root\.yaml: is missing/,
  );
});
