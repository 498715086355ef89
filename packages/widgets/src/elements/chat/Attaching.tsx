import type { ChatAccess } from '@helpdesk/sdk/chat';
import type { UploadOptions } from '@helpdesk/sdk/pieces';
import type { namesOfFiles } from '@helpdesk/sdk/rules/file-names';
import { Component, createRef, h } from 'preact';
import { connection } from '../../core/connection.ts';
import type { Attached } from '../files/Attached.tsx';
import type { files } from '../files/files.ts';

/** The props that all file uploads of a chat need. */
export interface Attachable {
  host: HTMLElement;
  texts: object;
  organization: string;
  /** Returns the chat to upload to; the first file may start it. */
  reach(): Promise<ChatAccess | undefined>;
  /** Returns the text of a message that has only files. */
  namesOf: typeof namesOfFiles;
  /** The code for files, once it is loaded. */
  code: typeof files | undefined;
  /** Loads the code; resolves to false if that fails. */
  load(): Promise<boolean>;
}

interface Props extends Attachable {
  /** Whether files can be attached: only for people, because the bot can't read them. */
  isOn: boolean;
  onReady(attaching: Attaching): void;
  onChange(): void;
}

/** The limit of a message. */
const max = 20;

/** The files of the message that the visitor is writing: chosen, pasted or dropped. */
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
  /** Returns the text of a message; without text, the names of its files. */
  wordsOf = (typed: string) => typed.trim() || this.props.namesOf(this.uploaded());
  waits = (then: () => void) => !!this.attached?.waits(then);
  isWaiting = () => !!this.attached?.then;
  clear = () => this.attached?.clear();

  async add(chosen: readonly File[]) {
    if (chosen[0] && (await this.props.load())) this.attached?.add(chosen);
  }

  /** Takes files that are pasted or dropped anywhere in the panel. */
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
