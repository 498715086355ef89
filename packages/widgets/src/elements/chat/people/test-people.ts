import { settled } from '../../../test-server.ts';
import { isShown, placeChat } from '../test-chat.ts';

export const known = { customerName: 'Vera', customerEmail: 'vera@example.com' };

/** Renders a chat, with helpers for the form in it. */
export function placeAsking(...given: Parameters<typeof placeChat>) {
  const placed = placeChat(...given);
  const { root, one } = placed;
  const control = (name: string) => one(`[name=${name}]`) as HTMLInputElement;
  return {
    ...placed,
    control,
    fillIn(answers: Record<string, string>) {
      for (const [name, text] of Object.entries(answers)) control(name).value = text;
    },
    async submit() {
      root.querySelector<HTMLButtonElement>('form.sheet .button')?.click();
      await settled();
    },
    form: () => one('form.sheet'),
    /** Returns the error text that a screen reader reads with a control. */
    errorOf(name: string) {
      const id = control(name).getAttribute('aria-describedby');
      return [control(name).ariaInvalid, id && root.getElementById(id)?.textContent];
    },
    notice: () => one('.notice[role=alert]')?.textContent,
    /** Whether the visitor can write a message. */
    canWrite: () => isShown(one('.foot:last-child')),
  };
}
