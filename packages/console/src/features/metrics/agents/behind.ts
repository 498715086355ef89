import type { Asked } from '../address.ts';

/** The most tickets or chats that the server lists behind a figure. */
export const MOST = 200;

/** The props of a list behind an agent's figure. */
export type BehindProps = {
  agent: string;
  name: string;
  /** The name of the figure in the table. */
  title: string;
  asked: Asked;
  onClose: () => void;
};
