import { Buffer } from 'node:buffer';
import { decodedBody } from './mime-entities.js';

// JavaScript, because the parsing thread loads its source files directly.

/** @typedef {import('./mime-entities.js').Entity} Entity */

/**
 * Makes texts with file names attachments, which programs also send without saying so. If an email has no other text, the first of them
 * is its text.
 * @param {Entity} root
 * @param {{ changed: boolean }} state
 */
export function attachNamedTexts(root, state) {
  const texts = textsIn(root);
  const named = texts.filter(({ isFile }) => isFile).map(({ entity }) => entity);
  if (named.length === 0) return;
  const hasText = texts.some(({ entity, isFile }) => !isFile && isSaying(entity));
  for (const entity of hasText ? named : named.slice(1)) {
    state.changed = true;
    attach(entity);
  }
}

/**
 * @param {Entity} entity
 * @param {boolean} [isAlone] Whether its place shows that it isn't an attachment.
 * @returns {{ entity: Entity, isFile: boolean }[]}
 */
function textsIn(entity, isAlone = true) {
  const { children, type, disposition, filename } = entity;
  if (children) {
    return children.flatMap((child, at) =>
      textsIn(child, type.endsWith('alternative') || (type.endsWith('related') && at === 0)),
    );
  }
  const isText = /^text\/(plain|html)$/.test(type) && disposition !== 'attachment';
  return isText ? [{ entity, isFile: filename !== '' && !isAlone }] : [];
}

const longestRead = 20_000;

/** @param {Entity} entity */
function isSaying({ body, encoding }) {
  const start = body.subarray(0, longestRead);
  const text = (decodedBody(start, encoding) ?? start).toString('latin1');
  return text.replace(/<[^>]*>|&nbsp;|\xa0/g, ' ').trim() !== '';
}

/** @param {Entity} entity */
function attach(entity) {
  const name = 'content-disposition';
  const raw = entity.headers.find((one) => one.name === name)?.raw.toString('latin1');
  entity.disposition = 'attachment';
  entity.headers = [
    ...entity.headers.filter((one) => one.name !== name),
    {
      name,
      raw: Buffer.from(
        raw?.replace(/:[^;\r\n]*/, ': attachment') ?? 'Content-Disposition: attachment\r\n',
        'latin1',
      ),
    },
  ];
}
