import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { fill } from '../../../core/fill.ts';
import { Face } from './Face.tsx';
import { texts as ours } from './texts.ts';

interface Props {
  texts: object;
  face: Schema<'ChatFace'>;
}

/** Who has joined the chat. */
export const Joined = ({ texts, face }: Props) => (
  <p class="joined">
    <Face {...face} />
    {fill({ ...ours, ...texts }.joined, face.firstName)}
  </p>
);
