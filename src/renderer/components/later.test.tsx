import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { later } from './later';

const Sheet = ({ name }: { readonly name: string }) => <p>{name}</p>;
const drawn = (Part: ComponentType<{ readonly name: string }>): string => renderToString(<Suspense fallback={<i>waiting</i>}><Part name="runs" /></Suspense>);

test('a part waits for its code, is read once however often it is asked for, and is then drawn at once', async () => {
  let reads = 0;
  const { Part, ready } = later(() => {
    reads += 1;
    return Promise.resolve(Sheet);
  });
  expect(drawn(Part)).toContain('waiting');
  await Promise.all([ready(), ready()]);
  expect(drawn(Part)).toContain('<p>runs</p>');
  expect(drawn(Part)).not.toContain('waiting');
  expect(reads).toBe(1);
});

test('code that could not be read is asked for again', async () => {
  const answers = [Promise.reject(new Error('the file is gone')), Promise.resolve(Sheet)];
  const { Part, ready } = later(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(ready()).rejects.toThrow('the file is gone');
  await ready();
  expect(drawn(Part)).toContain('<p>runs</p>');
});
