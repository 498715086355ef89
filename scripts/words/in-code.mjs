import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isSentence, withoutTags } from './is-sentence.mjs';

const ofTests = /[.]test[.]|\/test(ing)?\/|\/test-[^/]+$|\/(corpus|field-cases)[^/]*\//;
/** Code whose strings are for programs: tables, queries, and what other mail programs and visitors write. */
const ofPrograms =
  /\/(migrations|rows|search)\/[^/]+[.]ts$|\/(attributions|footers|forward-words|sitemap|talk\/phrases)[.]ts$|\/mail\/in\/kind[.]ts$|\/scripts\/mutate/;

/** Returns the English sentences in the code of some folders, by file and line. */
export function inCode(root, places, { without = [] } = {}) {
  return places
    .flatMap((place) => filesIn(root, place))
    .filter((file) => ![ofTests, ofPrograms, ...without].some((pattern) => pattern.test(file)))
    .flatMap((file) => sentencesOf(file, readFileSync(path.join(root, file), 'utf8')));
}

function filesIn(root, place) {
  const isShallow = path.basename(place).startsWith('*');
  const below = isShallow ? path.dirname(place) : place;
  const at = path.join(root, below);
  const stat = statSync(at, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [below];
  return readdirSync(at, { recursive: !isShallow })
    .map((file) => `${below}/${String(file).split(path.sep).join('/')}`)
    .filter((file) => /[.](tsx?|mjs)$/.test(file))
    .toSorted();
}

function sentencesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];

  function add(node, said) {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    for (const sentence of withoutTags(said)) {
      if (isSentence(sentence)) found.push({ file, place: `${line}`, text: sentence });
    }
  }

  function visit(node) {
    if (isSilent(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      add(node, whole(node));
      for (const { expression } of node.templateSpans) visit(expression);
      return;
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}

/** Returns a template with {…} in place of its expressions. */
function whole({ head, templateSpans }) {
  const filled = ({ expression, literal }) => {
    const name = /(\w+)\W*$/.exec(expression.getText())?.[1] ?? '…';
    return `{${name}}${literal.text}`;
  };
  return head.text + templateSpans.map(filled).join('');
}

/** Code whose strings aren't shown to people: types, imports, comparisons, names, SQL. */
function isSilent(node) {
  const { parent } = node;
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    (ts.isCaseClause(parent ?? node) && parent?.expression === node) ||
    (ts.isBinaryExpression(parent ?? node) && /^[=!]==?$/.test(parent.operatorToken.getText())) ||
    (ts.isElementAccessExpression(parent ?? node) && parent.argumentExpression === node) ||
    (ts.isPropertyAssignment(parent ?? node) && parent.name === node) ||
    (ts.isTaggedTemplateExpression(node) && /^(css|sql|P)\b/.test(node.tag.getText()))
  );
}
