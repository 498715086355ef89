/** Where a team has put the launchers of its chat. */
export interface Place {
  position: string;
  insetX: number;
  insetY: number;
  /** In a narrow window; a page may have a bar there. */
  phoneInsetY?: number | null;
}

/** Puts a launcher there; what the page says of its own element, by attributes or style, goes before it. */
export function place(host: HTMLElement, { position, insetX, insetY, phoneInsetY }: Place): void {
  if (!host.hasAttribute('position')) host.setAttribute('position', position);
  const style = getComputedStyle(host);
  const y = innerWidth > 480 ? insetY : (phoneInsetY ?? insetY);
  for (const [name, pixels] of Object.entries({ x: insetX, y })) {
    const property = `--helpdesk-inset-${name}`;
    if (!style.getPropertyValue(property)) host.style.setProperty(property, `${pixels}px`);
  }
}
