import type { ChatAccess } from '@helpdesk/sdk/chat';
import type { UploadOptions } from '@helpdesk/sdk/pieces';
import { Component, createRef, h } from 'preact';
import { connection } from '../../core/connection.ts';
import type { Attached } from '../files/Attached.tsx';
import type { files } from '../files/files.ts';

interface Props {
  host: HTMLElement;
  texts: object;
  organization: string;
  access: ChatAccess | undefined;
  /** Files are for people: the bot cannot look at them. */
  isOn: boolean;
  /** What draws and uploads them, once it is there. */
  code: typeof files | undefined;
  /** Loads it; false when it cannot be had. */
  load(): Promise<boolean>;
  onReady(attaching: Attaching): void;
  onChange(): void;
}

/** As many as a message can have. */
const max = 20;

/** The files of a message that the visitor writes: chosen, pasted or dropped. */
export class Attaching extends Component<Props> {
  chooser = createRef<HTMLInputElement>();
  attached: Attached | undefined;

  override componentDidMount() {
    this.props.onReady(this);
  }

  choose = () => this.chooser.current?.click();
  uploaded = () => this.attached?.uploaded() ?? [];
  isUnfinished = () => !!this.attached?.isUnfinished();
  clear = () => this.attached?.clear();

  async add(chosen: readonly File[]) {
    if (chosen[0] && (await this.props.load())) this.attached?.add(chosen);
  }

  /** What is pasted or dropped; a file must not take the place of the page. */
  take(event: Event, data: DataTransfer | null) {
    if (!data?.files[0]) return;
    event.preventDefault();
    if (this.props.isOn) void this.add([...data.files]);
  }

  upload = (file: File, options: UploadOptions) => {
    const { code, organization: subdomain, access } = this.props;
    const { uploadToChat } = code as typeof files;
    return uploadToChat(connection, { subdomain, access: access as ChatAccess }, file, options);
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
