import ts from 'typescript';

/** Comparison and arithmetic operators, with their replacements. */
const mistaken = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
]);

/** A comment above a line that explains why no test can detect a mistake in it. */
const equivalent = /^\s*(?:\/\/|\{?\/\*) Equivalent when changed: /;

/**
 * Finds the small mistakes that can be made in a file: each with its position, its replacement, and whether it removes a
 * whole statement. Mistakes in lines marked as equivalent are omitted and counted.
 */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = [];
  let marked = 0;

  function add(node, kind, put, isStatement = false) {
    const [start, end] = [node.getStart(source), node.end];
    const line = source.getLineAndCharacterOfPosition(start).line;
    if (equivalent.test(lines[line - 1] ?? '')) marked += 1;
    else found.push({ file, line: line + 1, kind, start, end, put, isStatement });
  }

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const [kind, put, isStatement] of mistakesAt(node, source)) {
      add(node, kind, put, isStatement);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return { found, marked };
}

function* mistakesAt(node, source) {
  const textOf = (one) => one.getText(source);
  if (ts.isBinaryExpression(node)) yield* ofOperator(node, textOf);
  if (ts.isExpressionStatement(node) && isEffect(node.expression)) yield ['left out', '', true];
  if (ts.isAwaitExpression(node)) yield ['not awaited', textOf(node.expression)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) yield ['turned', 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) yield ['turned', 'true'];
  if (ts.isNumericLiteral(node) && node.parent.name !== node) {
    yield ['one more', `${textOf(node)} + 1`];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    yield ['turned', textOf(node.operand)];
  }
  if (isCondition(node)) {
    yield ['never', 'false'];
    yield ['always', 'true'];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression } = node.expression;
    if (!isInOptionalChain(node) && expression.kind !== ts.SyntaxKind.SuperKeyword) {
      yield ['step left out', textOf(expression)];
    }
  }
  if (ts.isObjectLiteralExpression(node) && !isTarget(node)) {
    for (const property of node.properties) {
      const others = node.properties.filter((one) => one !== property).map(textOf);
      yield [
        `without ${property.name ? textOf(property.name) : 'the rest'}`,
        `{ ${others.join(', ')} }`,
      ];
    }
  }
}

function* ofOperator({ left, right, operatorToken }, textOf) {
  const operator = textOf(operatorToken);
  const [a, b] = [textOf(left), textOf(right)];
  if (mistaken.has(operator)) {
    yield [`${operator} for ${mistaken.get(operator)}`, `${a} ${mistaken.get(operator)} ${b}`];
  }
  if (['&&', '||', '??'].includes(operator)) {
    yield [`${operator} without its right`, a];
    yield [`${operator} without its left`, b];
  }
}

const isEffect = (expression) =>
  ts.isCallExpression(expression) ||
  (ts.isAwaitExpression(expression) && isEffect(expression.expression)) ||
  (ts.isVoidExpression(expression) && isEffect(expression.expression)) ||
  (ts.isBinaryExpression(expression) && ts.isAssignmentOperator(expression.operatorToken.kind));

/** Whether it is a whole condition: of an if, or before a question mark. */
function isCondition(node) {
  const { parent } = node;
  if (!parent) return false;
  return (
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  );
}

function isInOptionalChain(node) {
  for (let at = node; at; at = at.expression) if (at.questionDotToken) return true;
  return ts.isOptionalChain(node.parent);
}

/** Whether it is on the left of an assignment. */
const isTarget = ({ parent }) =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/** Returns the text with one mistake. */
export const withMutant = (text, { start, end, put, isStatement }) =>
  text.slice(0, start) + (isStatement ? ';' : `(${put})`) + text.slice(end);

/** Returns the text with all mistakes, each inactive until a test run enables it by its ID. */
export function withSwitches(text, mutants) {
  const places = new Map();
  for (const mutant of mutants) {
    const key = `${mutant.start} ${mutant.end} ${mutant.isStatement}`;
    places.set(key, [...(places.get(key) ?? []), mutant]);
  }
  const ordered = [...places.values()].sort(
    ([a], [b]) =>
      a.start - b.start || b.end - a.end || Number(b.isStatement) - Number(a.isStatement),
  );
  const awake = ({ id }) => `globalThis.__mutant?.(${id})`;
  let next = 0;

  function write(start, end) {
    let out = '';
    let at = start;
    while (next < ordered.length && ordered[next][0].start < end) {
      const here = ordered[next];
      next += 1;
      const [{ start: from, end: to, isStatement }] = here;
      out += text.slice(at, from);
      const inner = write(from, to);
      out += isStatement
        ? `if (!${awake(here[0])}) { ${inner} }`
        : `(${here.map((one) => `${awake(one)} ? (${one.put}) : `).join('')}(${inner}))`;
      at = to;
    }
    return out + text.slice(at, end);
  }
  return write(0, text.length);
}
