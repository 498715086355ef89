/**
 * Waits for calls that were made at once, which saves PostgreSQL the way there and back for each. They run in their order;
 * of several errors the first one is thrown, as the others may be its consequence.
 */
export async function together<Calls extends readonly unknown[]>(
  ...calls: { [Call in keyof Calls]: Promise<Calls[Call]> }
): Promise<Calls> {
  const answers = await Promise.allSettled(calls);
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  }) as unknown as Calls;
}
