/** A file of a message, as the contract has it. */
export type ShownFile = {
  id: string;
  name: string;
  size: number;
  type: string;
  url: string;
  state?: 'ready' | 'checking' | 'infected';
  threat?: string | null;
};
