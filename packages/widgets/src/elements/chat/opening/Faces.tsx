import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { fill } from '../../../core/fill.ts';
import type { Spoken } from '../../../core/words.ts';
import { Face, named } from './Face.tsx';
import { texts as ours, type Texts } from './texts.ts';

interface Props {
  texts: Spoken & object;
  opening: Schema<'ChatOpening'>;
}

/** Who is here, and how long their last answers took. */
export const Faces = ({ texts, opening: { faces, answersInSeconds: seconds } }: Props) => {
  const words = { ...ours, ...texts };
  return (
    <div class="faces">
      {faces[0] && (
        <ul aria-label={words.here}>
          {faces
            .map((face) => named(face, texts))
            .map((face) => (
              <li key={face.firstName}>
                <Face {...face} />
                {face.firstName}
              </li>
            ))}
        </ul>
      )}
      {seconds !== null && <p class="who">{timeOf(seconds, words)}</p>}
    </div>
  );
};

const hour = 3600;

/** In words, and no more exact than it is: what takes longer than a day is not said. */
function timeOf(seconds: number, texts: Texts) {
  if (seconds <= 60) return texts.answersAtOnce;
  const minutes = Math.round(seconds / 60);
  if (minutes <= 10) return fill(texts.answersInMinutes, Math.max(2, minutes));
  if (minutes <= 50) return fill(texts.answersInMinutes, 5 * Math.round(minutes / 5));
  if (seconds < 1.5 * hour) return texts.answersInAnHour;
  return seconds <= 24 * hour && fill(texts.answersInHours, Math.round(seconds / hour));
}
