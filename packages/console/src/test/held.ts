/** A response that a slow server delays until the test releases it. */
export function held<Answer>(answer: Answer) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), answer: () => released.then(() => answer) };
}
