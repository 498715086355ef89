import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { componentKeys, type OperationNode, type PathNode } from './contract.ts';
import { ContractRefusal, refuseUnknownKeys } from './refusal.ts';
import { choiceLines, choicesFile } from './ticket-choices.ts';

/** A file of the folder contract/, with its path in it: root.yaml, tickets.yaml, shared/tickets.yaml. */
interface Part {
  file: string;
  text: string;
}

const root = 'root.yaml';
const rootKeys = ['openapi', 'info', 'servers', 'tags'];
const tagKeys = ['paths', 'webhooks', 'x-sockets'];
/** The sections that are joined, in the order of the document. Those of components are indented. */
const sections = [...tagKeys, 'components', ...componentKeys.map((key) => `  ${key}`)];
const header = new RegExp(`^(${sections.join('|')}):\n`, 'm');
const banner =
  '# Generated from contract/ by `npm run generate`. Do not edit: change the parts instead.\n';

export function readParts(folder: string): Part[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
    .map((file) => ({
      file: file.replaceAll(path.sep, '/'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** Returns the text of openapi.yaml. Sections are joined verbatim, with their comments and line breaks. */
export function bundle(parts: Part[]): string {
  const ordered = inOrder(withChoices(parts));
  const [start = ''] = ordered[0]?.text.split(header) ?? [];
  const joined = new Map(sections.map((section) => [section, '']));
  const homes = new Map<string, string>();
  for (const part of ordered) {
    for (const [section, { lines, names }] of sectionsOf(part)) {
      for (const name of names) claim(homes, `${section.trim()} › ${name}`, part.file);
      const indent = section.startsWith(' ') ? '    ' : '  ';
      joined.set(section, `${joined.get(section)}${indent}# contract/${part.file}\n${lines}\n`);
    }
  }
  const texts = [...joined].filter(([section, lines]) => section === 'components' || lines);
  return `${banner}${start}${texts.map(([section, lines]) => `${section}:\n${lines}`).join('\n')}`;
}

/** Returns the parts with lines repeated for each ticket field with fixed values. */
function withChoices(parts: Part[]): Part[] {
  const choices = parts.find(({ file }) => file === choicesFile);
  if (!choices) return parts;
  const repeat = choiceLines(choices.text);
  return parts
    .filter((part) => part !== choices)
    .map(({ file, text }) => ({ file, text: repeat(text) }));
}

/** Sorts the parts: the root, shared parts, then the tags in the order of the root. */
function inOrder(parts: Part[]): Part[] {
  const first = parts.find(({ file }) => file === root);
  if (!first) throw new ContractRefusal(root, 'is missing');
  const tags: { name: string }[] = parsed(first).tags ?? [];
  const files = tags.map(({ name }) => `${name}.yaml`);
  const unknown = parts.find(
    (part) => part !== first && isOfTag(part) && !files.includes(part.file),
  );
  if (unknown) throw new ContractRefusal(unknown.file, 'is not named after a tag of root.yaml');
  const ofTags = files.flatMap((name) => parts.filter(({ file }) => file === name));
  return [first, ...parts.filter(isShared), ...ofTags];
}

const isShared = ({ file }: Part) => /^shared\/[\w-]+\.yaml$/.test(file);
const isOfTag = (part: Part) => part.file !== root && !isShared(part);

/** Returns the lines and names of each section. Refuses keys that don't belong in the part. */
function sectionsOf(part: Part): [string, { lines: string; names: string[] }][] {
  const { components = {}, ...document } = parsed(part);
  refuseUnknownKeys(part.file, document, keysOf(part));
  refuseUnknownKeys(`${part.file} › components`, components, componentKeys);
  if (isOfTag(part)) refuseOtherTags(part, document.paths ?? {});
  const [, ...pieces] = part.text.split(header);
  const entriesOf = (section: string) => document[section] ?? components[section.trim()];
  return sections.flatMap((section) => {
    const entries = entriesOf(section);
    if (!entries) return [];
    const at = pieces.indexOf(section);
    if (at < 0) throw new ContractRefusal(part.file, `"${section}:" needs a line of its own`);
    return [[section, { lines: pieces[at + 1]?.trimEnd() ?? '', names: Object.keys(entries) }]];
  });
}

function keysOf(part: Part): string[] {
  if (part.file === root) return rootKeys;
  return isShared(part) ? [] : tagKeys;
}

function refuseOtherTags({ file }: Part, paths: Record<string, PathNode>): void {
  for (const [name, node] of Object.entries(paths)) {
    for (const { tags: [tag] = [] } of Object.values(node) as OperationNode[]) {
      if (tag !== undefined && `${tag}.yaml` !== file) {
        throw new ContractRefusal(file, `${name} has the tag ${tag}, so it belongs in ${tag}.yaml`);
      }
    }
  }
}

function claim(homes: Map<string, string>, name: string, file: string): void {
  const other = homes.get(name);
  if (other) throw new ContractRefusal(file, `${name} is in ${other} too`);
  homes.set(name, file);
}

function parsed({ file, text }: Part) {
  try {
    return parse(text) ?? {};
  } catch (error) {
    throw new ContractRefusal(file, (error as Error).message);
  }
}
