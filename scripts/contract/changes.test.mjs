import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { changesBetween, mayBreak } from './changes.mjs';
import { termsOf } from './promises.mjs';

const contract = parse(`
info: { version: 0.1.0 }
paths:
  /api/notes:
    post:
      operationId: notes.create
      security: [{ session: [] }]
      parameters: [{ name: sort, in: query, schema: { type: string, enum: [new, old] } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NoteInput' } } } }
      responses:
        '201': { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
        '400': { description: invalid }
webhooks: { note.created: { post: {} } }
components:
  schemas:
    NoteInput: { type: object, required: [title], properties: { title: { type: string }, color: { type: string, enum: [red, blue] } } }
    Note: { type: object, required: [id], properties: { id: { type: string }, text: { type: string }, color: { type: string, enum: [red] } } }
`);

/** Returns what a change of the contract breaks and adds. */
function changed(change) {
  const after = structuredClone(contract);
  const { NoteInput: input, Note: note } = after.components.schemas;
  change({ after, input, note, create: after.paths['/api/notes'].post });
  return changesBetween(contract, after);
}

test.each([
  [
    'an operation that is gone',
    ({ after }) => delete after.paths['/api/notes'],
    'notes.create is POST',
  ],
  [
    'another name of it',
    ({ create }) => (create.operationId = 'notes.add'),
    'no more: notes.create',
  ],
  [
    'an event that is gone',
    ({ after }) => delete after.webhooks['note.created'],
    'event note.created',
  ],
  ['a parameter that is gone', ({ create }) => create.parameters.pop(), 'notes.create takes sort'],
  [
    'a value that is taken no more',
    ({ create }) => create.parameters[0].schema.enum.pop(),
    'sort = old',
  ],
  [
    'a parameter that is needed now',
    ({ create }) => (create.parameters[0].required = true),
    'now: notes.create needs sort',
  ],
  [
    'a field that is needed now',
    ({ input }) => input.required.push('color'),
    'now: NoteInput needs color',
  ],
  [
    'a value of a field that is taken no more',
    ({ input }) => input.properties.color.enum.pop(),
    'NoteInput.color = blue',
  ],
  ['a field that is answered no more', ({ note }) => delete note.properties.text, 'Note has text'],
  ['a field that may be absent now', ({ note }) => note.required.pop(), 'Note always has id'],
  [
    'a field that may be null now',
    ({ note }) => (note.properties.id.type = ['string', 'null']),
    'Note has id: string',
  ],
  [
    'another status',
    ({ create }) => ((create.responses[200] = create.responses[201]), delete create.responses[201]),
    'answers 201',
  ],
])('breaks programs: %s', (_what, change, said) => {
  expect(changed(change).breaks.join('\n')).toContain(said);
});

test.each([
  ['a field that may be sent', ({ input }) => (input.properties.tag = { type: 'string' })],
  [
    'a field that is answered',
    ({ note }) => ((note.properties.tag = {}), note.required.push('tag')),
  ],
  ['a value that is answered', ({ note }) => note.properties.color.enum.push('green')],
  ['a value that is taken', ({ input }) => input.properties.color.enum.push('green')],
  ['another refusal', ({ create }) => (create.responses[409] = { description: 'taken' })],
  ['a word in a description', ({ note }) => (note.description = 'A note')],
  [
    'a new operation with what it needs',
    ({ after, create }) => {
      const parameters = [{ name: 'q', in: 'query', required: true, schema: { type: 'string' } }];
      after.paths['/api/notes'].get = { ...create, operationId: 'notes.find', parameters };
    },
  ],
])("doesn't break programs: %s", (_what, change) => {
  expect(changed(change).breaks).toEqual([]);
});

describe('a schema in requests and responses that is separated for requests', () => {
  const part = { type: 'object', required: ['text', 'bold'], properties: { text: {}, bold: {} } };
  const listed = (name) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } });
  const before = structuredClone(contract);
  Object.assign(before.components.schemas, { Part: part });
  for (const name of ['NoteInput', 'Note']) {
    before.components.schemas[name].properties.parts = listed('Part');
  }
  function apart(sent) {
    const after = structuredClone(before);
    const { schemas } = after.components;
    schemas.PartInput = sent;
    schemas.Part = {
      allOf: [
        { $ref: '#/components/schemas/PartInput' },
        { type: 'object', required: ['text', 'bold'], properties: { bold: {} } },
      ],
    };
    schemas.NoteInput.properties.parts = listed('PartInput');
    return changesBetween(before, after).breaks;
  }

  test("doesn't break programs if it accepts everything that the former one did", () => {
    expect(apart({ ...part, required: ['text'] })).toEqual([]);
  });
  test('breaks programs if it requires more or accepts less', () => {
    const more = { text: {}, bold: {}, size: {} };
    const broken = ['no more: NoteInput has parts: [Part]'];
    expect(apart({ ...part, required: ['text', 'size'], properties: more })).toEqual(broken);
    expect(apart({ ...part, required: [], properties: { bold: {} } })).toEqual([
      ...broken,
      'no more: Part has text: any',
      'no more: Part always has text',
    ]);
  });
});

test('additions are listed for the changelog', () => {
  const { added } = changed(({ input }) => (input.properties.tag = { type: 'string' }));
  expect(added).toEqual(['NoteInput has tag: string']);
});

test('breaking changes need a new version: a minor one before 1.0, then a major one', () => {
  expect(mayBreak('0.1.0', '0.1.4')).toBe(false);
  expect(mayBreak('0.1.0', '0.2.0')).toBe(true);
  expect(mayBreak('1.1.0', '1.2.0')).toBe(false);
  expect(mayBreak('1.1.0', '2.0.0')).toBe(true);
});

test("the contract promises each of its operations, and doesn't break itself", () => {
  const own = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
  const { promises, demands } = termsOf(own);
  expect(promises).toContain('tickets.list is GET /api/tickets');
  expect(promises).toContain('Ticket always has id');
  expect(demands).toContain('TicketCreateInput needs subject');
  expect(changesBetween(own, own)).toEqual({ breaks: [], added: [] });
});
