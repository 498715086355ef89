import path from 'node:path';
import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A place in the code that names a section of a catalog, or a message of one. */
export interface Use {
  section: string;
  /** Undefined for the section as a table. */
  name: string | undefined;
  start: number;
  end: number;
  /** The call that fills in the message: its arguments, and whether it may contain elements. */
  call:
    | { isDrawn: boolean; values: Value[] | undefined; end: number; arguments: [number, number] }
    | undefined;
}

/** The value of a placeholder. */
export interface Value {
  name: string;
  start: number;
  end: number;
  /** Whether it can be repeated without being computed several times. */
  isPlain: boolean;
}

export interface Uses {
  /** The file of the catalog. */
  catalog: string;
  /** The statement that imports it. */
  import: { start: number; end: number };
  uses: Use[];
}

/** Returns where a file uses its catalog; undefined if it has none. */
export function usesIn(file: string, code: string): Uses | undefined {
  if (!/\/messages\.yaml['"]/.test(code)) return undefined;
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const body = program.body as unknown as Node[];
  const imported = body.find(
    (one) =>
      one.type === 'ImportDeclaration' &&
      String((one.source as Node).value).endsWith('/messages.yaml'),
  );
  if (!imported) return undefined;
  const [specifier] = imported.specifiers as Node[];
  if (specifier?.type !== 'ImportDefaultSpecifier') throw new Error(`${file}: import m from '…'`);
  const local = String((specifier.local as Node).name);
  const uses: Use[] = [];
  for (const one of body) if (one !== imported) collect(one, local, uses, file);
  return {
    catalog: path.resolve(path.dirname(file), String((imported.source as Node).value)),
    import: imported,
    uses,
  };
}

function collect(node: Node, local: string, uses: Use[], file: string) {
  const use = useAt(node, local);
  if (use) {
    uses.push(use);
    if (node.type !== 'CallExpression') return;
    // The values of placeholders may use messages too.
    for (const one of node.arguments as Node[]) collect(one, local, uses, file);
    return;
  }
  if (node.type === 'Identifier' && node.name === local) {
    throw new Error(`${file}: write ${local}.section.name, at character ${node.start}`);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    // The name of a property isn't a use of a variable.
    if (key === 'property' && !node.computed) continue;
    if (key === 'key' && !node.computed) continue;
    for (const one of [value].flat()) if (isNode(one)) collect(one, local, uses, file);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function useAt(node: Node, local: string): Use | undefined {
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node;
    const isDrawn = names(callee, local)?.length === 3 && nameOf(callee) === 'rich';
    const message = isDrawn ? (callee.object as Node) : callee;
    const found = names(message, local);
    if (found?.length !== 2) return undefined;
    const [argument] = node.arguments as Node[];
    if (!argument) return undefined;
    return {
      section: found[0] ?? '',
      name: found[1],
      start: node.start,
      end: node.end,
      call: {
        isDrawn,
        values: valuesOf(argument),
        end: node.end,
        arguments: [argument.start, argument.end],
      },
    };
  }
  const found = names(node, local);
  if (found?.length !== 1 && found?.length !== 2) return undefined;
  const [section = '', name] = found;
  return { section, name, start: node.start, end: node.end, call: undefined };
}

const nameOf = (node: Node) => String((node.property as Node).name);

/** The names after the first of `m.section.name`. */
function names(node: Node, local: string): string[] | undefined {
  if (node.type === 'Identifier') return node.name === local ? [] : undefined;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const before = names(node.object as Node, local);
  return before && [...before, nameOf(node)];
}

function valuesOf(argument: Node): Value[] | undefined {
  if (argument.type !== 'ObjectExpression') return undefined;
  const values = (argument.properties as Node[]).map((property) => {
    if (property.type !== 'Property' || property.computed || property.method) return undefined;
    const value = property.value as Node;
    return {
      name: String((property.key as Node).name),
      start: value.start,
      end: value.end,
      isPlain: isPlain(value),
    };
  });
  return values.every((one) => one !== undefined) ? values : undefined;
}

const isPlain = (node: Node): boolean =>
  node.type === 'Identifier' ||
  (node.type === 'MemberExpression' && !node.computed && isPlain(node.object as Node));
