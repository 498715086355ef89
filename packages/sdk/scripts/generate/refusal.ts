/** Why the contract cannot be turned into code: where, and what is wrong there. */
export class ContractRefusal extends Error {
  constructor(where: string, problem: string) {
    super(`contract, ${where}: ${problem}`);
    this.name = 'ContractRefusal';
  }
}

/** Refuses every key that is not in the list of those the generator understands. */
export function refuseUnknownKeys(where: string, node: object, known: readonly string[]): void {
  for (const key of Object.keys(node)) {
    if (!known.includes(key)) throw new ContractRefusal(where, `unknown keyword ${key}`);
  }
}
