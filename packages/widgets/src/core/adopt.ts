/** Gives a shadow root a style sheet of its document, of which there is one for all; returns false when it has it. */
export function adopt(
  root: ShadowRoot,
  style: string,
  sheets: WeakMap<Document, CSSStyleSheet>,
): boolean {
  const { ownerDocument } = root;
  let sheet = sheets.get(ownerDocument);
  if (!sheet) {
    const page = ownerDocument.defaultView as typeof globalThis & Window;
    sheet = new page.CSSStyleSheet();
    sheet.replaceSync(style);
    sheets.set(ownerDocument, sheet);
  }
  if (root.adoptedStyleSheets.includes(sheet)) return false;
  root.adoptedStyleSheets.push(sheet);
  return true;
}
