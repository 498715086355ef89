import type { Schema } from '@helpdesk/sdk';
import { h } from 'preact';
import { fill } from '../../../core/fill.ts';
import type { Spoken } from '../../../core/words.ts';
import { Face, named } from './Face.tsx';
import { texts as ours } from './texts.ts';

interface Props {
  texts: Spoken & object;
  face: Schema<'ChatFace'>;
}

/** The notice that an agent has joined the chat. */
export const Joined = ({ texts, face }: Props) => {
  const known = named(face, texts);
  return (
    <p class="joined">
      <Face {...known} />
      {fill({ ...ours, ...texts }.joined, known.firstName)}
    </p>
  );
};
