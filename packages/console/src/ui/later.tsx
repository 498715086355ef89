import { type ComponentType, lazy, useSyncExternalStore } from 'react';

/** Milliseconds until a part whose code could not be had is tried again. */
const PAUSE = 3_000;

const Nothing = () => null;

/** A part whose code loads when it is wanted; while the server is away nothing, or another part, stands in its place, and the rest stays. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        setTimeout(() => {
          Part = attempt() as never;
          for (const listener of listeners) listener();
        }, PAUSE);
        return { default: Instead };
      }
    }) as unknown as ComponentType<Props>;
  let Part = attempt();
  return (props: Props) => {
    const Drawn = useSyncExternalStore(subscribe, () => Part);
    return <Drawn {...props} />;
  };
}
