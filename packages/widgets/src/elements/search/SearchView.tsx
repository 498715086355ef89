import type { HelpdeskError, Schema } from '@helpdesk/sdk';
import {
  publicHelpArticle,
  publicHelpRecordView,
  publicHelpSearch,
  publicOrganizationGet,
} from '@helpdesk/sdk/operations';
import { Component, createRef, h } from 'preact';
import { ask, connection, sentenceOf } from '../../core/connection.ts';
import { fill } from '../../core/fill.ts';
import { look } from '../../core/look.ts';
import type { ViewProps } from '../../core/view.ts';
import { type Words, wordsFor } from '../../core/words.ts';
import type { fetchModule } from '../../loader/chunks.ts';
import { emit } from '../../loader/emit.ts';
import { articleCard } from './article-card.tsx';
import { articleNodes } from './article-html.ts';
import { Results } from './Results.tsx';
import { texts as ours, type Texts } from './texts.ts';

interface Props extends ViewProps {
  organization?: string;
  theme?: string;
  label?: string;
  placeholder?: string;
  /** URL of articles, with `{slug}` as placeholder; without it, articles open in the element. */
  articleUrl?: string;
  texts?: Partial<Texts>;
  /** The response that the loader requested in parallel with this code. */
  first?: Promise<Response> | undefined;
  fetchModule: typeof fetchModule;
}

interface State {
  color: string;
  words?: Words | undefined;
  found: readonly Schema<'PublicFoundArticle'>[];
  /** Whether the results are visible. */
  isOpen: boolean;
  /** Index of the active result; -1 for none. */
  active: number;
  /** The status message of the search. */
  notice: string;
  /** A link to go to instead, set after a failure. */
  instead: string;
  article?: Schema<'PublicArticle'> | undefined;
}

const pause = 150;
const empty = { found: [], notice: '', instead: '', isOpen: false, active: -1 };

/** A search box for the help center of an organization, including the article view. */
export class SearchView extends Component<Props, State> {
  override state: State = { color: '', ...empty };
  input = createRef<HTMLInputElement>();
  asking = new AbortController();
  timer: ReturnType<typeof setTimeout> | undefined;

  get box() {
    return this.input.current as HTMLInputElement;
  }

  override componentDidMount() {
    const { host, first } = this.props;
    host.handle = {
      submit: this.search,
      reset: () => {
        this.box.value = '';
        this.type();
      },
    };
    // The panel of a chat opens it with an article.
    const { article } = host.dataset;
    if (article) void this.read(article);
    // If this fails, the first search shows the error.
    ask(publicOrganizationGet, this.where(), { first }).then(
      async (organization) =>
        this.setState({
          color: organization.primaryColor,
          words: await wordsFor('search', this.props, { organization }),
        }),
      () => {},
    );
  }

  override componentDidUpdate(_: Props, before: State) {
    const { article, active } = this.state;
    if (active !== before.active) this.option()?.scrollIntoView({ block: 'nearest' });
    if (!article || article === before.article) return;
    const nodes = articleNodes(article.content, this.pageOf(article.slug));
    const title = this.find('h2') as HTMLElement;
    title.nextElementSibling?.replaceChildren(...(nodes ?? [article.excerpt]));
    title.focus();
  }

  override componentWillUnmount() {
    this.stop();
  }

  where = () => ({ subdomain: this.props.organization as string });

  center = () => `${connection.baseUrl}/public/help/${this.where().subdomain}`;

  texts = (): Texts => ({ ...ours, ...this.state.words?.texts, ...this.props.texts });

  pageOf = (slug: string) => `${this.center()}/article/${slug}`;

  urlOf = (slug: string) => this.props.articleUrl?.replace('{slug}', slug) ?? this.pageOf(slug);

  /** Cancels requests in progress. */
  stop() {
    clearTimeout(this.timer);
    this.asking.abort();
    return (this.asking = new AbortController()).signal;
  }

  fail(error: unknown, instead: string) {
    const message = sentenceOf(error, this.texts().failed, this.texts());
    this.setState({ ...empty, notice: message, instead, isOpen: true });
    emit(this.props.host, 'error', { message, code: (error as Partial<HelpdeskError>).code });
  }

  type = () => {
    this.stop();
    this.setState({ article: undefined });
    if (this.box.value.trim()) this.timer = setTimeout(this.search, pause);
    else this.setState(empty);
  };

