/** Adds a style sheet to a shadow root, one per document for all elements; returns false if the root already has it. */
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
