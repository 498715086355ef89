import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { Paperclip, RotateCw, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FileSign } from './Files.tsx';
import { IconButton } from './IconButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';

type Pending = {
  key: number;
  file: File;
  preview: string | null;
  /** From 0 to 1. */
  part: number;
  /** Why it was not sent; null while it is. */
  failure: string | null;
};

type Uploads = {
  files: readonly { id: string; name: string; size: number; type: string }[];
  /** What is on its way, or could not be sent. */
  pending: readonly Pending[];
  /** Why some were not taken. */
  notice: string;
  previewOf: (id: string) => string | null;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  retry: (one: Pending) => void;
  leaveOut: (one: Pending) => void;
};

/** The files of what is being written: chosen, pasted or dropped on its form. */
export function AttachFiles({ uploads, isOn = true }: { uploads: Uploads; isOn?: boolean }) {
  const { files, pending, notice, add, remove } = uploads;
  const chooser = useRef<HTMLInputElement>(null);
  useFilesFor(chooser, isOn ? add : null);

  return (
    <>
      {files.length + pending.length > 0 && (
        <ul aria-label="Attached files" className="-order-1 flex w-full flex-wrap gap-2 px-1 pt-1">
          {files.map(({ id, name, size, type }) => (
            <Chip key={id} name={name} type={type} preview={uploads.previewOf(id)}>
              <span className="shrink-0 text-xs whitespace-nowrap text-muted-foreground">
                {fileSize(size)}
              </span>
              <IconButton label={`Remove ${name}`} onClick={() => remove(id)}>
                <X />
              </IconButton>
            </Chip>
          ))}
          {pending.map((one) => (
            <Chip key={one.key} name={one.file.name} type={one.file.type} preview={one.preview}>
              {one.failure === null ? (
                <ProgressBar
                  label={`Uploading ${one.file.name}`}
                  value={one.part}
                  max={1}
                  className="w-16"
                />
              ) : (
                <>
                  <span
                    role="alert"
                    className="inline-flex items-center gap-1 text-xs text-destructive-text"
                  >
                    <TriangleAlert aria-hidden="true" className="size-3 shrink-0" />
                    {one.failure}
                  </span>
                  <IconButton
                    label={`Try ${one.file.name} again`}
                    onClick={() => uploads.retry(one)}
                  >
                    <RotateCw />
                  </IconButton>
                </>
              )}
              <IconButton label={`Remove ${one.file.name}`} onClick={() => uploads.leaveOut(one)}>
                <X />
              </IconButton>
            </Chip>
          ))}
        </ul>
      )}
      {notice && (
        <p role="alert" className="-order-1 w-full px-1 text-xs text-destructive-text">
          {notice}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        data-attach=""
        className="hidden"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <span className="group-data-idle:hidden">
        <IconButton label="Attach files" disabled={!isOn} onClick={() => chooser.current?.click()}>
          <Paperclip />
        </IconButton>
      </span>
    </>
  );
}

type ChipProps = { name: string; type: string; preview: string | null; children: ReactNode };

function Chip({ name, type, preview, children }: ChipProps) {
  return (
    <li className="flex max-w-full min-w-0 items-center gap-2 rounded-md border border-border-strong bg-card py-0.5 pr-0.5 pl-1.5 text-sm">
      {preview ? (
        <img src={preview} alt="" className="size-7 rounded-sm object-cover" />
      ) : (
        <FileSign type={type} />
      )}
      <span className="max-w-48 min-w-0 truncate">{name}</span>
      {children}
    </li>
  );
}

/** Word and Excel put a picture of what was copied beside its words. */
const isOfWords = (data: DataTransfer | null) =>
  Boolean(data?.getData('text/html') && data.getData('text/plain').trim());

/** Takes what is pasted into the box or dropped on it; text stays what it is. */
function useFilesFor(
  inside: { readonly current: HTMLInputElement | null },
  add: ((files: readonly File[]) => void) | null,
) {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const form = inside.current?.closest<HTMLElement>('[data-takes-files], form');
    if (!form) return;
    const take = (event: Event, data: DataTransfer | null) => {
      if (!data?.files.length) return;
      event.preventDefault();
      latest.current?.([...data.files]);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOfWords(event.clipboardData)) take(event, event.clipboardData);
    };
    const onDrop = (event: DragEvent) => take(event, event.dataTransfer);
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    form.addEventListener('paste', onPaste);
    form.addEventListener('drop', onDrop);
    form.addEventListener('dragover', onDragOver);
    return () => {
      form.removeEventListener('paste', onPaste);
      form.removeEventListener('drop', onDrop);
      form.removeEventListener('dragover', onDragOver);
    };
  }, [inside]);
}
