import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { withMutant } from './mutants.mjs';

/**
 * Returns the mistakes that compile and pass the linter's rule on floating promises. All are checked in one program, each in
 * a copy of its file.
 */
export function compiling(folder, mutants) {
  const config = path.join(folder, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    folder,
  );
  const copies = new Map();
  for (const mutant of mutants) {
    const { ext, name, dir } = path.parse(mutant.file);
    copies.set(path.join(dir, `${name}.mutant-${mutant.id}${ext}`), mutant);
  }
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const textOf = (file) =>
    withMutant(readFileSync(copies.get(file).file, 'utf8'), copies.get(file));
  host.fileExists = (file) => copies.has(file) || fileExists(file);
  host.readFile = (file) => (copies.has(file) ? textOf(file) : readFile(file));
  const getSourceFile = host.getSourceFile;
  host.getSourceFile = (file, ...rest) =>
    copies.has(file)
      ? ts.createSourceFile(file, textOf(file), rest[0], true)
      : getSourceFile(file, ...rest);
  const declarations = fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...declarations, ...copies.keys()], options, host);
  const checker = program.getTypeChecker();
  return [...copies].flatMap(([file, mutant]) => {
    const source = program.getSourceFile(file);
    const isWrong =
      (mutant.kind === 'not awaited' && isFloating(source, mutant.start, checker)) ||
      program.getSyntacticDiagnostics(source).length > 0 ||
      program.getSemanticDiagnostics(source).length > 0;
    return isWrong ? [] : [mutant];
  });
}

/** Whether the statement at this position is a promise without await, according to `no-floating-promises`. */
function isFloating(source, start, checker) {
  const find = (node) =>
    ts.isExpressionStatement(node) && node.getStart(source) === start
      ? node
      : ts.forEachChild(node, find);
  const statement = find(source);
  return statement && checker.getTypeAtLocation(statement.expression).symbol?.name === 'Promise';
}
