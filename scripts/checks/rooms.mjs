const source = /^(packages\/(?:api|sdk)\/src\/(?:features\/[^/]+|[^/]+))/;
const ofTests = /[.]test[.]ts$|\/src\/test\/|\/test-[^/]+[.]ts$/;

/** The room of a file of the api or the SDK: a folder in src/, a feature in features/, or a single file. */
const roomOf = (file) => (ofTests.test(file) ? null : (source.exec(file)?.[1] ?? null));

/** Returns which rooms import which, including type-only imports, with the importing files. */
export function roomEdges(modules) {
  const edges = new Map();
  for (const { source: from, dependencies } of modules) {
    const room = roomOf(from);
    if (!room) continue;
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved);
      if (!other || other === room) continue;
      const others = edges.get(room) ?? new Map();
      edges.set(room, others);
      others.set(other, [...(others.get(other) ?? []), `${from} → ${resolved}`]);
    }
  }
  return edges;
}

/** Returns a message for each cycle between rooms: the shortest path, with its imports. */
export function circlesOf(edges) {
  const seen = new Set();
  const circles = [];
  for (const room of edges.keys()) {
    const way = wayBack(edges, room);
    if (!way) continue;
    const name = [...way].sort((one, other) => one.localeCompare(other)).join();
    if (seen.has(name)) continue;
    seen.add(name);
    const imports = way.map((at, index) => edges.get(at).get(way[index + 1] ?? room)[0]);
    circles.push(`rooms-in-a-circle: ${[...way, room].join(' → ')}\n  ${imports.join('\n  ')}`);
  }
  return circles;
}

/** Returns the rooms on the shortest path from a room back to itself. */
function wayBack(edges, room) {
  const ways = [[room]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of edges.get(way.at(-1))?.keys() ?? []) {
      if (next === room) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}
