import { centreOf, type HallPlan, type Point } from '../../domain/expo/hall-plan.ts';

/** Two points this close are the same corner: plans are drawn by hand. In units of the plan. */
const SAME_CORNER = 2;

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

type Segment = readonly [Point, Point];

/** The point of a segment that is nearest to another point. */
export function nearestOn([a, b]: Segment, [x, y]: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const lengthSquared = dx * dx + dy * dy;
  const share = lengthSquared === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / lengthSquared;
  const t = Math.min(1, Math.max(0, share));
  return [a[0] + t * dx, a[1] + t * dy];
}

/** Where two segments cross, or null. */
function crossing([a, b]: Segment, [c, d]: Segment): Point | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const denominator = rx * sy - ry * sx;
  if (denominator === 0) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / denominator;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / denominator;
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : [a[0] + t * rx, a[1] + t * ry];
}

const segmentsOf = ({ aisles }: Pick<HallPlan, 'aisles'>): Segment[] =>
  aisles.flatMap(({ line }) => line.slice(1).map((end, i): Segment => [line[i] as Point, end]));

function nearestAisle(segments: readonly Segment[], point: Point): { segment: Segment; at: Point } | null {
  let best: { segment: Segment; at: Point } | null = null;
  for (const segment of segments) {
    const at = nearestOn(segment, point);
    if (!best || distance(at, point) < distance(best.at, point)) best = { segment, at };
  }
  return best;
}

/** Corners and the stretches of aisle between them. */
function createGraph(segments: readonly Segment[], extra: readonly { segment: Segment; at: Point }[]) {
  const corners: Point[] = [];
  const neighbours: { to: number; length: number }[][] = [];
  const cornerAt = (point: Point): number => {
    const known = corners.findIndex((corner) => distance(corner, point) <= SAME_CORNER);
    if (known >= 0) return known;
    neighbours.push([]);
    return corners.push(point) - 1;
  };
  for (const segment of segments) {
    const stops: Point[] = [...segment, ...extra.filter((e) => e.segment === segment).map(({ at }) => at)];
    for (const other of segments) {
      if (other === segment) continue;
      const cross = crossing(segment, other);
      if (cross) stops.push(cross);
      // An aisle that ends at another one may be drawn a little short of it.
      for (const end of other) {
        const touch = nearestOn(segment, end);
        if (distance(touch, end) <= SAME_CORNER) stops.push(touch);
      }
    }
    const order = stops.toSorted((p, q) => distance(segment[0], p) - distance(segment[0], q)).map(cornerAt);
    for (const [i, to] of order.slice(1).entries()) {
      const from = order[i] as number;
      if (from === to) continue;
      const length = distance(corners[from] as Point, corners[to] as Point);
      neighbours[from]?.push({ to, length });
      neighbours[to]?.push({ to: from, length });
    }
  }
  return { corners, neighbours, cornerAt };
}

type Graph = ReturnType<typeof createGraph>;

/** The shortest route between two corners, by Dijkstra's rule, and its length; null if there is none. */
function shortest({ corners, neighbours }: Graph, from: number, to: number) {
  const lengths = corners.map((_, i) => (i === from ? 0 : Number.POSITIVE_INFINITY));
  const before = new Map<number, number>();
  const open = new Set(corners.keys());
  while (open.size > 0) {
    let current = -1;
    for (const i of open)
      if (current < 0 || (lengths[i] as number) < (lengths[current] as number)) current = i;
    open.delete(current);
    const length = lengths[current] as number;
    if (length === Number.POSITIVE_INFINITY) return null;
    if (current === to) {
      const route = [corners[to] as Point];
      for (let i = before.get(to); i !== undefined; i = before.get(i)) route.unshift(corners[i] as Point);
      return { route, length };
    }
    for (const { to: next, length: step } of neighbours[current] ?? [])
      if (length + step < (lengths[next] as number)) {
        lengths[next] = length + step;
        before.set(next, current);
      }
  }
  return null;
}

/**
 * The shortest route along the aisles from an entrance to one of these outlines, as a line that ends in its middle.
 * Null where the plan has no aisles or no entrance, or they do not lead there.
 */
export function walkingRouteTo(plan: HallPlan, outlines: readonly (readonly Point[])[]): Point[] | null {
  const segments = segmentsOf(plan);
  let best: { route: Point[]; length: number } | null = null;
  for (const outline of outlines)
    for (const { at } of plan.entrances) {
      const [start, end] = [nearestAisle(segments, at), nearestAisle(segments, centreOf(outline))];
      if (!start || !end) continue;
      const graph = createGraph(segments, [start, end]);
      const found = shortest(graph, graph.cornerAt(start.at), graph.cornerAt(end.at));
      if (!found) continue;
      const length = found.length + distance(at, start.at);
      if (!best || length < best.length) best = { route: [at, ...found.route, centreOf(outline)], length };
    }
  return best?.route ?? null;
}
