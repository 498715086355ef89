/** The place of a team's launchers. */
export interface Place {
  position: string;
  insetX: number;
  insetY: number;
  /** The distance from the bottom in a narrow window, where a page may have a bar. */
  phoneInsetY?: number | null;
}

/** Moves a launcher to its place; attributes and styles that the page sets on its element take precedence. */
export function place(host: HTMLElement, { position, insetX, insetY, phoneInsetY }: Place): void {
  if (!host.hasAttribute('position')) host.setAttribute('position', position);
  const style = getComputedStyle(host);
  const y = innerWidth > 480 ? insetY : (phoneInsetY ?? insetY);
  for (const [name, pixels] of Object.entries({ x: insetX, y })) {
    const property = `--helpdesk-inset-${name}`;
    if (!style.getPropertyValue(property)) host.style.setProperty(property, `${pixels}px`);
  }
}
