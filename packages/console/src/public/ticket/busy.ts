/** Says on its button that a form is being sent, until what it returns is called. */
export function busy(button: HTMLButtonElement): () => void {
  const text = button.textContent;
  button.textContent = button.dataset.busy ?? text;
  button.disabled = true;
  button.setAttribute('aria-busy', 'true');
  return () => {
    button.textContent = text;
    button.disabled = false;
    button.removeAttribute('aria-busy');
  };
}
