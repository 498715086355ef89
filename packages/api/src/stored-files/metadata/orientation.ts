const tag = 0x0112;

/** The orientation of a picture from its Exif data (a TIFF), 1 to 8; 1 if it has none. */
export function orientationIn(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  if (tiff.length < 14 || !(isLittle || tiff.toString('latin1', 0, 2) === 'MM')) return 1;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = long(4);
  if (start + 2 > tiff.length) return 1;
  const entries = short(start);
  for (let at = start + 2; at < start + 2 + entries * 12 && at + 12 <= tiff.length; at += 12) {
    if (short(at) !== tag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Exif data that contains only the orientation. */
export function onlyOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(tag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
