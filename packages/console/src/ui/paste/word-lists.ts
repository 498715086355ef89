type Item = { line: HTMLElement; level: number; isOrdered: boolean };

/** Converts Word's lists, which are paragraphs that start with a bullet or number, to real lists, nested by level. */
export function gatherWordLists(body: HTMLElement) {
  const lines = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')];
  let run: Item[] = [];
  for (const line of lines) {
    const item = itemOf(line);
    if (run.length > 0 && (!item || run.at(-1)?.line.nextElementSibling !== line)) {
      build(run);
      run = [];
    }
    if (item) run.push(item);
  }
  build(run);
}

function itemOf(line: HTMLElement): Item | null {
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(line.dataset.style ?? '')?.[1];
  if (!level) return null;
  const mark = [...line.querySelectorAll<HTMLElement>('[data-style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.dataset.style ?? ''),
  );
  const isOrdered = /^[\s(]*([0-9]+|[a-z]|[ivxlc]+)[.)]/i.test(mark?.textContent ?? '');
  return { line, level: Number(level), isOrdered };
}

function build(run: readonly Item[]) {
  const [first] = run;
  if (!first) return;
  const document = first.line.ownerDocument;
  const anchor = document.createElement('div');
  first.line.before(anchor);
  const open: { list: HTMLElement; level: number }[] = [];
  const tops: HTMLElement[] = [];

  for (const { line, level, isOrdered } of run) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let top = open.at(-1);
    const tag = isOrdered ? 'OL' : 'UL';
    if (top?.level === level && top.list.tagName !== tag) {
      open.pop();
      top = open.at(-1);
    }
    if (!top || top.level < level) {
      const list = document.createElement(tag);
      const parent = top?.list.lastElementChild;
      if (parent) parent.append(list);
      else tops.push(list);
      top = { list, level };
      open.push(top);
    }
    const item = document.createElement('li');
    item.append(withoutMark(line));
    top.list.append(item);
  }
  anchor.replaceWith(...tops);
}

function withoutMark(line: HTMLElement): HTMLElement {
  const paragraph = line.ownerDocument.createElement('p');
  for (const part of line.querySelectorAll<HTMLElement>('[data-style]')) {
    if (/mso-list:\s*ignore/i.test(part.dataset.style ?? '')) part.remove();
  }
  paragraph.append(...line.childNodes);
  line.remove();
  return paragraph;
}
