/** An idle machine handles this many small calls in a second or two; a busy one takes longer for each. */
const most = 1_000;

/** Waits for something that a server does by itself; fails if it handles a thousand small calls before that. */
export async function promptly(
  happened: Promise<unknown>,
  smallCall: () => Promise<unknown>,
  /** Returns what hasn't happened yet, for the error. */
  missing = () => '',
) {
  let isOver = false;
  const over = happened.then(() => {
    isOver = true;
  });
  for (let calls = 0; !isOver; calls += 1) {
    if (calls === most) throw new Error(`Still missing after ${most} calls: ${missing()}`);
    await Promise.race([smallCall(), over]);
  }
}
