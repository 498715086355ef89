import { Component, h } from 'preact';
import type { fetchModule } from '../../loader/chunks.ts';
import type { Props as Question } from '../files/FileQuestion.tsx';
import type { files } from '../files/files.ts';
import type { Texts } from './texts.ts';

/** The hash of the chunk for files, set by the build. */
const hash = '{files}';

interface Props extends Question {
  texts: Pick<Texts, 'again'>;
  fetchModule: typeof fetchModule;
}

interface State {
  files?: typeof files;
  failed?: boolean;
}

/** A file field; its code is loaded on demand, because few forms need it. */
export class LaterFiles extends Component<Props, State> {
  override state: State = {};

  override componentDidMount() {
    void this.load();
  }

  load = async () => {
    try {
      this.setState(await this.props.fetchModule<State>('files', hash));
    } catch {
      this.setState({ failed: true });
    }
  };

  override render({ fetchModule: _, ...question }: Props, { files: code, failed }: State) {
    if (code) return <code.FileQuestion {...question} />;
    return (
      <div>
        {question.label}
        {failed && (
          <button type="button" class="button" id={question.id} onClick={this.load}>
            {question.texts.again}
          </button>
        )}
      </div>
    );
  }
}
