import type { ChatAccess } from '@helpdesk/sdk/chat';
import type { UploadOptions } from '@helpdesk/sdk/pieces';
import type { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import { Component, createRef, h } from 'preact';
import { connection } from '../../core/connection.ts';
import type { Attached } from '../files/Attached.tsx';
import type { files } from '../files/files.ts';

/** What all files of a chat need. */
export interface Attachable {
  host: HTMLElement;
  texts: object;
  organization: string;
  /** The chat that they are uploaded to, which the first of them may begin. */
  reach(): Promise<ChatAccess | undefined>;
  /** What a message without words says. */
  namesOf: typeof namesOfFiles;
  /** What draws and uploads them, once it is there. */
  code: typeof files | undefined;
  /** Loads it; false when it cannot be had. */
  load(): Promise<boolean>;
}

interface Props extends Attachable {
  /** Files are for people: the bot cannot look at them. */
  isOn: boolean;
  onReady(attaching: Attaching): void;
  onChange(): void;
}

/** As many as a message can have. */
const max = 20;

/** The files of a message that the visitor writes: chosen, pasted or dropped. */
export class Attaching extends Component<Props> {
  chooser = createRef<HTMLInputElement>();
  attached: Attached | undefined;
  gone = new AbortController();

  override componentDidMount() {
    const { host, onReady } = this.props;
    for (const type of ['paste', 'drop']) {
      host.shadowRoot?.addEventListener(type, this.take, { signal: this.gone.signal });
    }
    onReady(this);
  }

  override componentWillUnmount() {
    this.gone.abort();
  }

  choose = () => this.chooser.current?.click();
  uploaded = () => this.attached?.uploaded() ?? [];
  /** What a message says: without words, the names of its files. */
  wordsOf = (typed: string) => typed.trim() || this.props.namesOf(this.uploaded());
  isUnfinished = () => !!this.attached?.isUnfinished();
  clear = () => this.attached?.clear();

  async add(chosen: readonly File[]) {
    if (chosen[0] && (await this.props.load())) this.attached?.add(chosen);
  }

  /** What is pasted or dropped anywhere in the panel. */
  take = (event: Event) => {
    const { clipboardData, dataTransfer } = event as ClipboardEvent & DragEvent;
    const { files } = clipboardData ?? dataTransfer ?? {};
    if (files?.[0]) event.preventDefault();
    if (files?.[0] && this.props.isOn) void this.add([...files]);
  };

  upload = async (file: File, options: UploadOptions) => {
    const { code, organization: subdomain, reach } = this.props;
    const { uploadToChat } = code as typeof files;
    const access = (await reach()) as ChatAccess;
    return uploadToChat(connection, { subdomain, access }, file, options);
  };

  override render({ host, texts, code, onChange }: Props) {
    return (
      <div>
        {code && (
          <code.Attached
            host={host}
            texts={texts}
            max={max}
            onReady={(attached: Attached) => {
              this.attached = attached;
            }}
            upload={this.upload}
            onChange={onChange}
          />
        )}
        <input
          ref={this.chooser}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget: chooser }) => {
            void this.add([...(chooser.files ?? [])]);
            chooser.value = '';
          }}
        />
      </div>
    );
  }
}
