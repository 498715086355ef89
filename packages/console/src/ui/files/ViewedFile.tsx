import { useEffect, useState } from 'react';
import m from '../messages.yaml';
import { freshLink } from './conversation-files.ts';
import { type ShownFile, viewOf } from './shown-file.ts';

/** A file other than a picture: PDFs and texts in a frame, audio and video with a player. */
export default function ViewedFile({ file }: { file: ShownFile }) {
  // Keeps the first link: a new one would restart a video.
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
    // Chromium shows no PDF in a frame with a sandbox attribute; the server's response sets a sandbox in its header.
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
