type Size = { width: number; height: number };
type Place = { left: number; top: number };
type Box = Size & Place;

/** The height in pixels of the bar at the top of a page, which is full of controls. */
const BAR = 56;
/** The transparent edge of a layer in pixels, without most of its shadow. */
const EDGE = 12;
/** Pixels between two places, one above the other. */
const STEP = 24;

const controls =
  'a[href], button, input, select, textarea, summary, [contenteditable=true], [role=button], [role=tab], [role=option], [role^=menuitem]';

/** The places where a layer may be, with the number of controls that it covers in each. */
export type Places = {
  at: (place: Place) => number;
  /** The one with the fewest controls; the first one if several have as few. */
  best: Place;
};

/**
 * Looks for places where a layer over the page or a modal covers the fewest controls: at the bottom right if possible, then further left, then
 * along the top, then from the bottom up.
 */
export function placesFor(layer: Element, modal: Element | undefined): Places {
  const { width, height } = layer.getBoundingClientRect();
  // Not the rectangle itself: a spread of it would be empty.
  const size = { width, height };
  const page = document.getElementById('main');
  const area = !modal && page ? page.getBoundingClientRect() : windowBox();
  const root = modal ?? document.body;
  const taken = [...root.querySelectorAll(controls)]
    .filter((one) => !layer.contains(one))
    .map((one) => one.getBoundingClientRect());
  const at = (place: Place) => covered({ ...size, ...place }, taken);
  return { at, best: emptiest(size, area, taken) };
}

const windowBox = (): Box => ({
  left: 0,
  top: 0,
  width: window.innerWidth,
  height: window.innerHeight,
});

/** Returns the place in an area that overlaps the fewest boxes; the first one if several do. */
export function emptiest(size: Size, area: Box, taken: readonly Box[]): Place {
  const right = area.left + area.width - size.width;
  const bottom = Math.min(area.top + area.height, window.innerHeight) - size.height;
  const top = Math.max(area.top, 0) + BAR;
  const columns = [right, (area.left + right) / 2, area.left];
  const between = Array.from(
    { length: Math.max(0, Math.floor((bottom - top) / STEP)) },
    (_, step) => bottom - (step + 1) * STEP,
  );
  const places = [bottom, top, ...between].flatMap((y) =>
    columns.map((left) => ({ left, top: y })),
  );
  const counts = places.map((place) => covered({ ...size, ...place }, taken));
  return places[counts.indexOf(Math.min(...counts))] ?? { left: right, top: bottom };
}

const covered = ({ left, top, width, height }: Box, taken: readonly Box[]) => {
  const card = {
    left: left + EDGE,
    top: top + EDGE,
    width: width - 2 * EDGE,
    height: height - 2 * EDGE,
  };
  return taken.filter((one) => overlap(one, card)).length;
};

const overlap = (one: Box, other: Box) =>
  one.width > 0 &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
