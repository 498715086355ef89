import { Button } from '../../../ui/Button.tsx';

/** The way to what can be set of launcher and panel. */
export function OnYourSite({ onOpen }: { onOpen: () => void }) {
  return (
    <section className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-sm font-medium">Chat on your site</h3>
        <p className="text-xs text-muted-foreground">
          The launcher, the opening screen with quick replies, consent, and the pages that have the
          chat, with a preview.
        </p>
      </div>
      <Button onClick={onOpen}>Set up</Button>
    </section>
  );
}
