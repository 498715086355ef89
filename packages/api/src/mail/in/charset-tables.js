// JavaScript, because the parsing thread loads its source files directly.

/** Charsets that Node supports only in part. */
export const betterTables = new Map([
  ['euckr', 'cp949'],
  ['cp949', 'cp949'],
  ['windows949', 'cp949'],
  ['uhc', 'cp949'],
  ['ksc5601', 'cp949'],
  ['ksc56011987', 'cp949'],
  ['cp51949', 'cp949'],
  ['big5', 'big5hkscs'],
  ['big5hkscs', 'big5hkscs'],
  ['cp950', 'big5hkscs'],
]);

/** Windows charsets that programs use in place of a standard one: they define characters that the standard one lacks. */
export const siblings = new Map([
  ['iso88592', 'windows-1250'],
  ['latin2', 'windows-1250'],
  ['iso88596', 'windows-1256'],
  ['iso88597', 'windows-1253'],
  ['iso88598', 'windows-1255'],
  ['iso88598i', 'windows-1255'],
  ['iso885913', 'windows-1257'],
  ['iso885915', 'windows-1252'],
  ['latin9', 'windows-1252'],
]);

/** Labels that neither the web standard nor the library knows. */
export const aliases = new Map([
  ['iso88598i', 'iso-8859-8'],
  ['iso88598e', 'iso-8859-8'],
  ['cp932', 'shift_jis'],
  ['shiftjis', 'shift_jis'],
  ['mskanji', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp51932', 'euc-jp'],
  ['cp54936', 'gb18030'],
  ['cp20866', 'koi8-r'],
  ['cp21866', 'koi8-u'],
  ['cp65001', 'utf-8'],
  ['macroman', 'macintosh'],
  ['tis620', 'windows-874'],
]);
