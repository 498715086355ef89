import { ChevronLeft, ChevronRight, Download, Minus, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import { Modal } from '../Modal.tsx';
import m from '../messages.yaml';
import { renewFiles } from './conversation-files.ts';
import { type ShownFile, viewOf } from './shown-file.ts';
import ViewedFile from './ViewedFile.tsx';

const zooms = [1, 1.5, 2, 3, 4, 6] as const;

type ViewerProps = {
  files: readonly ShownFile[];
  /** The ID of the file that is shown first. */
  opened: string;
  onClose: () => void;
};

/** Shows one file at a time in the whole window; pictures can be zoomed. */
export default function Viewer({ files, opened, onClose }: ViewerProps) {
  const [shown, show] = useState(opened);
  const [zoom, setZoom] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  // Scrolls to the center of a picture that is larger than the screen.
  useLayoutEffect(() => {
    const { current: box } = ground;
    if (!box || zoom === 0) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [zoom]);
  const at = Math.max(
    files.findIndex(({ id }) => id === shown),
    0,
  );
  const file = files[at];
  if (!file) return null;
  const count = files.length;
  const view = viewOf(file);
  // On phones, the next and previous buttons are over pictures, but below other files.
  const edge = cx(
    '!absolute top-1/2 -translate-y-1/2',
    view !== 'picture' && 'max-sm:top-auto max-sm:bottom-2 max-sm:translate-y-0',
  );
  const size = `${(zooms[zoom] ?? 1) * 100}%`;

  function move(by: number) {
    const next = files[at + by];
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
    // A media player has its own keys.
    if (!act || event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <Modal label={m.viewer.files} onClose={onClose} className="flex flex-col bg-background">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog, whatever in it has the focus */}
      <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
        <header className="flex items-center gap-1 border-b bg-card px-2 py-1.5 sm:px-4">
          <p role="status" className="min-w-0 flex-1 text-sm">
            <span className="block truncate font-medium">{file.name}</span>
            {count > 1 && (
              <span className="text-xs text-muted-foreground tabular-nums">
                {m.viewer.of({ value: at + 1, count })}
              </span>
            )}
          </p>
          {view === 'picture' && (
            <>
              <IconButton
                label={m.viewer.zoomOut}
                keys="-"
                disabled={zoom === 0}
                onClick={() => zoomBy(-1)}
              >
                <Minus />
              </IconButton>
              <IconButton
                label={m.viewer.zoomIn}
                keys="+"
                disabled={zoom === zooms.length - 1}
                onClick={() => zoomBy(1)}
              >
                <Plus />
              </IconButton>
            </>
          )}
          <a
            href={`${file.url}?download`}
            download={file.name}
            aria-label={m.viewer.download({ file: file.name })}
            className="inline-flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-muted-strong/70 hover:text-foreground pointer-coarse:size-10 [&>svg]:size-4"
          >
            <Download aria-hidden="true" />
          </a>
          <IconButton label={m.viewer.close} data-autofocus="" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <div className="relative min-h-0 flex-1">
          {view === 'picture' ? (
            <div ref={ground} className="absolute inset-0 overflow-auto overscroll-contain">
              <div
                style={{ width: size, height: size }}
                className="flex items-center justify-center"
              >
                {failed === file.url ? (
                  <p role="alert" className="p-4 text-sm text-muted-foreground">
                    {m.viewer.thisPictureCouldNotBeLoaded}
                  </p>
                ) : (
                  <img
                    key={file.url}
                    src={file.url}
                    alt={file.name}
                    onError={() => {
                      setFailed(file.url);
                      void renewFiles();
                    }}
                    className={zoom === 0 ? 'max-h-full max-w-full' : 'size-full object-contain'}
                  />
                )}
              </div>
            </div>
          ) : (
            <div className={cx('absolute inset-0', count > 1 && 'sm:px-14 max-sm:pb-14')}>
              <ViewedFile key={file.id} file={file} />
            </div>
          )}
          {count > 1 && (
            <>
              <IconButton
                bordered
                label={m.viewer.previousFile}
                keys="ArrowLeft"
                disabled={at === 0}
                onClick={() => move(-1)}
                className={cx(edge, 'left-2')}
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                bordered
                label={m.viewer.nextFile}
                keys="ArrowRight"
                disabled={at === count - 1}
                onClick={() => move(1)}
                className={cx(edge, 'right-2')}
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
