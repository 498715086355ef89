import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

/** Links to the settings of launcher and panel. */
export function OnYourSite({ onOpen }: { onOpen: () => void }) {
  return (
    <section className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-sm font-medium">{m.onYourSite.chatOnYourSite}</h3>
        <p className="text-xs text-muted-foreground">
          {m.onYourSite.theLauncherTheOpeningScreenWith}
        </p>
      </div>
      <Button onClick={onOpen}>{m.onYourSite.setUp}</Button>
    </section>
  );
}
