import { afterEach, expect, test } from 'vitest';
import { sampleEntries } from '../../testing/samples/sample-world';
import { draw, type Drawn } from '../../testing/draw';
import { useApp } from '../engine/app-store';
import { newApp, type SopRow } from '../engine/app-state';
import { SopLink } from './sop-link';

let page: Drawn;
afterEach(() => page.end());

const rows = (...places: readonly (readonly [string, string])[]): SopRow[] =>
  sampleEntries()
    .slice(0, places.length)
    .map((entry, index) => ({
      ...entry,
      name: places[index]?.[0] ?? '',
      folder: places[index]?.[1] ?? '',
      nextFireAt: null,
      held: null,
      lastRun: null,
    }));

test.each<{ name: string; sops: SopRow[]; text: string; leads: readonly string[] }>([
  {
    name: 'one procedure of that name, by it',
    sops: rows(['pump', 'a'], ['vent', 'b']),
    text: 'pump',
    leads: ['#/sops/pump'],
  },
  { name: 'none of that name any more, by it', sops: [], text: 'pump', leads: ['#/sops/pump'] },
  {
    name: 'two, by their folders',
    sops: rows(['pump', 'pump'], ['vent', 'b'], ['pump', 'pump copy']),
    text: 'pump (pump, pump copy)',
    leads: ['#/sops/pump', '#/sops/pump%20copy'],
  },
])('a name leads to $name', async ({ sops, text, leads }) => {
  useApp.setState({ ...newApp, sops });
  page = await draw(<SopLink name="pump" />);
  expect([
    page.place.textContent,
    [...page.place.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ]).toEqual([text, leads]);
});
