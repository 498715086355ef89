import { type FileRules, fileProblem } from '@helpdesk/sdk/rules/file-kinds';
import { Refusal } from '../refusal.ts';
import type { Received } from './disk.ts';
import { fileType } from './kind.ts';
import { fileName } from './name.ts';

/** Rejects a file that a form's question doesn't accept. */
export async function refuseUnfit(
  rules: FileRules | null | undefined,
  { size, head }: Pick<Received, 'size' | 'head'>,
  name: string,
): Promise<void> {
  const file = { name: fileName(name), size, type: await fileType(head) };
  const problem = fileProblem(rules, file);
  if (!problem) return;
  throw new Refusal(problem.code === 'file_kind' ? 400 : 413, problem.message, problem.code);
}
