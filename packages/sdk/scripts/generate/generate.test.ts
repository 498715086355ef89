import { expect, it } from 'vitest';
import { generateWith } from './test-contract.ts';

const operation = (document: Record<string, any>) => document.paths['/api/notes/{id}'].patch;
const limit = (document: Record<string, any>) =>
  document.paths['/api/notes/{id}'].get.parameters[1];
const title = (document: Record<string, any>) =>
  document.components.schemas.NoteInput.properties.title;

it('generates the same text twice, with each schema after those it uses', async () => {
  const first = await generateWith(() => {});
  expect(await generateWith(() => {})).toEqual(first);
  const schemas = first['schema/operations.ts'] ?? '';
  expect(schemas.indexOf('const Part')).toBeLessThan(schemas.indexOf('const Note '));
  expect(schemas).toContain("text({ min: 1, max: 80, said: { required: 'Title is required' } })");
  expect(schemas).toContain("other: 'title', said: 'Titles do not match'");
  expect(schemas).toContain('limit: z._default(fromQuery(whole({ min: 1 })), 50)');
  expect(first['contract/types.ts']).toContain('limit?: number');
});

const refusals: [string, (document: Record<string, any>) => void, RegExp][] = [
  ['an unknown keyword', (d) => (title(d).maxLenght = 3), /unknown keyword maxLenght/],
  ['an unknown format', (d) => (title(d).format = 'mail'), /unknown format mail/],
  [
    'an unknown keyword of an operation',
    (d) => (operation(d).servers = []),
    /unknown keyword servers/,
  ],
  [
    'an operation that nobody has described',
    (d) => delete operation(d).description,
    /notes\.update: a description is missing/,
  ],
  [
    'a parameter that nobody has described',
    (d) => delete limit(d).description,
    /notes\.parts › limit: a description is missing/,
  ],
  [
    'a body without an example',
    (d) => delete operation(d).requestBody.content['application/json'].examples,
    /notes\.update › body: an example is missing/,
  ],
  [
    'an answer without an example',
    (d) => delete operation(d).responses['200'].content['application/json'].examples,
    /notes\.update › 200: an example is missing/,
  ],
  [
    'a property that nobody has described',
    (d) => delete title(d).description,
    /NoteInput\.title: a description is missing/,
  ],
  [
    'a schema that nobody has described',
    (d) => delete d.components.schemas.Part.description,
    /Part: a description is missing/,
  ],
  [
    'the rest of a sentence that became a key of an answer',
    (d) => (operation(d).responses['200'] = { description: 'The note', 'and more': null }),
    /notes\.update › 200: unknown keyword and more/,
  ],
  [
    'such a key in a body',
    (d) => (operation(d).requestBody.content['application/json']['or none'] = null),
    /body › application\/json: unknown keyword or none/,
  ],
  [
    'such a key beside what is said of a tag',
    (d) => (d.tags[0]['and their authors'] = null),
    /tags: unknown keyword and their authors/,
  ],
  [
    'fields in the query beside those of a body',
    (d) => operation(d).parameters.push(limit(d)),
    /notes\.update: its fields are in the query or in the body, not in both/,
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
    (d) => operation(d).parameters.push({ ...limit(d), name: 'title' }),
    /title is named twice/,
  ],
  ['a missing success', (d) => (operation(d).responses = {}), /exactly one 2xx/],
  [
    'a missing refusal of what it does not know',
    (d) => delete operation(d).responses['400'],
    /notes\.update: 400 is missing/,
  ],
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
    'a text of any length in a request',
    ({ components }) => {
      delete components.schemas.NoteInput.properties.title.maxLength;
    },
    /title: a text in a request needs maxLength/,
  ],
  [
    'a list of any length in a request',
    ({ components }) => {
      const tags = { type: 'array', items: { type: 'string', maxLength: 9 }, description: 'Words' };
      components.schemas.NoteInput.properties.tags = tags;
    },
    /tags: a list in a request needs maxItems/,
  ],
  [
    'a sentence for a rule that is not there',
    (d) => (title(d)['x-messages'].pattern = 'Not so'),
    /pattern, which is no rule/,
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

/** Lets two permissions open the operation, so its callers have different rights. */
const openToTwo = (d: Record<string, any>) =>
  Object.assign(operation(d), {
    security: [{ session: ['assign_tickets'] }, { session: ['resolve_tickets'] }],
    'x-effects': ['assigns_tickets', 'changes_tickets'],
  });

/** Marks every field but the first as writable by every caller. */
function openTheRest(d: Record<string, any>) {
  openToTwo(d);
  d.components.schemas.NoteInput.required = [];
  delete title(d)['x-messages'].required;
  d.components.schemas.NoteInput.properties.again['x-may-write'] = 'everyone';
}

it('records who may write which field, including nested fields and those of list items', async () => {
  const { 'contract/operations.ts': text } = await generateWith((d) => {
    openTheRest(d);
    title(d)['x-may-write'] = ['assign_tickets'];
    d.components.schemas.NoteInput.properties.rows = {
      type: 'array',
      maxItems: 9,
      description: 'What stands below it',
      'x-may-write': 'everyone',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          own: {
            type: 'boolean',
            description: 'Whether',
            default: false,
            'x-ignored-without': ['resolve_tickets'],
          },
        },
      },
    };
  });
  expect(text).toContain("path: 'title', permissions: ['assign_tickets'], otherwise: 'refused'");
  expect(text).toContain("path: 'again', permissions: [], otherwise: 'refused'");
  expect(text).toContain(
    "path: 'rows[].own', permissions: ['resolve_tickets'], otherwise: 'ignored', instead: false",
  );
});

