/**
 * Waits for concurrent calls, which saves PostgreSQL a round trip for each. They run in order; of several errors it throws the
 * first, because the others may be its consequence.
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
