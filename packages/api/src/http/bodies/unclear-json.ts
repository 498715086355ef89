import { Refusal } from '../../refusal.ts';

/** Far more than any body of the contract has. */
const maxDepth = 100;
/** Far more than any body of the contract has. Each value takes time to parse and validate, even a short one. */
const maxValues = 50_000;

/** An object or list that is being read: its field names so far, and the current position in it. */
interface Place {
  names: Set<string> | null;
  at: string | number;
}

const quote = 34;
const comma = 44;
const openList = 91;
const backslash = 92;
const closeList = 93;
const openObject = 123;
const closeObject = 125;

/** Refuses JSON that parsers read differently (a repeated field name), that is nested too deeply, or that has too many values. */
export function refuseUnclearJson(text: string) {
  const places: Place[] = [];
  let isName = false;
  let place: Place | undefined;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote: {
        const end = endOfText(text, at);
        if (isName && place) nameIn(places, place, text.slice(at, end + 1));
        isName = false;
        at = end;
        break;
      }
      case comma:
        values += 1;
        if (values >= maxValues) throw tooManyValues();
        if (place?.names) isName = true;
        else if (place) place.at = Number(place.at) + 1;
        break;
      case openObject:
        isName = true;
        place = enter(places, { names: new Set(), at: '' });
        break;
      case openList:
        isName = false;
        place = enter(places, { names: null, at: 0 });
        break;
      case closeObject:
      case closeList:
        isName = false;
        places.pop();
        place = places.at(-1);
        break;
    }
  }
}

/** Returns the error for a repeated field. */
export function repeated(field: string) {
  const message = `${field} is given twice`;
  const errors = [{ field, code: 'repeated', message }];
  return new Refusal(400, message, 'validation_failed', { errors });
}

const tooManyValues = () =>
  new Refusal(400, 'This JSON has more than 50,000 values', 'malformed_json');

function enter(places: Place[], place: Place) {
  places.push(place);
  if (places.length <= maxDepth) return place;
  throw new Refusal(400, 'This JSON is nested too deeply', 'malformed_json');
}

function nameIn(places: Place[], place: Place, quoted: string) {
  // A letter can also be escaped, as in `\u0061`.
  const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
  place.at = name;
  if (place.names?.has(name)) throw repeated(places.map((each) => each.at).join('.'));
  place.names?.add(name);
}

function endOfText(text: string, start: number) {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number) {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
