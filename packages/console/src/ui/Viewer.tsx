import { ChevronLeft, ChevronRight, Download, Minus, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { renewFiles } from './conversation-files.ts';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';
import type { ShownFile } from './shown-file.ts';

const zooms = [1, 1.5, 2, 3, 4, 6] as const;

type ViewerProps = {
  pictures: readonly ShownFile[];
  /** The id of the one that is shown first. */
  opened: string;
  onClose: () => void;
};

/** One picture after the other, as large as the screen or larger. */
export default function Viewer({ pictures, opened, onClose }: ViewerProps) {
  const [shown, show] = useState(opened);
  const [zoom, setZoom] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  // What is larger than the screen is seen from its middle.
  useLayoutEffect(() => {
    const { current: box } = ground;
    if (!box || zoom === 0) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [zoom]);
  const at = Math.max(
    pictures.findIndex(({ id }) => id === shown),
    0,
  );
  const picture = pictures[at];
  if (!picture) return null;
  const count = pictures.length;
  const size = `${(zooms[zoom] ?? 1) * 100}%`;

  function move(by: number) {
    const next = pictures[at + by];
    if (!next) return;
    show(next.id);
    setZoom(0);
  }
  const zoomBy = (by: number) =>
    setZoom((before) => Math.min(Math.max(before + by, 0), zooms.length - 1));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      ArrowLeft: () => move(-1),
      ArrowRight: () => move(1),
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': () => setZoom(0),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <Modal label="Pictures" onClose={onClose} className="flex flex-col bg-background">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog, whatever in it has the focus */}
      <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
        <header className="flex items-center gap-1 border-b bg-card px-2 py-1.5 sm:px-4">
          <p role="status" className="min-w-0 flex-1 text-sm">
            <span className="block truncate font-medium">{picture.name}</span>
            {count > 1 && (
              <span className="text-xs text-muted-foreground tabular-nums">
                {`${at + 1} of ${count}`}
              </span>
            )}
          </p>
          <IconButton label="Zoom out" keys="-" disabled={zoom === 0} onClick={() => zoomBy(-1)}>
            <Minus />
          </IconButton>
          <IconButton
            label="Zoom in"
            keys="+"
            disabled={zoom === zooms.length - 1}
            onClick={() => zoomBy(1)}
          >
            <Plus />
          </IconButton>
          <a
            href={`${picture.url}?download`}
            download={picture.name}
            aria-label={`Download ${picture.name}`}
            className="inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-muted-strong/70 hover:text-foreground pointer-coarse:size-10 [&>svg]:size-4"
          >
            <Download aria-hidden="true" />
          </a>
          <IconButton label="Close" data-autofocus="" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className="relative min-h-0 flex-1">
          <div ref={ground} className="absolute inset-0 overflow-auto overscroll-contain">
            <div style={{ width: size, height: size }} className="flex items-center justify-center">
              {failed === picture.url ? (
                <p role="alert" className="p-4 text-sm text-muted-foreground">
                  This picture could not be loaded.
                </p>
              ) : (
                <img
                  key={picture.url}
                  src={picture.url}
                  alt={picture.name}
                  onError={() => {
                    setFailed(picture.url);
                    void renewFiles();
                  }}
                  className={zoom === 0 ? 'max-h-full max-w-full' : 'size-full object-contain'}
                />
              )}
            </div>
          </div>
          {count > 1 && (
            <>
              <IconButton
                bordered
                label="Previous picture"
                keys="ArrowLeft"
                disabled={at === 0}
                onClick={() => move(-1)}
                className="!absolute top-1/2 left-2 -translate-y-1/2"
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                bordered
                label="Next picture"
                keys="ArrowRight"
                disabled={at === count - 1}
                onClick={() => move(1)}
                className="!absolute top-1/2 right-2 -translate-y-1/2"
              >
                <ChevronRight />
              </IconButton>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
