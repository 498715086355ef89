import { linkEnd } from '@helpdesk/sdk/rules/file-links';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { undrawnPicture } from '@helpdesk/sdk/rules/pictures';
import {
  Download,
  Eye,
  FileArchive,
  File as FileIcon,
  FileText,
  Film,
  Music,
  ShieldAlert,
  ShieldQuestion,
} from 'lucide-react';
import { createElement, type MouseEvent, Suspense, useState } from 'react';
import { IconButton } from '../IconButton.tsx';
import { later } from '../later.tsx';
import m from '../messages.yaml';
import { freshLink, renewFiles, useFilesAround } from './conversation-files.ts';
import { type ShownFile, viewOf } from './shown-file.ts';

const Viewer = later(async () => (await import('./Viewer.tsx')).default);

export const isPicture = (file: ShownFile) => viewOf(file) === 'picture';

/** Returns the viewer for files of the conversation, and a click handler that opens it unless the click opens a new tab. */
export function useViewer(here: readonly ShownFile[]) {
  const [opened, open] = useState<string | null>(null);
  const files = useFilesAround();
  const all = files.some(({ id }) => id === opened) ? files : here;
  const viewer = opened !== null && (
    <Suspense>
      <Viewer
        files={all.filter((file) => viewOf(file) !== null)}
        opened={opened}
        onClose={() => open(null)}
      />
    </Suspense>
  );
  const onOpen = (event: MouseEvent, { id }: ShownFile) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open(id);
  };
  return { viewer, onOpen };
}

/** The files of a message: pictures are shown, all others are listed by name, to view if possible or to download. */
export default function Files({ files }: { files: readonly ShownFile[] }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { viewer, onOpen } = useViewer(files);
  const isDrawn = (file: ShownFile) => isPicture(file) && !broken.includes(file.url);
  const pictures = files.filter(isDrawn);
  const others = files.filter((file) => !isDrawn(file));

  function onError({ url }: ShownFile) {
    setBroken((before) => [...before, url]);
    void renewFiles();
  }

  return (
    <div className="mt-2 flex flex-col gap-2">
      {pictures.length > 0 && (
        <ul aria-label={m.files.pictures} className="flex flex-wrap gap-2">
          {pictures.map((file) => (
            <li key={file.id} className="min-w-0">
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                title={file.name}
                onClick={(event) => onOpen(event, file)}
                className="block rounded-md border border-border-strong bg-card p-0.5 hover:border-accent"
              >
                <img
                  src={file.url}
                  alt={file.name}
                  loading="lazy"
                  onError={() => onError(file)}
                  className="block max-h-40 min-h-6 max-w-full min-w-6 rounded-sm object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul aria-label={m.files.files} className="flex flex-wrap gap-2">
          {others.map((file) => (
            <li key={file.id} className="flex max-w-full min-w-0 items-center gap-0.5">
              <OtherFile file={file} />
              {!isPicture(file) && viewOf(file) && (
                <IconButton
                  label={m.files.show({ file: file.name })}
                  onClick={(event) => onOpen(event, file)}
                >
                  <Eye />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </div>
  );
}

const chip =
  'flex min-w-0 max-w-72 items-center gap-2 rounded-md border border-border-strong bg-card px-2.5 py-1.5 text-sm text-foreground max-sm:max-w-full';

function OtherFile({ file }: { file: ShownFile }) {
  const { name, state = 'ready' } = file;
  const facts = factsOf(file);
  if (state !== 'ready') {
    return (
      <span className={`${chip} flex-wrap gap-y-0`}>
        <FileSign {...file} />
        <span className="min-w-0 truncate">{name}</span>
        <FileVerdict file={file} />
      </span>
    );
  }
  return (
    <a
      href={`${file.url}?download`}
      download={name}
      onClick={(event) => void saveFresh(event, file)}
      aria-label={m.files.download({ name, facts })}
      className={`${chip} hover:border-accent`}
    >
      <FileSign {...file} />
      <span className="min-w-0 truncate">{name}</span>
      <span className="shrink-0 text-xs text-muted-foreground">{facts}</span>
      <Download aria-hidden="true" className="size-3.5 shrink-0 text-muted-foreground" />
    </a>
  );
}

/** Returns the size of a file, and the name of a picture type that browsers can't show. */
export function factsOf({ type, size }: Pick<ShownFile, 'type' | 'size'>) {
  const called = undrawnPicture(type);
  return called ? `${called}, ${fileSize(size)}` : fileSize(size);
}

/** The reason a file can't be opened. */
export function FileVerdict({ file: { state, threat } }: { file: ShownFile }) {
  if (state === 'checking') {
    return <span className="text-xs text-muted-foreground">{m.files.beingCheckedForViruses}</span>;
  }
  const sentence = threat ? m.files.aVirusWasFoundInIt({ threat }) : m.files.aVirusWasFoundInIt2;
  return <span className="text-xs wrap-anywhere text-destructive-text">{sentence}</span>;
}

/** Downloads a file whose link has expired, for example after the page was open overnight. */
export async function saveFresh(event: MouseEvent, file: ShownFile) {
  const end = linkEnd(file.url);
  if (end === null || end > Date.now()) return;
  event.preventDefault();
  window.location.assign(`${await freshLink(file)}?download`);
}

type FileSignProps = Pick<ShownFile, 'type' | 'state'>;

export function FileSign({ type, state }: FileSignProps) {
  const look = { 'aria-hidden': true, className: 'size-4 shrink-0 text-muted-foreground' };
  return createElement(signOf(type, state), look);
}

function signOf(type: string, state: ShownFile['state']) {
  if (state === 'checking') return ShieldQuestion;
  if (state === 'infected') return ShieldAlert;
  if (type.startsWith('audio/')) return Music;
  if (type.startsWith('video/')) return Film;
  if (type === 'application/zip') return FileArchive;
  return type === 'application/pdf' || type === 'text/plain' ? FileText : FileIcon;
}
