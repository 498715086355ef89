import { type ComponentType, lazy, useSyncExternalStore } from 'react';

/** Time in milliseconds before loading the code is retried. */
const PAUSE = 3_000;

const Nothing = () => null;

/** A component whose code is loaded on demand. If that fails, shows `Instead` (by default nothing) and retries. */
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
