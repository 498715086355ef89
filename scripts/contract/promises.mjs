// The promises and requirements of a contract for programs, one per line. Removing a promise or adding a requirement breaks
// programs.

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the promises and requirements of an OpenAPI document. */
export function termsOf(contract) {
  const roles = rolesOf(contract);
  const terms = {
    promises: new Set(),
    demands: new Set(),
    isAnswered: (name) => roles(name).isAnswered,
  };
  for (const [path, node] of Object.entries(contract.paths)) {
    for (const method of methods.filter((name) => node[name])) {
      operation(contract, terms, `${method.toUpperCase()} ${path}`, node[method], node.parameters);
    }
  }
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    fields(terms, name, wholeOf(contract, schema), roles(name));
  }
  for (const name of Object.keys(contract.webhooks ?? {})) terms.promises.add(`event ${name}`);
  return terms;
}

function operation(contract, { promises, demands }, address, node, shared = []) {
  const id = node.operationId;
  promises.add(`${id} is ${address}`);
  for (const given of [...shared, ...(node.parameters ?? [])]) {
    const one = given.$ref ? at(contract, given.$ref) : given;
    if (one.in === 'path') continue;
    promises.add(`${id} takes ${one.name} in ${one.in}: ${typeOf(one.schema)}`);
    for (const value of one.schema?.enum ?? []) promises.add(`${id} takes ${one.name} = ${value}`);
    if (one.required) demands.add(`${id} needs ${one.name} in ${one.in}`);
  }
  for (const [type, { schema }] of Object.entries(node.requestBody?.content ?? {})) {
    promises.add(`${id} takes ${type}: ${typeOf(schema)}`);
  }
  for (const [status, response] of Object.entries(node.responses)) {
    if (!/^[23]/.test(status)) continue;
    promises.add(`${id} answers ${status}`);
    for (const [type, { schema }] of Object.entries(response.content ?? {})) {
      promises.add(`${id} answers ${status} ${type}: ${typeOf(schema)}`);
    }
  }
  if (node.security?.length > 0) return;
  promises.add(`${id} is open to anyone`);
}

/** Returns a schema with the properties of its parts, including referenced ones. */
function wholeOf(contract, schema) {
  const parts = (schema.allOf ?? []).map((part) =>
    wholeOf(contract, part.$ref ? at(contract, part.$ref) : part),
  );
  const all = [...parts, schema];
  return {
    ...schema,
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

function fields({ promises, demands }, name, schema, { isSent, isAnswered }) {
  for (const [field, node] of Object.entries(schema.properties)) {
    const isRequired = schema.required.includes(field);
    promises.add(`${name} has ${field}: ${typeOf(node)}`);
    if (isSent) for (const value of node.enum ?? []) promises.add(`${name}.${field} = ${value}`);
    if (isSent && isRequired) demands.add(`${name} needs ${field}`);
    if (isAnswered && isRequired) promises.add(`${name} always has ${field}`);
  }
  if (isSent) for (const value of schema.enum ?? []) promises.add(`${name} = ${value}`);
}

/** Describes the type of a schema in a few words: schema names, types, lists. Omits limits. */
function typeOf(schema = {}) {
  const { $ref, type, items, oneOf, anyOf, allOf, properties } = schema;
  if ($ref) return $ref.split('/').at(-1);
  const several = oneOf ?? anyOf;
  if (several) return sorted(several.map(typeOf)).join('|');
  if (allOf) return allOf.map(typeOf).join('&');
  if (items)
    return [type]
      .flat()
      .join('|')
      .replace('array', `[${typeOf(items)}]`);
  if (properties) {
    const named = Object.entries(properties).map(([name, node]) => `${name}: ${typeOf(node)}`);
    return `{ ${named.join(', ')} }`;
  }
  return sorted([type ?? 'any'].flat()).join('|');
}

const sorted = (words) => words.toSorted((one, other) => (one < other ? -1 : 1));

/** Returns whether programs send a schema, receive it, or both. */
function rolesOf(contract) {
  const sent = new Set();
  const answered = new Set();
  for (const node of Object.values(contract.paths)) {
    for (const method of methods.filter((name) => node[name])) {
      const { requestBody, parameters, responses } = node[method];
      reach(contract, { requestBody, parameters }, sent);
      reach(contract, responses, answered);
    }
  }
  reach(contract, contract.webhooks, answered);
  return (name) => ({ isSent: sent.has(name), isAnswered: answered.has(name) });
}

/** Collects the names of the schemas that a node references. */
function reach(contract, node, names) {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' || key === 'example') continue;
    if (key !== '$ref' || typeof value !== 'string') {
      reach(contract, value, names);
      continue;
    }
    const name = value.split('/').at(-1);
    if (names.has(name)) continue;
    if (value.includes('/schemas/')) names.add(name);
    reach(contract, at(contract, value), names);
  }
}

const at = (contract, $ref) =>
  $ref
    .split('/')
    .slice(1)
    .reduce((node, name) => node[name], contract);