  search = async () => {
    const signal = this.stop();
    const q = this.box.value.trim();
    if (!q) return;
    try {
      const found = await ask(publicHelpSearch, { ...this.where(), q, limit: 8 }, { signal });
      // Some proxies answer 200 with an HTML page.
      const count = found.map(({ slug }) => slug).length;
      const { none, found: some } = this.texts();
      this.setState({ ...empty, found, notice: count ? fill(some, count) : none, isOpen: true });
      emit(this.props.host, 'search', { query: q, count });
    } catch (error) {
      if (!signal.aborted) this.fail(error, this.center());
    }
  };

  async read(slug: string) {
    const signal = this.stop();
    // A link in an article is unrelated to the earlier search.
    const query = this.state.article ? '' : this.box.value.trim();
    try {
      const article = await ask(publicHelpArticle, { ...this.where(), slug }, { signal });
      this.setState({ article, isOpen: false });
      emit(this.props.host, 'open', { slug, title: article.title });
      const view = { ...this.where(), pageType: 'article', pageId: article.id, query } as const;
      ask(publicHelpRecordView, view).catch(() => {});
    } catch (error) {
      if (!signal.aborted) this.fail(error, this.urlOf(slug));
    }
  }

  /** Opens links to articles of this help center in the element, from results and from other articles. */
  follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const start = this.pageOf('');
    const isElsewhere = event.ctrlKey || event.metaKey || this.props.articleUrl;
    if (isElsewhere || link?.part.value === 'link' || !link?.href.startsWith(start)) return;
    const [slug = ''] = link.href.slice(start.length).split(/[?#]/);
    // The sections of an article have IDs only on its own page.
    if (slug === this.state.article?.slug) return;
    event.preventDefault();
    void this.read(slug);
  };

  back = () => {
    this.box.focus();
    this.setState({ article: undefined, isOpen: true });
  };

  key = (event: KeyboardEvent) => {
    const { found, active, isOpen } = this.state;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = this.option();
    if (event.isComposing) return;
    if (step && found[0]) {
      // The search box counts as one place of the cycle.
      const places = found.length + 1;
      const next = isOpen ? ((active + 1 + step + places) % places) - 1 : active;
      this.setState({ active: next, isOpen: true });
    } else if (event.key === 'Enter') {
      if (isOpen && option) option.click();
      else void this.search();
    } else if (event.key === 'Escape' && isOpen) this.setState({ isOpen: false });
    else return;
    event.preventDefault();
  };

  find = (what: string) => this.box.parentElement?.querySelector<HTMLElement>(what);

  option = () => this.find('[aria-selected=true]');

  leave = ({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget as Node | null;
    // The page's own elements are those in its slots.
    if (!this.box.parentElement?.contains(next) && !this.props.host.contains(next)) {
      this.setState({ isOpen: false });
    }
  };

  override render({ theme, label, placeholder }: Props, state: State) {
    const { color, words, found, isOpen, active, notice, instead, article } = state;
    const texts = this.texts();
    const name = label || texts.label;
    const combobox: object = {
      role: 'combobox',
      'aria-controls': 'list',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && !!found[0],
      'aria-activedescendant': isOpen && active >= 0 ? `o${active}` : '',
    };
    return (
      <div
        {...look(theme, color, words)}
        role="search"
        onFocusOut={this.leave}
        onClick={this.follow}
      >
        <input
          ref={this.input}
          part="input"
          type="search"
          {...combobox}
          aria-label={name}
          placeholder={placeholder || name}
          onInput={this.type}
          onKeyDown={this.key}
          onFocus={() => this.setState({ isOpen: !!notice && !article })}
        />
        <p role={instead ? 'alert' : 'status'} class="hidden">
          {isOpen && notice}
        </p>
        <div
          part="results"
          class="card"
          hidden={!isOpen}
          // Keeps the focus in the box, so the results stay open for the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Results found={found} label={name} active={active} urlOf={this.urlOf} />
          {!found[0] && (
            <p class="none">
              {notice}{' '}
              {instead && (
                <a part="link" href={instead}>
                  {texts.center}
                </a>
              )}
            </p>
          )}
          {!found[0] && <slot name="empty" />}
        </div>
        {article && articleCard(article, this.pageOf(article.slug), texts, this.back)}
      </div>
    );
  }
}
