import { Component, h } from 'preact';
import { sentenceOf } from '../../../core/connection.ts';
import { fill } from '../../../core/fill.ts';
import type { Spoken } from '../../../core/words.ts';
import type { texts } from '../people/texts.ts';

interface Props {
  texts: typeof texts & Spoken & Record<'send' | 'failed', string>;
  rating: number | null;
  onRate(rating: number, comment?: string): Promise<void>;
}

interface State {
  /** The rating that the visitor chose on this page, not on an earlier one; 0 if it failed. */
  chosen?: number;
  isDone?: boolean;
  notice?: string;
}

/** Asks for a rating from 1 to 5, and then for a comment. */
export class Rating extends Component<Props, State> {
  override state: State = {};

  /** Sends the rating, with the comment of a form. */
  rate = async (rating: number, form?: HTMLFormElement) => {
    this.setState({ chosen: rating });
    try {
      await this.props.onRate(rating, form && (new FormData(form).get('comment') as string));
      this.setState({ isDone: !!form, notice: '' });
      // The form is removed, so the stars get its focus.
      if (form?.contains((form.getRootNode() as ShadowRoot).activeElement))
        form.parentElement?.querySelector<HTMLElement>(':checked')?.focus();
    } catch (error) {
      this.setState({
        chosen: this.props.rating ?? 0,
        notice: sentenceOf(error, this.props.texts.failed, this.props.texts),
      });
    }
  };

  comment = (event: Event) => {
    event.preventDefault();
    void this.rate(this.props.rating as number, event.target as HTMLFormElement);
  };

  override render({ texts: { rate, stars, comment, send, thanks }, rating }: Props, state: State) {
    // A rated chat isn't rated again.
    const { chosen } = state;
    const isRated = rating && chosen === undefined;
    return (
      <div class="sheet">
        {!isRated && (
          <fieldset class="stars">
            <legend class="label">{rate}</legend>
            {[1, 2, 3, 4, 5].map((value) => (
              <input
                key={value}
                type="radio"
                name="rating"
                class={value <= (chosen ?? 0) ? 'on' : ''}
                aria-label={fill(stars, value)}
                checked={value === chosen}
                onChange={() => this.rate(value)}
              />
            ))}
          </fieldset>
        )}
        {rating && !isRated && !state.isDone && (
          <form onSubmit={this.comment} class="sheet">
            <label class="label" for="comment">
              {comment}
            </label>
            <textarea id="comment" name="comment" part="input" maxLength={2000} />
            <button part="button" class="button">
              {send}
            </button>
          </form>
        )}
        <p role="status">{(isRated || state.isDone) && thanks}</p>
        {state.notice && (
          <p class="notice" role="alert">
            {state.notice}
          </p>
        )}
      </div>
    );
  }
}