it('accepts a body without field rights if all callers have the same permissions', async () => {
  await expect(generateWith(() => {})).resolves.toBeDefined();
});

const openToKeys = (d: Record<string, any>) =>
  operation(d).security.push({ memberKey: ['tickets:read'] });

const rightRefusals: [string, (document: Record<string, any>) => void, RegExp][] = [
  [
    'silence about a field that callers of different rights send',
    openToTwo,
    /say who may write it/,
  ],
  [
    'silence about a field that members of every role send',
    (d) =>
      Object.assign(operation(d), {
        security: [{ session: ['create_tickets'] }],
        'x-effects': ['creates_tickets'],
      }),
    /say who may write it/,
  ],
  [
    'a field for a permission that does not exist',
    (d) => (openTheRest(d), (title(d)['x-may-write'] = ['fly'])),
    /permission fly is unknown/,
  ],
  [
    'a field for nobody',
    (d) => (openTheRest(d), (title(d)['x-may-write'] = [])),
    /a list of permissions, or everyone/,
  ],
  [
    'a required field that not everybody may send',
    (d) => (openToTwo(d), (title(d)['x-may-write'] = ['assign_tickets'])),
    /a required field cannot depend on a right/,
  ],
  [
    'a field with a default that not everybody may send',
    (d) => (
      openTheRest(d), Object.assign(title(d), { default: 'x', 'x-may-write': ['assign_tickets'] })
    ),
    /a field with a default is always there/,
  ],
  [
    'a right on what is only answered',
    (d) => (d.components.schemas.Note.properties.title['x-may-write'] = ['assign_tickets']),
    /stands where no request has a field/,
  ],
  [
    'an operation that goes away without a day',
    (d) => (operation(d).deprecated = true),
    /deprecated: true goes with x-deprecated/,
  ],
  [
    'an operation that goes away too soon',
    (d) =>
      Object.assign(operation(d), {
        deprecated: true,
        'x-deprecated': { since: '2026-12-01', until: '2027-03-01' },
      }),
    /six months apart at least/,
  ],
  [
    'a call that waits for events after it does not say which',
    (d) => (operation(d)['x-waits-for-events'] = true),
    /goes with wait and after in the query/,
  ],
  [
    'silence about what a key may call',
    (d) => delete operation(d)['x-sessions-only'],
    /name a memberKey with its permission, or x-sessions-only/,
  ],
  [
    'a key where only sessions are said to call',
    openToKeys,
    /x-sessions-only contradicts its security/,
  ],
  [
    'a key for what needs a fresh proof',
    (d) => (openToKeys(d), (operation(d)['x-fresh-proof'] = true)),
    /a key cannot act for a member here/,
  ],
  [
    'a permission of keys that does not exist',
    (d) => operation(d).security.push({ memberKey: ['notes:read'] }),
    /permission notes:read is unknown/,
  ],
  [
    'silence about what anybody signed in reaches',
    (d) => (operation(d).security = [{ session: [] }]),
    /x-about is person, caller or organization/,
  ],
  [
    'an operation that does not name its effects',
    (d) => delete operation(d)['x-effects'],
    /x-effects is missing/,
  ],
  [
    'an effect that does not exist',
    (d) => (operation(d)['x-effects'] = ['flies']),
    /effect flies is unknown to rules\/effects\.ts/,
  ],
  [
    'a permission that none of the effects needs',
    (d) => (operation(d)['x-effects'] = ['deletes_tickets']),
    /no effect in x-effects needs view_all_tickets/,
  ],
  [
    'a narrowing by a permission that every caller has',
    (d) => (operation(d)['x-own-only-without'] = 'view_all_tickets'),
    /every caller has view_all_tickets/,
  ],
  [
    'a part of an answer for a permission that does not exist',
    (d) => (operation(d)['x-sees'] = { drafts: 'fly' }),
    /permission fly is unknown/,
  ],
  [
    'fresh proof for a field that the body does not have',
    (d) => (operation(d)['x-fresh-proof'] = ['wings']),
    /the body has no wings/,
  ],
  [
    'fresh proof of nothing',
    (d) => (operation(d)['x-fresh-proof'] = []),
    /true, or a list of fields/,
  ],
  [
    'fresh proof of a stranger',
    (d) => Object.assign(operation(d), { security: [], 'x-fresh-proof': true }),
    /operations that a session opens/,
  ],
];

it.each([...refusals, ...rightRefusals])('refuses %s', async (_, change, problem) => {
  await expect(generateWith((document) => void change(document))).rejects.toThrow(problem);
});

it('marks a deprecated operation in the table and in the editor', async () => {
  const days = { since: '2026-12-01', until: '2027-07-01' };
  const files = await generateWith((d) => {
    Object.assign(operation(d), { deprecated: true, 'x-deprecated': days });
  });
  const text = JSON.stringify(files);
  expect(text).toContain("deprecated: { since: '2026-12-01', until: '2027-07-01' }");
  expect(text).toContain('@deprecated It is there until 2027-07-01.');
});
