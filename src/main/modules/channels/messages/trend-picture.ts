import { crc32, deflateSync } from 'node:zlib';
import type { Trend } from '../../../ports/outbox';

/*
 * A picture of a signal for a phone: its values as a line, and the limit that it went over. A PNG is a few
 * chunks around deflated rows, so it is written here: nothing else draws in the engine.
 */

const width = 720;
const height = 300;
const plot = { left: 20, top: 36, right: 700, bottom: 252 };
const paper = [253, 253, 251] as const;
const print = [22, 25, 26] as const;
const quiet = [95, 102, 104] as const;
const ink = [29, 63, 138] as const;
/** Over the limit, as on the sheet. */
const over = [245, 222, 205] as const;

type Colour = readonly [number, number, number];

/** The picture as a PNG. `trend` has two readings or more, oldest first. */
export function trendPicture({ points, limit, unit, holds }: Trend): Buffer {
  const canvas = new Canvas();
  const values = [...points.map(({ value }) => value), ...(limit === null ? [] : [limit.value])];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least) * 0.08 || Math.abs(most) * 0.1 || 1;
  const from = points[0]?.at ?? 0;
  const until = points.at(-1)?.at ?? from;
  const x = (at: number): number =>
    plot.left + ((plot.right - plot.left) * (at - from)) / Math.max(1, until - from);
  const span = most - least + 2 * room;
  const y = (value: number): number =>
    plot.bottom - (plot.bottom - plot.top) * ((value - least) / span + room / span);
  const corners = points.flatMap(({ at, value }, index): (readonly [number, number])[] => {
    const before = points[index - 1];
    return [...(holds && before !== undefined ? [[x(at), y(before.value)] as const] : []), [x(at), y(value)]];
  });
  if (limit !== null) {
    canvas.tint(corners, y(limit.value), limit.operator);
    for (let at = plot.left; at < plot.right; at += 10)
      canvas.line([at, y(limit.value)], [at + 4, y(limit.value)], print, 1);
  }
  corners.slice(1).forEach((corner, index) => {
    canvas.line(corners[index] ?? corner, corner, ink, 2);
  });
  const last = points.at(-1);
  canvas.text(durationBefore(until - from), plot.left, height - 28, quiet);
  canvas.textEndingAt('0', plot.right, height - 28, quiet);
  if (limit !== null) canvas.text(`${limit.operator} ${shortNumber(limit.value)}`, plot.left, 8, print);
  if (last !== undefined) {
    canvas.dot([x(last.at), y(last.value)], ink);
    canvas.textEndingAt(`${shortNumber(last.value)}${unit === null ? '' : ` ${unit}`}`, plot.right, 8, ink);
  }
  return canvas.png();
}

const shortNumber = (value: number): string => String(Number(value.toPrecision(6)));

/** How long before the last reading the first one was. */
const durationBefore = (ms: number): string =>
  ms < 120_000
    ? `-${String(Math.round(ms / 1000))} s`
    : ms < 7_200_000
      ? `-${String(Math.round(ms / 60_000))} min`
      : `-${String(Math.round(ms / 3_600_000))} h`;

type Corner = readonly [number, number];

class Canvas {
  readonly #pixels = new Uint8Array(width * height * 3);

