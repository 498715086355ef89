import { useEffect, useState } from 'react';
import m from '../messages.yaml';
import { freshLink } from './conversation-files.ts';
import { type ShownFile, viewOf } from './shown-file.ts';

/** A file that is no picture: a PDF or a text as a page of its own, a sound or a film to be played. */
export default function ViewedFile({ file }: { file: ShownFile }) {
  // The link that it began with: another one would begin a film again.
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    if (url === null) void freshLink(file).then((link) => isHere && setUrl(link));
    return () => {
      isHere = false;
    };
  }, [url, file]);
  if (url === null) return null;
  if (hasFailed) {
    return (
      <p role="alert" className="p-4 text-center text-sm text-muted-foreground">
        {m.viewedFile.thisFileCouldNotBePlayed}
      </p>
    );
  }
  const view = viewOf(file);
  if (view === 'page') {
    // Chromium shows no PDF in a frame with the attribute sandbox: the address brings a sandbox of its own, as a header.
    return <iframe src={url} title={file.name} className="size-full border-0" />;
  }
  const playing = {
    src: url,
    controls: true,
    'aria-label': file.name,
    onError: () => setFailed(true),
  };
  return (
    <div className="flex size-full items-center justify-center p-4">
      {view === 'sound' ? (
        // biome-ignore lint/a11y/useMediaCaption: what was sent has no captions
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio {...playing} className="w-full max-w-lg" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what was sent has no captions
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video {...playing} className="max-h-full max-w-full" />
      )}
    </div>
  );
}
