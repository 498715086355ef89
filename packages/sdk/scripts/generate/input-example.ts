import {
  type Contract,
  type Json,
  type OperationNode,
  type ParameterNode,
  schemaAt,
} from './contract.ts';

type Fields = Record<string, Json>;

/** Sample values of parameters without an enum, by name; all others are IDs. */
const samples: Fields = {
  subdomain: 'acme',
  org: 'acme',
  slug: 'how-to-descale-a-kettle',
  host: 'help.acme.example',
  token: 'invitation-token',
  name: 'manual.pdf',
  q: 'kettle',
};

/** Returns an input of an operation: its required parameters, and the first example of its body. */
export function inputExampleOf(
  contract: Contract,
  node: OperationNode,
  parameters: readonly ParameterNode[],
): Fields {
  const needed = parameters.filter((one) => one.in === 'path' || one.required);
  const given = needed.map(({ name, schema }): [string, Json] => {
    const { enum: choices, const: only } = schemaAt(contract, schema, name);
    return [name, choices?.[0] ?? only ?? samples[name] ?? 'k3v9x2m7q4'];
  });
  return { ...Object.fromEntries(given), ...bodyExampleOf(contract, node) };
}

function bodyExampleOf({ components }: Contract, { requestBody }: OperationNode): Fields {
  const [first = {}] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const name = first.$ref?.split('/').at(-1) ?? '';
  return ((first.value ?? components.examples[name]?.value) as Fields | undefined) ?? {};
}
