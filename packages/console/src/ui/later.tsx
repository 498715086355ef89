import { type ComponentType, lazy } from 'react';

/** Milliseconds until a part whose code could not be had is tried again, when it is drawn again. */
const PAUSE = 3_000;

/** A part whose code loads when it is wanted; while the server is away nothing stands in its place, and the rest stays. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        setTimeout(() => {
          Part = attempt() as never;
        }, PAUSE);
        return { default: Nothing };
      }
    }) as unknown as ComponentType<Props>;
  let Part = attempt();
  return (props: Props) => <Part {...props} />;
}

const Nothing = () => null;
