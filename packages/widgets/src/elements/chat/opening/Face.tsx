import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { connection } from '../../../core/connection.ts';
import type { Spoken } from '../../../core/words.ts';

/** Returns a face with a name; an agent without one gets a translated generic name. */
export const named = (face: Schema<'ChatFace'>, { say }: Spoken): Schema<'ChatFace'> => ({
  ...face,
  firstName: say?.(face.firstName) ?? face.firstName,
});

/** The picture of an agent, over their initial, which stays visible if the page blocks our pictures. */
export const Face = ({ firstName, imageUrl }: Schema<'ChatFace'>) => (
  <span class="face" aria-hidden="true">
    {[...firstName][0]}
    {imageUrl && (
      <img
        alt=""
        src={new URL(imageUrl, connection.baseUrl).href}
        onError={({ currentTarget }) => currentTarget.remove()}
      />
    )}
  </span>
);
