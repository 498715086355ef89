/** Shows on its button that a form is being sent, until the returned function is called. The button keeps the focus. */
export function busy(button: HTMLButtonElement): () => void {
  const text = button.textContent;
  button.textContent = button.dataset.busy ?? text;
  button.setAttribute('aria-disabled', 'true');
  button.setAttribute('aria-busy', 'true');
  return () => {
    button.textContent = text;
    button.removeAttribute('aria-disabled');
    button.removeAttribute('aria-busy');
  };
}
