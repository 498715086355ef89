import { Buffer } from 'node:buffer';
import { decoded } from './charsets.js';

// JavaScript, because the parsing thread loads its source files directly.

/** The maximum depth of groups. */
const deepest = 1_000;

/** Groups whose content isn't part of the text. */
const unseen = new Set(
  'colortbl stylesheet info pict object objdata header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc aftnsep xe tc rxe revtbl'.split(
    ' ',
  ),
);

/** Control words that stand for text. */
const written = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['sect', '\n'],
  ['page', '\n'],
  ['row', '\n'],
  ['cell', '\t'],
  ['nestcell', '\t'],
  ['nestrow', '\n'],
  ['tab', '\t'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['~', '\u00a0'],
  ['_', '-'],
  ['\n', '\n'],
  ['\r', '\n'],
  ['{', '{'],
  ['}', '}'],
  ['\\', '\\'],
]);

/** Code pages by the number of a font's charset. */
const charsets = new Map([
  [0, 1252],
  [77, 10000],
  [128, 932],
  [129, 949],
  [130, 1361],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
  [254, 437],
  [255, 850],
]);
const symbols = 2;

/**
 * What applies in a group: `text` is shown, `fonts` and `link` are read, `tag` is HTML, and `none` is ignored.
 * @typedef {{
 *   place: 'text' | 'fonts' | 'link' | 'tag' | 'none',
 *   isHidden: boolean,
 *   isOnlyRtf: boolean,
 *   font: number | null,
 *   fallback: number,
 *   field: number | null,
 * }} Group
 */

/**
 * Reads the text of an RTF document, or the HTML that it was made from (MS-OXRTFEX); null for anything else.
 * @param {Buffer} rtf
 * @returns {{ text: string | null, html: string | null } | null}
 */
