import type { Schema } from '@helpdesk/sdk';
import type { UploadOptions } from '@helpdesk/sdk/pieces';
import { chooserOf } from '@helpdesk/sdk/rules/file-kinds';
import { uploadToForm } from '@helpdesk/sdk/upload';
import { Component, type ComponentChildren, h } from 'preact';
import { connection } from '../../core/connection.ts';
import { Attached } from './Attached.tsx';
import { texts as ours } from './texts.ts';

export interface Props {
  field: Schema<'FormField'>;
  id: string;
  max: number;
  aria: object;
  label: ComponentChildren;
  host: HTMLElement;
  texts: object;
  /** Empty in a preview, which sends nothing. */
  organization?: string | undefined;
  formId: string;
  /** Called when the files change. */
  onChange(isUnfinished: boolean): void;
}

/** A file field: files are uploaded as they are chosen or dropped, and the answer is their IDs. */
export class FileQuestion extends Component<Props> {
  attached: Attached | undefined;

  upload = (file: File, options: UploadOptions) => {
    const { field, organization: org, formId } = this.props;
    const { name, size, type } = file;
    if (!org) return Promise.resolve({ id: 'preview', name, size, type });
    return uploadToForm(connection, { org, formId, field: field.name }, file, options);
  };

  override render({ field, id, max, aria, label, host, texts, onChange }: Props) {
    const { chooseFile, chooseFiles } = { ...ours, ...texts };
    const { name, validation } = field;
    const add = (files: FileList | null | undefined) => files && this.attached?.add([...files]);
    return (
      <div
        onDrop={(event) => {
          event.preventDefault();
          add(event.dataTransfer?.files);
        }}
        onDragOver={(event) => event.preventDefault()}
      >
        {label}
        <input
          id={id}
          type="file"
          class="hidden"
          multiple={max > 1}
          accept={chooserOf(validation)}
          onChange={({ currentTarget: chooser }) => {
            add(chooser.files);
            chooser.value = '';
          }}
          {...aria}
        />
        <Attached
          name={name}
          host={host}
          texts={texts}
          max={max}
          rules={validation}
          onReady={(attached: Attached) => {
            this.attached = attached;
          }}
          upload={this.upload}
          onChange={() => onChange(!!this.attached?.isUnfinished())}
        />
        <label part="button" class="choose" for={id}>
          {max > 1 ? chooseFiles : chooseFile}
        </label>
      </div>
    );
  }
}
