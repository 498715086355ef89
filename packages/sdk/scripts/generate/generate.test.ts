import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { generate } from './generate.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contract = `
openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
tags: [{ name: notes }]
paths:
  /api/notes/{id}:
    patch:
      operationId: notes.update
      tags: [notes]
      summary: Change a note
      security: [{ session: [view_all_tickets] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, default: 50 } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NoteInput' } } } }
      responses:
        '200': { description: The note, content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }
components:
  securitySchemes: { session: { type: http, scheme: bearer } }
  schemas:
    NoteInput:
      type: object
      additionalProperties: false
      required: [title]
      properties:
        title: { type: string, minLength: 1, x-messages: { required: Title is required } }
        again: { type: string, x-messages: { 'equals:title': 'Titles do not match' } }
    Note: { type: object, required: [title], properties: { title: { type: string }, part: { $ref: '#/components/schemas/Part' } } }
    Part: { type: object, additionalProperties: true }
`;

/** Generates from the contract above after something in it was changed. */
async function generateWith(change: (document: Record<string, any>) => void) {
  const document = parse(contract);
  change(document);
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, stringify(document));
  return generate(file);
}

const operation = (document: Record<string, any>) => document.paths['/api/notes/{id}'].patch;
const title = (document: Record<string, any>) =>
  document.components.schemas.NoteInput.properties.title;

it('generates the same text twice, each schema after those it is made of', async () => {
  const first = await generateWith(() => {});
  expect(await generateWith(() => {})).toEqual(first);
  const schemas = first['schemas.ts'] ?? '';
  expect(schemas.indexOf('const Part')).toBeLessThan(schemas.indexOf('const Note '));
  expect(schemas).toContain("text({ min: 1, said: { required: 'Title is required' } })");
  expect(schemas).toContain("other: 'title', said: 'Titles do not match'");
  expect(schemas).toContain('limit: z._default(fromQuery(whole({ min: 1 })), 50)');
  expect(first['types.ts']).toContain('limit?: number');
});

it('has generated what is committed', async () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const files = await generate(`${root}openapi.yaml`);
  for (const [name, text] of Object.entries(files)) {
    const committed = readFileSync(`${root}packages/sdk/src/contract/${name}`, 'utf8');
    expect(committed === text, `${name} differs: npm run generate`).toBe(true);
  }
});

const refusals: [string, (document: Record<string, any>) => void, RegExp][] = [
  ['an unknown keyword', (d) => (title(d).maxLenght = 3), /unknown keyword maxLenght/],
  ['an unknown format', (d) => (title(d).format = 'mail'), /unknown format mail/],
  [
    'an unknown keyword of an operation',
    (d) => (operation(d).servers = []),
    /unknown keyword servers/,
  ],
  ['an unknown limit', (d) => (operation(d)['x-limit'] = 'slow'), /unknown x-limit slow/],
  ['an operation without security', (d) => delete operation(d).security, /security is missing/],
  ['an id that is not tag.verb', (d) => (operation(d).operationId = 'updateNote'), /tag\.verb/],
  ['a tag that is not that of the id', (d) => (operation(d).tags = ['note']), /must be notes/],
  [
    'a permission that roles.ts does not have',
    (d) => (operation(d).security = [{ session: ['fly'] }]),
    /permission fly is unknown/,
  ],
  [
    'a security scheme that is not described',
    (d) => (operation(d).security = [{ cookie: [] }]),
    /scheme cookie is not described/,
  ],
  [
    'a name that is both parameter and body field',
    (d) => (operation(d).parameters[1].name = 'title'),
    /title is named twice/,
  ],
  ['a missing success', (d) => (operation(d).responses = {}), /exactly one 2xx/],
  [
    'two successes',
    (d) => (operation(d).responses['204'] = { description: 'Nothing' }),
    /exactly one 2xx/,
  ],
  [
    'a $ref that leads nowhere',
    (d) => (d.components.schemas.Note.properties.part.$ref = '#/components/schemas/Lost'),
    /Lost does not resolve/,
  ],
  [
    'a path parameter that is not described',
    (d) => operation(d).parameters.shift(),
    /path parameter id is not described/,
  ],
  [
    'an open object in a request',
    (d) => delete d.components.schemas.NoteInput.additionalProperties,
    /needs additionalProperties: false/,
  ],
  [
    'a sentence for a rule that is not there',
    (d) => (title(d)['x-messages'].maxLength = 'Too long'),
    /maxLength, which is no rule/,
  ],
  [
    'a field that must equal one that is not there',
    (d) =>
      (d.components.schemas.NoteInput.properties.again['x-messages'] = { 'equals:subject': 'No' }),
    /equals subject/,
  ],
  ['a required field with a default', (d) => (title(d).default = 'x'), /cannot have a default/],
  [
    'a schema that contains itself',
    (d) => (d.components.schemas.Note.properties.part.$ref = '#/components/schemas/Note'),
    /cannot contain itself/,
  ],
  [
    'a header it does not know',
    (d) =>
      operation(d).parameters.push({ name: 'X-Org', in: 'header', schema: { type: 'string' } }),
    /unknown header X-Org/,
  ],
  [
    'two operations of one name',
    (d) => (d.paths['/api/other/{id}'] = d.paths['/api/notes/{id}']),
    /two operations have this operationId/,
  ],
];

it.each(refusals)('refuses %s', async (_, change, problem) => {
  await expect(generateWith((document) => void change(document))).rejects.toThrow(problem);
});
