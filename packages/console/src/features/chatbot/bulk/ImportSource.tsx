import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';

export type Source = { text: string; file: File | null };

type ImportSourceProps = {
  source: Source;
  disabled: boolean;
  onChange: (source: Source) => void;
};

const sample = `query,response,keywords,category,priority,isActive
How do I reset my password?,Use the link below the sign-in form.,password;forgot,Account & Login,high,true`;

/** The input of an import: a chosen or dropped file, or a text. */
export function ImportSource({ source, disabled, onChange }: ImportSourceProps) {
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
              label="Take the file away"
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
              Choose a file
            </Button>
            <p className="text-muted-foreground">or drop a .json or .csv file here</p>
          </>
        )}
        {/* After the button, which is to have the focus first. */}
        <label htmlFor={id} className="sr-only">
          File with queries
        </label>
        <input
          ref={picker}
          id={id}
          type="file"
          accept=".json,.csv"
          className="sr-only"
          tabIndex={-1}
          disabled={disabled}
          onChange={({ target }) => take(target.files?.[0])}
        />
      </div>
      {!source.file && (
        <Field
          label="Or paste JSON or CSV"
          hint="CSV: keywords are separated by semicolons, priority is medium unless it says otherwise, and without the column isActive all are active."
        >
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
