import { checkDocument } from './check-document.ts';
import { checkRequests } from './check-requests.ts';
import { checkSchema } from './check-schema.ts';
import { checkWords } from './check-words.ts';
import { readContract } from './contract.ts';
import { errorCodesOf } from './error-codes.ts';
import { readFieldRights } from './field-rights.ts';
import { readOperations } from './operations.ts';
import { ContractRefusal } from './refusal.ts';
import { writeCalls, writeClient, writeTable } from './write-calls.ts';
import { writeOperations } from './write-operations.ts';
import { writeSchemas } from './write-schemas.ts';
import { writeTypes } from './write-types.ts';

/** Returns the generated files by their path in src. Throws a ContractRefusal that says what to change in the contract. */
export async function generate(text: string): Promise<Record<string, string>> {
  const contract = readContract(text);
  checkDocument(contract);
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (!/^[A-Z]\w*$/.test(name)) throw new ContractRefusal(name, 'a schema has a capital letter');
    checkSchema(name, schema);
  }
  const operations = readOperations(contract);
  checkRequests(contract, operations);
  checkWords(contract);
  readFieldRights(contract, operations);
  return {
    'contract/types.ts': await writeTypes(contract),
    'contract/operations.ts': writeOperations(operations, errorCodesOf(contract)),
    'schema/operations.ts': writeSchemas(contract, operations),
    'client/calls.ts': writeCalls(operations),
    'client/client.ts': writeClient(operations),
    'client/table.ts': writeTable(operations),
  };
}
