import path from 'node:path';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { messages } from './messages/inline.ts';

/** Builds one file into a separate script, with these values in it. */
export async function ownScript(
  root: string,
  file: string,
  values: Record<string, unknown> = {},
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [messages()],
    define,
    resolve: { conditions: ['helpdesk-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(root, file), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const chunk = output?.output.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error(`${file} was not built`);
  return chunk.code;
}
