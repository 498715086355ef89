import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { connection } from '../../../core/connection.ts';

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
