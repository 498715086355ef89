import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { connection } from '../../../core/connection.ts';
import { fill } from '../../../core/fill.ts';
import type { Spoken } from '../../../core/words.ts';
import type { Welcome } from '../returning/returning.tsx';
import { Face, named } from './Face.tsx';
import { texts as ours, type Texts } from './texts.ts';

interface Props {
  texts: Spoken & { you: string };
  opening: Schema<'ChatOpening'>;
  /** The organization's logo. */
  logoUrl: string | null | undefined;
  /** The greeting for a returning or identified visitor. */
  known: Welcome | undefined;
}

/** The agents who are online, or the organization; their recent response time, or when they are back. */
export const Faces = ({ texts, opening, logoUrl, known }: Props) => {
  const { faces, answersInSeconds: seconds, opensAt } = opening;
  const words = { ...ours, ...texts };
  return (
    <div class="faces">
      {known?.(words).hello}
      {logoUrl && !faces[0] && (
        <img
          class="logo"
          alt=""
          src={new URL(logoUrl, connection.baseUrl).href}
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
      {faces[0] && (
        <ul aria-label={words.here}>
          {faces
            .map((face) => named(face, texts))
            .map((face) => (
              <li key={face.firstName}>
                <Face {...face} />
                <bdi>{face.firstName}</bdi>
              </li>
            ))}
        </ul>
      )}
      {seconds !== null && <p class="who">{timeOf(seconds, words)}</p>}
      {opensAt && <p class="who">{fill(words.opensAt, whenOf(opensAt, texts.locale))}</p>}
    </div>
  );
};

/** Formats day and time in the visitor's time zone. */
const whenOf = (at: string, locale: string | undefined) =>
  new Date(at).toLocaleString(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' });

const hour = 3600;

/** Returns the response time in rounded units; omits anything over a day. */
function timeOf(seconds: number, texts: Texts) {
  if (seconds <= 60) return texts.answersAtOnce;
  const minutes = Math.round(seconds / 60);
  if (minutes <= 10) return fill(texts.answersInMinutes, Math.max(2, minutes));
  if (minutes <= 50) return fill(texts.answersInMinutes, 5 * Math.round(minutes / 5));
  if (seconds < 1.5 * hour) return texts.answersInAnHour;
  return seconds <= 24 * hour && fill(texts.answersInHours, Math.round(seconds / hour));
}
