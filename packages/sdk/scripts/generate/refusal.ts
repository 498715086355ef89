/** An error in the contract that prevents code generation: its place and what is wrong. */
export class ContractRefusal extends Error {
  constructor(where: string, problem: string) {
    super(`contract, ${where}: ${problem}`);
    this.name = 'ContractRefusal';
  }
}

/** Refuses every key that isn't in the list of known keys. */
export function refuseUnknownKeys(where: string, node: object, known: readonly string[]): void {
  for (const key of Object.keys(node)) {
    if (!known.includes(key)) throw new ContractRefusal(where, `unknown keyword ${key}`);
  }
}