export function rtfWords(rtf) {
  if (!/^\s*\{\\rtf/.test(rtf.toString('latin1', 0, 20))) return null;
  const reader = new Reader(rtf);
  const words = reader.read();
  return reader.isHtml ? { html: words, text: null } : { html: null, text: words };
}

class Reader {
  /** @param {Buffer} rtf */
  constructor(rtf) {
    this.rtf = rtf;
    this.at = 0;
    this.isHtml = false;
    /** @type {Group} */
    this.group = {
      place: 'text',
      isHidden: false,
      isOnlyRtf: false,
      font: null,
      fallback: 1,
      field: null,
    };
    /** @type {Group[]} */
    this.outer = [];
    this.page = 1252;
    /** @type {number | null} */
    this.usual = null;
    /** @type {Map<number, number>} */
    this.pages = new Map();
    this.words = '';
    this.link = '';
    /**
     * Bytes that aren't decoded yet, because a letter may have several.
     * @type {number[]}
     */
    this.bytes = [];
    this.bytesPage = 0;
    /** @type {Group['place']} */
    this.bytesPlace = 'text';
    /** How many of the next letters only repeat a Unicode letter. */
    this.repeated = 0;
  }

  read() {
    while (this.at < this.rtf.length && this.outer.length < deepest) {
      const byte = this.rtf[this.at++] ?? 0;
      if (byte === 0x7b) this.open();
      else if (byte === 0x7d) this.close();
      else if (byte === 0x5c) this.control();
      else if (byte !== 10 && byte !== 13 && byte !== 0) this.letter(byte);
    }
    this.flush();
    return this.words;
  }

  open() {
    this.repeated = 0;
    this.outer.push(this.group);
    this.group = { ...this.group, field: null };
  }

  close() {
    this.repeated = 0;
    const { field } = this.group;
    this.group = this.outer.pop() ?? this.group;
    if (field === null) return;
    this.flush();
    const url = /HYPERLINK\s+"?((?:https?|mailto):[^"\s]+)/i.exec(this.link)?.[1];
    const shown = url?.replace(/^mailto:/i, '');
    if (shown && !this.words.slice(field).includes(shown)) this.words += ` (${shown})`;
  }

  control() {
    const start = this.at;
    const isWord = (/** @type {number} */ byte) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
    while (isWord(this.rtf[this.at] ?? 0)) this.at += 1;
    if (this.at === start) {
      this.symbol(String.fromCharCode(this.rtf[this.at++] ?? 0x20));
      return;
    }
    const word = this.rtf.toString('latin1', start, Math.min(this.at, start + 32));
    const given = /^-?\d{1,10}/.exec(this.rtf.toString('latin1', this.at, this.at + 11))?.[0] ?? '';
    this.at += given.length;
    if (this.rtf[this.at] === 0x20) this.at += 1;
    this.word(word, given === '' ? null : Number(given));
  }

  /** @param {string} one */
  symbol(one) {
    if (one === "'") {
      const byte = Number.parseInt(this.rtf.toString('latin1', this.at, this.at + 2), 16);
      this.at += 2;
      if (!Number.isNaN(byte)) this.letter(byte);
    } else if (one === '*') {
      const word = /^[\r\n\s]*\\([a-z]+)/.exec(this.rtf.toString('latin1', this.at, this.at + 40));
      if (!/^(htmltag|fldinst|fonttbl)$/.test(word?.[1] ?? '')) this.group.place = 'none';
    } else {
      const text = written.get(one);
      if (text !== undefined) this.write(text);
    }
  }

  /**
   * @param {string} word
   * @param {number | null} value
   */
  word(word, value) {
    const { group } = this;
    const text = written.get(word);
    if (text !== undefined) this.write(text);
    else if (word === 'u') this.unicode(value ?? 0);
    else if (word === 'bin') this.at += Math.max(0, value ?? 0);
    else if (word === 'uc') group.fallback = Math.min(Math.max(value ?? 1, 0), 10);
    else if (word === 'ansicpg' && value) this.page = value;
    else if (word === 'mac') this.page = 10000;
    else if (word === 'pc') this.page = 437;
    else if (word === 'pca') this.page = 850;
    else if (word === 'deff') this.usual = value;
    else if (word === 'fromhtml') this.isHtml = value !== 0;
    else if (word === 'fcharset' || word === 'cpg') this.charset(word, value ?? 0);
    else if (word === 'f') group.font = value;
    else if (word === 'plain') Object.assign(group, { font: null, isHidden: false });
    else if (word === 'v') group.isHidden = value !== 0;
    else if (word === 'htmlrtf') group.isOnlyRtf = value !== 0;
    else if (group.place === 'none') return;
    else if (unseen.has(word)) group.place = 'none';
    else if (word === 'fonttbl') group.place = 'fonts';
    else if (word === 'htmltag') group.place = 'tag';
    else if (word === 'fldinst') group.place = 'link';
    else if (word === 'field' && !this.isHtml) {
      this.flush();
      this.link = '';
      group.field = this.words.length;
    }
  }

  /**
   * @param {string} word
   * @param {number} value
   */
  charset(word, value) {
    const { place, font } = this.group;
    if (place !== 'fonts' || font === null) return;
    const page = word === 'cpg' ? value : value === symbols ? symbols : charsets.get(value);
    if (page) this.pages.set(font, page);
  }

  /** @param {number} byte */
  letter(byte) {
    if (this.repeated > 0) {
      this.repeated -= 1;
      return;
    }
    if (!this.isRead()) return;
    const page = this.pageNow();
    if (page !== this.bytesPage || this.group.place !== this.bytesPlace) this.flush();
    this.bytesPage = page;
    this.bytesPlace = this.group.place;
    this.bytes.push(byte);
  }

  /** The code page of the next letter: tags have that of the document. */
  pageNow() {
    const { place, font } = this.group;
    const known = place === 'text' ? this.pages.get(font ?? this.usual ?? -1) : undefined;
    return known ?? this.page;
  }

  /** @param {number} value */
  unicode(value) {
    this.repeated = 0;
    this.write(String.fromCharCode(value & 0xffff));
    this.repeated = this.group.fallback;
  }

  /** Whether the text of this group is read. */
  isRead() {
    const { place, isOnlyRtf, isHidden } = this.group;
    if (place === 'tag') return this.isHtml;
    if (place === 'link') return !this.isHtml;
    return place === 'text' && !isHidden && !(this.isHtml && isOnlyRtf);
  }

  flush() {
    if (this.bytes.length === 0) return;
    const bytes = Buffer.from(this.bytes);
    this.bytes = [];
    this.add(textIn(bytes, this.bytesPage), this.bytesPlace);
  }

  /** @param {string} text */
  write(text) {
    if (text < '\x80') {
      this.letter(text.charCodeAt(0));
      return;
    }
    if (this.repeated > 0) this.repeated -= 1;
    else if (this.isRead()) {
      this.flush();
      this.add(text, this.group.place);
    }
  }

  /**
   * @param {string} text
   * @param {Group['place']} place
   */
  add(text, place) {
    if (place === 'link') this.link = `${this.link}${text}`.slice(0, 5_000);
    else if (place === 'tag' || !this.isHtml) this.words += text;
    else this.words += text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }
}

/**
 * @param {Buffer} bytes
 * @param {number} page
 */
function textIn(bytes, page) {
  // Fonts of symbols have their bullet there.
  if (page === symbols) return bytes.toString('latin1').replaceAll('\u00b7', '•');
  return decoded(bytes, page === 65001 || page === 20127 ? 'utf-8' : `cp${page}`);
}
