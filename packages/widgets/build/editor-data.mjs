import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';

/** Writes the editor data and the custom elements manifest from the table of elements. */
export async function writeEditorData(table, folder) {
  const { code } = await transform(await readFile(table, 'utf8'), { loader: 'ts' });
  const { elements, customProperties } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  const files = {
    'custom-elements.json': manifestOf(elements, customProperties),
    'vscode.html-custom-data.json': { version: 1.1, tags: list(elements, vscodeTag) },
  };
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  }
}

function manifestOf(elements, customProperties) {
  return {
    schemaVersion: '2.1.0',
    modules: list(elements, (tagName, element) => ({
      kind: 'javascript-module',
      path: 'widget.js',
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: camelCase(`-${tagName}`),
          tagName,
          description: element.description,
          attributes: list(element.attributes, (name, { description, ...more }) => ({
            name,
            description,
            type: { text: typeOf(more) },
            fieldName: camelCase(name),
          })),
          members: [
            ...list(element.attributes, (name, { description, ...more }) => ({
              kind: 'field',
              name: camelCase(name),
              description,
              type: { text: `${typeOf(more)} | undefined` },
              attribute: name,
            })),
            ...list(element.methods, (name, description) => ({
              kind: 'method',
              name,
              description,
            })),
          ],
          events: list(element.events, (name, description) => ({
            name,
            description,
            type: { text: `CustomEvent<HelpdeskEvents['${name}']>` },
          })),
          slots: list(element.slots, (name, description) => ({ name, description })),
          cssParts: list(element.parts, (name, description) => ({ name, description })),
          cssProperties: propertiesOf(tagName, customProperties),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: tagName,
          declaration: { name: camelCase(`-${tagName}`) },
        },
      ],
    })),
  };
}

function propertiesOf(tagName, customProperties) {
  const own = Object.entries(customProperties).filter(
    ([, { of }]) => of?.includes(tagName) ?? true,
  );
  return own.map(([name, { description, syntax, initial }]) => ({
    name,
    description,
    syntax,
    ...(initial && { default: initial }),
  }));
}

function vscodeTag(name, { description, attributes }) {
  return {
    name,
    description,
    attributes: list(attributes, (attribute, doc) => ({
      name: attribute,
      description: doc.description,
      ...(doc.values && { values: doc.values.map((value) => ({ name: value })) }),
    })),
  };
}

function typeOf({ values, json }) {
  if (json) return 'Record<string, unknown>';
  return values ? values.map((value) => `'${value}'`).join(' | ') : 'string';
}

function list(object, make) {
  return Object.entries(object).map(([key, value]) => make(key, value));
}

function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
