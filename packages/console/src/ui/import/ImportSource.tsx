import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { cx } from '../cx.ts';
import { Field } from '../Field.tsx';
import { IconButton } from '../IconButton.tsx';
import m from '../messages.yaml';
import { Textarea } from '../Textarea.tsx';

export type Source = { text: string; file: File | null };

type ImportSourceProps = {
  /** The rows of the file, as a noun such as queries. */
  what: string;
  /** The file extensions that can be chosen. */
  accept?: string;
  hint: string;
  sample: string;
  source: Source;
  disabled: boolean;
  onChange: (source: Source) => void;
};

/** The input of an import: a chosen or dropped file, or a text. */
export function ImportSource(props: ImportSourceProps) {
  const { what, accept = '.json,.csv', hint, sample, source, disabled, onChange } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => file && onChange({ text: '', file });

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div className="flex flex-col gap-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={cx(
          'flex flex-col items-center gap-2 rounded-lg border border-dashed border-border-strong px-4 py-6 text-sm',
          isOver && 'border-accent bg-accent/8',
        )}
      >
        {source.file ? (
          <p className="flex max-w-full items-center gap-2 font-medium">
            <FileText aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
            <span className="truncate">{source.file.name}</span>
            <IconButton
              label={m.importSource.takeTheFileAway}
              disabled={disabled}
              onClick={() => {
                if (picker.current) picker.current.value = '';
                onChange({ ...source, file: null });
              }}
            >
              <X />
            </IconButton>
          </p>
        ) : (
          <>
            <Button
              icon={<Upload />}
              disabled={disabled}
              data-autofocus=""
              onClick={() => picker.current?.click()}
            >
              {m.importSource.chooseAFile}
            </Button>
            <p className="text-muted-foreground">{m.importSource.orDropAJsonOrCsv}</p>
          </>
        )}
        {/* After the button, which should have the focus first. */}
        <label htmlFor={id} className="sr-only">
          {m.importSource.fileWith({ what })}
        </label>
        <input
          ref={picker}
          id={id}
          type="file"
          accept={accept}
          className="sr-only"
          tabIndex={-1}
          disabled={disabled}
          onChange={({ target }) => take(target.files?.[0])}
        />
      </div>
      {!source.file && (
        <Field label={m.importSource.orPasteJsonOrCsv} hint={hint}>
          <Textarea
            value={source.text}
            rows={6}
            spellCheck={false}
            disabled={disabled}
            placeholder={sample}
            onChange={({ target }) => onChange({ text: target.value, file: null })}
            className="max-h-64 font-mono text-xs"
          />
        </Field>
      )}
    </div>
  );
}
