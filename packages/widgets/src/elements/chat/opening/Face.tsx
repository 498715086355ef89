import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { connection } from '../../../core/connection.ts';
import type { Spoken } from '../../../core/words.ts';

/** A face by its name; who has none is called by what they are, in the visitor's language. */
export const named = (face: Schema<'ChatFace'>, { say }: Spoken): Schema<'ChatFace'> => ({
  ...face,
  firstName: say?.(face.firstName) ?? face.firstName,
});

/** The picture of an agent, above their initial: that remains where a page does not allow our pictures. */
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
