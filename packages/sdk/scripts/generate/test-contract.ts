import { parse, stringify } from 'yaml';
import { generate } from './generate.ts';

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
      description: What is left out stays
      security: [{ session: [view_all_tickets] }]
      x-effects: [reads_all_tickets]
      x-sessions-only: notes are for people
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, maxLength: 40 }, description: Of the note }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NoteInput' }, examples: { one: { value: { title: Milk } } } } } }
      responses:
        '200': { description: The note, content: { application/json: { schema: { $ref: '#/components/schemas/Note' }, examples: { one: { value: { title: Milk } } } } } }
        '400': { description: invalid · What is wrong }
    get:
      operationId: notes.parts
      tags: [notes]
      summary: Read a note
      description: As much of it as is wanted
      security: [{ session: [view_all_tickets] }]
      x-effects: [reads_all_tickets]
      x-sessions-only: notes are for people
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, maxLength: 40 }, description: Of the note }
        - { name: limit, in: query, schema: { type: integer, minimum: 1, default: 50 }, description: At most }
      responses:
        '200': { description: The note, content: { application/json: { schema: { $ref: '#/components/schemas/Note' }, examples: { one: { value: { title: Milk } } } } } }
        '400': { description: invalid · What is wrong }
components:
  securitySchemes: { session: { type: http, scheme: bearer }, memberKey: { type: http, scheme: bearer } }
  schemas:
    NoteInput:
      type: object
      description: What to change
      additionalProperties: false
      required: [title]
      properties:
        title: { type: string, minLength: 1, maxLength: 80, x-messages: { required: Title is required }, description: One line }
        again: { type: string, maxLength: 80, x-messages: { 'equals:title': 'Titles do not match' }, description: Once more }
    Note:
      type: object
      description: Something to remember
      required: [title]
      properties:
        title: { type: string, description: One line }
        part: { $ref: '#/components/schemas/Part' }
    Part: { type: object, additionalProperties: true, description: Anything }
`;

/** Generates code from the contract above after applying a change to it. */
export async function generateWith(change: (document: ReturnType<typeof parse>) => void) {
  const document = parse(contract);
  change(document);
  return generate(stringify(document));
}
