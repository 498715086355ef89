import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { hasPicture, withoutPictures } from '@helpdesk/sdk/rules/picture-marks';
import { ImagePlus, Paperclip, RotateCw, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FileSign } from './files/Files.tsx';
import { drawPicture } from './formatting/draft-pictures.ts';
import { caretAt, putInPlain, putPictures } from './formatting/put-picture.ts';
import { IconButton } from './IconButton.tsx';
import m from './messages.yaml';
import { ProgressBar } from './ProgressBar.tsx';
import { isRich, type TextBox } from './text/text-box.ts';

type Pending = {
  /** Used in the text in place of the file ID until there is one. */
  key: string;
  file: File;
  preview: string | null;
  /** The part that has been uploaded, from 0 to 1. */
  part: number;
  /** The reason the upload failed; null if it hasn't. */
  failure: string | null;
};

type Uploads = {
  files: readonly { id: string; name: string; size: number; type: string }[];
  /** Files that are being uploaded or have failed. */
  pending: readonly Pending[];
  /** The reason some files were not accepted. */
  notice: string;
  previewOf: (id: string) => string | null;
  /** Returns the accepted files. */
  add: (files: readonly File[]) => { key: string; file: File }[];
  remove: (id: string) => void;
  retry: (one: Pending) => void;
  leaveOut: (one: Pending) => void;
  /** The box whose text can contain the pictures. */
  box: RefObject<TextBox | null>;
  edit: (change: (text: string) => string) => void;
};

type AttachFilesProps = {
  uploads: Uploads;
  isOn?: boolean;
  /** Whether its draft is on screen; uploads continue if it isn't. */
  isShown?: boolean;
  text?: string;
  isFormatted?: boolean;
  /** Called when the text becomes Markdown; absent if the text can't contain pictures. */
  onFormatted?: () => void;
};

/** Whether browsers can show a chosen file as a picture. */
const isPicture = (type: string) => /^image\/(png|jpeg|gif|webp|avif|bmp)$/.test(type);

/**
 * The files of a draft: chosen, pasted or dropped on its form. In a formatted text, a picture is inserted where it was pasted or dropped.
 */
export function AttachFiles(props: AttachFilesProps) {
  const {
    uploads,
    isOn = true,
    isShown = true,
    text = '',
    isFormatted = false,
    onFormatted,
  } = props;
  const { files, pending, notice, add, remove, box } = uploads;
  const chooser = useRef<HTMLInputElement>(null);
  useFilesFor(chooser, isOn && isShown ? take : null);
  usePreviews(uploads);
  useOnlyFormatted(uploads, isFormatted);

  function take(chosen: readonly File[], event: ClipboardEvent | DragEvent) {
    const taken = add(chosen).filter(({ file }) => isPicture(file.type));
    const { current } = box;
    if (!current || !isFormatted || taken.length === 0) return;
    if (event instanceof MouseEvent && !caretAt(current, event)) return;
    putPictures(
      current,
      taken.map(({ key, file }) => ({ id: key, name: file.name || 'picture.png' })),
    );
  }

  function putInText(picture: Uploads['files'][number]) {
    const { current } = box;
    if (!current) return;
    if (isFormatted) putPictures(current, [picture]);
    else if (!isRich(current) && putInPlain(current, picture)) onFormatted?.();
  }

  if (!isShown) return null;
  return (
    <>
      {files.length + pending.length > 0 && (
        <ul
          aria-label={m.attachFiles.attachedFiles}
          className="-order-1 flex w-full flex-wrap gap-2 px-1 pt-1"
        >
          {files.map(({ id, name, size, type }) => (
            <Chip key={id} name={name} type={type} preview={uploads.previewOf(id)}>
              <span className="shrink-0 text-xs whitespace-nowrap text-muted-foreground">
                {fileSize(size)}
              </span>
              {isOn && onFormatted && isPicture(type) && !(isFormatted && hasPicture(text, id)) && (
                <IconButton
                  label={m.attachFiles.putInTheText({ name })}
                  // Keeps the caret in the box.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => putInText({ id, name, size, type })}
                >
                  <ImagePlus />
                </IconButton>
              )}
              <IconButton label={m.attachFiles.remove({ name })} onClick={() => remove(id)}>
                <X />
              </IconButton>
            </Chip>
          ))}
          {pending.map((one) => (
            <Chip key={one.key} name={one.file.name} type={one.file.type} preview={one.preview}>
              {one.failure === null ? (
                <ProgressBar
                  label={m.attachFiles.uploading({ file: one.file.name })}
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
                    label={m.attachFiles.tryAgain({ file: one.file.name })}
                    onClick={() => uploads.retry(one)}
                  >
                    <RotateCw />
                  </IconButton>
                </>
              )}
              <IconButton
                label={m.attachFiles.remove2({ file: one.file.name })}
                onClick={() => uploads.leaveOut(one)}
              >
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
        <IconButton
          label={m.attachFiles.attachFiles}
          disabled={!isOn}
          onClick={() => chooser.current?.click()}
        >
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

/** Word and Excel add a picture of the copied text to the clipboard. */
const isOfWords = (data: DataTransfer | null) =>
  Boolean(data?.getData('text/html') && data.getData('text/plain').trim());

/** Makes the pictures available to previews of the text. */
function usePreviews({ files, pending, previewOf }: Uploads) {
  useEffect(() => {
    for (const { id } of files) {
      const drawn = previewOf(id);
      if (drawn) drawPicture(id, drawn);
    }
    for (const { key, preview } of pending) if (preview) drawPicture(key, preview);
  }, [files, pending, previewOf]);
}

/** Removes the pictures from a text that is no longer formatted; they remain attached. */
function useOnlyFormatted({ files, pending, edit }: Uploads, isFormatted: boolean) {
  const was = useRef(isFormatted);
  useEffect(() => {
    if (was.current && !isFormatted) {
      const own = new Set([...files.map(({ id }) => id), ...pending.map(({ key }) => key)]);
      edit((text) => withoutPictures(text, (id) => own.has(id)));
    }
    was.current = isFormatted;
  });
}

/** Takes files that are pasted or dropped on the form; leaves text to the browser. */
function useFilesFor(
  inside: { readonly current: HTMLInputElement | null },
  add: ((files: readonly File[], event: ClipboardEvent | DragEvent) => void) | null,
) {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const form = inside.current?.closest<HTMLElement>('[data-takes-files], form');
    if (!form) return;
    const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
      if (!data?.files.length) return;
      event.preventDefault();
      latest.current?.([...data.files], event);
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
