// JavaScript, because the parsing thread loads its source files directly.

/**
 * Joins the lines of flowed text (RFC 3676) to paragraphs: only lines of the same quote, so an answer below a quote isn't drawn into it.
 * @param {string} text
 * @param {boolean} isSpaceAdded Whether the space at the end of a line only says that it continues (DelSp).
 */
export function unflowed(text, isSpaceAdded) {
  /** @type {string[]} */
  const out = [];
  /** @type {string[]} */
  let paragraph = [];
  let mark = '';
  let isOpen = false;
  const end = () => {
    if (paragraph.length > 0) out.push(`${mark}${mark && ' '}${paragraph.join('')}`);
    paragraph = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const marks = /^>+(?: >+)*/.exec(line)?.[0] ?? '';
    const content = contentOf(line.slice(marks.length), marks === '');
    const isSignature = content === '-- ';
    if (!isOpen || isSignature || depthOf(marks) !== depthOf(mark)) {
      end();
      mark = marks;
    }
    isOpen = content.endsWith(' ') && !isSignature;
    paragraph.push(isOpen && isSpaceAdded ? content.slice(0, -1) : content);
  }
  end();
  return out.join('\n');
}

/** @param {string} marks */
const depthOf = (marks) => marks.replaceAll(' ', '').length;

/**
 * Removes the space in front that only protects the text. A mark of a quote that the writer typed is set in, so it isn't one.
 * @param {string} text
 * @param {boolean} isOwn
 */
function contentOf(text, isOwn) {
  const content = text.replace(/^ /, '');
  return isOwn && content.startsWith('>') ? `    ${content}` : content;
}
