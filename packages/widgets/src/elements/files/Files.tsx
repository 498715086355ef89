import type { Schema } from '@helpdesk/sdk';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { isDrawn } from '@helpdesk/sdk/rules/pictures';
import { Component, h } from 'preact';
import { connection } from '../../core/connection.ts';
import { fill } from '../../core/fill.ts';
import type { Spoken } from '../../core/words.ts';
import { wear } from './style.ts';
import { texts as ours } from './texts.ts';

type File = Schema<'MessageFile'>;

interface Props {
  host: HTMLElement;
  texts: object;
  files: readonly File[];
}

interface State {
  /** Pictures that can't be shown here, for example because of the page's policy. */
  broken: readonly string[];
}

/** The files of a message: pictures are shown, all others are listed for download. */
export class Files extends Component<Props, State> {
  override state: State = { broken: [] };

  override componentDidMount() {
    wear(this.props.host);
  }

  override render({ files, texts: given }: Props, { broken }: State) {
    const texts: typeof ours & Spoken = { ...ours, ...given };
    const sizeOf = texts.size ?? fileSize;
    const isPicture = ({ id, type, state }: File) =>
      state === 'ready' && isDrawn(type) && !broken.includes(id);
    const pictures = files.filter(isPicture);
    const others = files.filter((file) => !isPicture(file));
    const away = { target: '_blank', rel: 'noopener noreferrer' };
    return (
      <div>
        {pictures[0] && (
          <ul class="files" aria-label={texts.pictures}>
            {pictures.map(({ id, name, url }) => (
              <li key={id}>
                <a href={addressOf(url)} {...away}>
                  <img
                    src={addressOf(url)}
                    alt={name}
                    onError={() => this.setState({ broken: [...broken, id] })}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {others[0] && (
          <ul class="files" aria-label={texts.files}>
            {others.map(({ id, name, size, url, state }) => (
              <li key={id}>
                {state === 'ready' ? (
                  <a
                    class="file"
                    href={`${addressOf(url)}?download`}
                    download={name}
                    aria-label={`${fill(texts.download, name)}, ${sizeOf(size)}`}
                    {...away}
                  >
                    <span>{name}</span>
                    <small>{sizeOf(size)}</small>
                  </a>
                ) : (
                  <span class="file">
                    <span>{name}</span>
                    <small>{texts[state]}</small>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
}

const addressOf = (url: string) => new URL(url, connection.baseUrl).href;
