type Size = { width: number; height: number };
type Place = { left: number; top: number };

/** The height in pixels of the bar at the top of a page, which is full of controls. */
const BAR = 56;

const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable=true], [role=button], [role=tab], [role=option], [role^=menuitem]';

/**
 * Returns where a layer over the page or a modal covers the fewest controls: at the bottom right if possible, then further left, then along
 * the top, then in the middle.
 */
export function freePlace(layer: Element, modal: Element | undefined): Place {
  const size = layer.getBoundingClientRect();
  const page = document.getElementById('main');
  const area = !modal && page ? page.getBoundingClientRect() : windowBox();
  const root = modal ?? document.body;
  const taken = [...root.querySelectorAll(controls)]
    .filter((one) => !layer.contains(one))
    .map((one) => one.getBoundingClientRect());
  return emptiest(size, area, taken);
}

type Box = Size & Place;

const windowBox = (): Box => ({
  left: 0,
  top: 0,
  width: window.innerWidth,
  height: window.innerHeight,
});

/** Returns the one of nine places in an area that overlaps the fewest boxes; the first one if several do. */
export function emptiest(size: Size, area: Box, taken: readonly Box[]): Place {
  const right = area.left + area.width - size.width;
  const bottom = Math.min(area.top + area.height, window.innerHeight) - size.height;
  const top = Math.max(area.top, 0) + BAR;
  const columns = [right, (area.left + right) / 2, area.left];
  const places = [bottom, top, (top + bottom) / 2].flatMap((y) =>
    columns.map((left) => ({ left, top: y })),
  );
  const counts = places.map(
    (place) => taken.filter((one) => overlap(one, { ...size, ...place })).length,
  );
  return places[counts.indexOf(Math.min(...counts))] ?? { left: right, top: bottom };
}

const overlap = (one: Box, other: Box) =>
  one.width > 0 &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