  constructor() {
    for (let at = 0; at < this.#pixels.length; at += 1) this.#pixels[at] = paper[at % 3] ?? 0;
  }

  /** Of a line, the parts that meet the limit, down or up to it. */
  tint(corners: readonly Corner[], limit: number, operator: string): void {
    const isUpper = operator === '>' || operator === '>=';
    if (!isUpper && operator !== '<' && operator !== '<=') return;
    corners.slice(1).forEach(([toX, toY], index) => {
      const [fromX, fromY] = corners[index] ?? [toX, toY];
      for (let at = Math.ceil(fromX); at <= toX; at += 1) {
        const y = fromY + ((toY - fromY) * (at - fromX)) / Math.max(1e-9, toX - fromX);
        const [top, bottom] = isUpper ? [y, limit] : [limit, y];
        for (let row = Math.round(top); row < bottom; row += 1) this.#blend(at, row, over, 1);
      }
    });
  }

  /** With soft edges: `half` is half of how thick it is. */
  line([fromX, fromY]: Corner, [toX, toY]: Corner, colour: Colour, half: number): void {
    const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
    const reach = half + 1;
    for (let row = Math.floor(Math.min(fromY, toY) - reach); row <= Math.max(fromY, toY) + reach; row += 1)
      for (let at = Math.floor(Math.min(fromX, toX) - reach); at <= Math.max(fromX, toX) + reach; at += 1) {
        const along =
          length === 0
            ? 0
            : Math.min(
                1,
                Math.max(0, ((at - fromX) * (toX - fromX) + (row - fromY) * (toY - fromY)) / length),
              );
        const far = Math.hypot(at - fromX - along * (toX - fromX), row - fromY - along * (toY - fromY));
        this.#blend(at, row, colour, half + 0.5 - far);
      }
  }

  dot(at: Corner, colour: Colour): void {
    this.line(at, at, colour, 5);
  }

  text(text: string, left: number, top: number, colour: Colour): void {
    let x = left;
    for (const sign of text) {
      glyphs[sign]?.forEach((bits, row) => {
        for (let column = 0; column < 5; column += 1)
          if ((bits >> (4 - column)) & 1)
            for (let dot = 0; dot < 9; dot += 1)
              this.#blend(x + column * 3 + (dot % 3), top + row * 3 + Math.floor(dot / 3), colour, 1);
      });
      x += widthOf(sign);
    }
  }

  /** Signs that have no form here are left out: a unit may have any. */
  textEndingAt(text: string, right: number, top: number, colour: Colour): void {
    const wide = [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
    this.text(text, right - wide + 3, top, colour);
  }

  #blend(x: number, y: number, colour: Colour, share: number): void {
    if (x < 0 || y < 0 || x >= width || y >= height || share <= 0) return;
    const at = (Math.round(y) * width + Math.round(x)) * 3;
    colour.forEach((part, index) => {
      const before = this.#pixels[at + index] ?? 0;
      this.#pixels[at + index] = Math.round(before + (part - before) * Math.min(1, share));
    });
  }

  png(): Buffer {
    const rows = Buffer.alloc(height * (1 + width * 3));
    for (let row = 0; row < height; row += 1)
      rows.set(this.#pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (1 + width * 3) + 1);
    const size = Buffer.alloc(13);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    size.set([8, 2, 0, 0, 0], 8); // eight bits each of red, green and blue
    return Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk('IHDR', size),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

/** With the gap behind it. */
const widthOf = (sign: string): number => (glyphs[sign] === undefined ? 9 : 18);

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Signs of numbers and of units that are often seen, five dots wide and seven high: a number for each row. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  '.': [0, 0, 0, 0, 0, 12, 12],
  '-': [0, 0, 0, 31, 0, 0, 0],
  '+': [0, 4, 4, 31, 4, 4, 0],
  '<': [2, 4, 8, 16, 8, 4, 2],
  '>': [8, 4, 2, 1, 2, 4, 8],
  '=': [0, 0, 31, 0, 31, 0, 0],
  '!': [4, 4, 4, 4, 4, 0, 4],
  '%': [24, 25, 2, 4, 8, 19, 3],
  '°': [12, 18, 18, 12, 0, 0, 0],
  '/': [0, 1, 2, 4, 8, 16, 0],
  C: [14, 17, 16, 16, 16, 17, 14],
  F: [31, 16, 16, 30, 16, 16, 16],
  P: [30, 17, 17, 30, 16, 16, 16],
  V: [17, 17, 17, 17, 17, 10, 4],
  A: [14, 17, 17, 17, 31, 17, 17],
  W: [17, 17, 17, 21, 21, 21, 10],
  H: [17, 17, 17, 31, 17, 17, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  k: [16, 16, 18, 20, 24, 20, 18],
  M: [17, 27, 21, 21, 17, 17, 17],
  b: [16, 16, 22, 25, 17, 17, 30],
  a: [0, 0, 14, 1, 15, 17, 15],
  r: [0, 0, 22, 25, 16, 16, 16],
  e: [0, 0, 14, 17, 31, 16, 14],
  s: [0, 0, 14, 16, 14, 1, 30],
  m: [0, 0, 26, 21, 21, 17, 17],
  i: [4, 0, 12, 4, 4, 4, 14],
  n: [0, 0, 22, 25, 17, 17, 17],
  h: [16, 16, 22, 25, 17, 17, 17],
  l: [12, 4, 4, 4, 4, 4, 14],
  p: [0, 0, 30, 17, 30, 16, 16],
  z: [0, 0, 31, 2, 4, 8, 31],
  t: [8, 8, 28, 8, 8, 9, 6],
  g: [0, 15, 17, 17, 15, 1, 14],
  c: [0, 0, 14, 16, 16, 17, 14],
};
