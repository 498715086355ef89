import { parseSync } from 'vite';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Attributes and properties whose texts people read. */
const shown =
  /^(aria-label|aria-description|aria-roledescription|alt|caption|confirm|description|done|failed|heading|hint|label|note|placeholder|subtitle|text|title|tooltip)$/;

/** Whether a text has words (two lowercase letters in a row) and is no identifier, address or sample input. */
const isWords = (text: string) =>
  /[a-z]{2}/.test(text) && !/^[a-z0-9@._:/#-]*$/.test(text.trim()) && !/^https?:/.test(text);

/** Whether a text looks like a sentence, in any attribute or property. */
const isSentence = (text: string) =>
  /[a-z]{2}/.test(text) && /^[A-Z“‘][\p{L}’',]*( [\p{L}\d’'“”‘,:;()-]+){2,}[.?!…]*$/u.test(text);

/** The texts for people that are hard-coded in a file, each with its line. */
export function literalsIn(file: string, code: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  const report = (node: Node, text: string) => {
    found.push({ line: code.slice(0, node.start).split('\n').length, text: text.trim() });
  };
  const visit = (node: Node, name: string | undefined) => {
    if (skipped.has(node.type)) return;
    if (node.type === 'JSXText') {
      if (/[A-Za-z]{2}/.test(String(node.value))) report(node, String(node.value));
      return;
    }
    const text = textOf(node);
    if (text !== undefined) {
      const isShown = name !== undefined && shown.test(name);
      if (isShown ? isWords(text) : isSentence(text)) report(node, text);
    }
    for (const [key, value] of Object.entries(node)) {
      for (const one of [value].flat()) if (isNode(one)) visit(one, nameBelow(node, key, name));
    }
  };
  visit(parseSync(file, code).program as unknown as Node, undefined);
  return found;
}

/** Types, imports, and errors that only developers read. */
const skipped: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ThrowStatement',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSTypeAnnotation',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('0');
}

/** The name of the attribute or property whose value contains a node. */
function nameBelow(node: Node, key: string, name: string | undefined): string | undefined {
  if (node.type === 'JSXAttribute') return String((node.name as Node).name);
  if (node.type === 'Property' && key === 'value') {
    const { name: identifier, value } = node.key as Node;
    return String(identifier ?? value);
  }
  const passes = ['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer'];
  if (node.type === 'ConditionalExpression' && key === 'test') return undefined;
  return passes.includes(node.type) ? name : undefined;
}
