// Draws the icons of resources/icons: a sheet with written lines, one of them orange. `node
// scripts/draw-icons.mjs`
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'resources', 'icons');
const samples = 8; // per pixel and direction

/**
 * @typedef {[number, number, number]} Colour
 * @typedef {{ inside: (x: number, y: number) => boolean, colour: Colour | null }} Shape a null colour rubs out
 */

/**
 * @type {(x: number, y: number, width: number, height: number, radius?: number) => (px: number, py: number)
 * => boolean}
 */
const box =
  (x, y, width, height, radius = 0) =>
  (px, py) => {
    const dx = Math.max(x + radius - px, 0, px - (x + width - radius));
    const dy = Math.max(y + radius - py, 0, py - (y + height - radius));
    return px >= x && px <= x + width && py >= y && py <= y + height && Math.hypot(dx, dy) <= radius + 1e-9;
  };
/** @type {(x: number, y: number, radius: number) => (px: number, py: number) => boolean} */
const disc = (x, y, radius) => (px, py) => Math.hypot(px - x, py - y) <= radius;
/**
 * @type {(x1: number, y1: number, x2: number, y2: number, width: number) => (px: number, py: number) =>
 * boolean}
 */
const stroke = (x1, y1, x2, y2, width) => (px, py) => {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = Math.min(1, Math.max(0, ((px - x1) * (x2 - x1) + (py - y1) * (y2 - y1)) / length));
  return Math.hypot(px - x1 - along * (x2 - x1), py - y1 - along * (y2 - y1)) <= width / 2;
};

/** @type {Record<string, Colour>} */
const inks = {
  black: [22, 25, 26],
  white: [231, 234, 236],
  paper: [253, 253, 251],
  orange: [201, 67, 10],
  brightOrange: [255, 122, 61],
  red: [158, 36, 36],
  brightRed: [255, 138, 128],
  template: [0, 0, 0],
};
const ink = (/** @type {string} */ name) => /** @type {Colour} */ (inks[name]);

/** The app icon on a 64-unit square. @returns {Shape[]} */
const appIcon = () => [
  { inside: box(10, 4, 44, 56, 3), colour: ink('black') },
  { inside: box(13, 7, 38, 50, 1), colour: ink('paper') },
  { inside: box(20, 18, 24, 4), colour: ink('black') },
  { inside: box(20, 29, 24, 4), colour: ink('black') },
  { inside: box(20, 40, 24, 5), colour: ink('orange') },
];

/**
 * The tray's mark on a 16-unit square.
 * @param {Colour} line
 * @param {'plain' | 'dot' | 'half' | 'stroke'} mark
 * @param {Colour} dot
 * @param {Colour} slash
 * @returns {Shape[]}
 */
const trayIcon = (line, mark, dot, slash) => [
  { inside: box(2, 1, 12, 14), colour: line },
  { inside: box(3.5, 2.5, 9, 11), colour: null },
  { inside: box(5, 5, 6, 1.5), colour: line },
  { inside: box(5, 9.5, 6, 1.5), colour: line },
  ...(mark === 'dot'
    ? [
        { inside: disc(13, 3, 4), colour: null },
        { inside: disc(13, 3, 3), colour: dot },
      ]
    : []),
  ...(mark === 'stroke'
    ? [
        { inside: stroke(1.5, 14.5, 14.5, 1.5, 3.4), colour: null },
        { inside: stroke(1.5, 14.5, 14.5, 1.5, 1.6), colour: slash },
      ]
    : []),
];

/**
 * @param {number} size pixels
 * @param {number} units the shapes' square
 * @param {Shape[]} shapes
 * @param {number} [strength]
 */
function draw(size, units, shapes, strength = 1) {
  const pixels = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0];
      let covered = 0;
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const px = ((x + ((sample % samples) + 0.5) / samples) * units) / size;
        const py = ((y + (Math.floor(sample / samples) + 0.5) / samples) * units) / size;
        const top = shapes.findLast(({ inside }) => inside(px, py))?.colour ?? null;
        if (top === null) continue;
        covered += 1;
        for (const channel of [0, 1, 2]) sum[channel] += top[channel];
      }
      const at = (y * size + x) * 4;
      for (const channel of [0, 1, 2])
        pixels[at + channel] = covered === 0 ? 0 : Math.round(sum[channel] / covered);
      pixels[at + 3] = Math.round((255 * strength * covered) / (samples * samples));
    }
  }
  return toPng(size, pixels);
}

/**
 * @param {number} size
 * @param {Buffer} pixels RGBA
 */
function toPng(size, pixels) {
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y += 1)
    pixels.copy(rows, y * (size * 4 + 1) + 1, y * size * 4, (y + 1) * size * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

mkdirSync(folder, { recursive: true });
for (const size of [16, 32, 48, 64, 128, 256, 512, 1024])
  writeFileSync(join(folder, `icon-${size}.png`), draw(size, 64, appIcon()));
for (const mark of /** @type {const} */ (['plain', 'dot', 'half', 'stroke'])) {
  const strength = mark === 'half' ? 0.5 : 1;
  const variants = [
    { name: 'light', shapes: trayIcon(ink('black'), mark, ink('orange'), ink('red')) },
    { name: 'dark', shapes: trayIcon(ink('white'), mark, ink('brightOrange'), ink('brightRed')) },
    { name: 'Template', shapes: trayIcon(ink('template'), mark, ink('template'), ink('template')) },
  ];
  for (const { name, shapes } of variants) {
    for (const [suffix, scale] of /** @type {const} */ ([
      ['', 1],
      ['@2x', 2],
    ])) {
      const base = name === 'Template' ? `tray-${mark}-Template` : `tray-${mark}-${name}`;
      writeFileSync(join(folder, `${base}${suffix}.png`), draw(16 * scale, 16, shapes, strength));
    }
  }
}
