import { act, Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { draw } from '../testing/draw';
import { later } from './later';

const Sheet = ({ name }: { readonly name: string }) => <p>{name}</p>;
const drawn = (Part: ComponentType<{ readonly name: string }>): string =>
  renderToString(
    <Suspense fallback={<i>waiting</i>}>
      <Part name="runs" />
    </Suspense>,
  );

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

class Told extends Component<{ readonly children: ReactNode }, { readonly failure: Error | null }> {
  override state: { readonly failure: Error | null } = { failure: null };

  static getDerivedStateFromError(failure: Error): { failure: Error } {
    return { failure };
  }

  override render(): ReactNode {
    return this.state.failure === null ? this.props.children : <p>{this.state.failure.message}</p>;
  }
}

test('code that is not there is told once, and not asked for with every drawing', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let reads = 0;
  const { Part, ready } = later(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('the file is gone')) : Promise.resolve(Sheet);
  });
  const shown = (
    <Told>
      <Suspense fallback={<i>waiting</i>}>
        <Part name="runs" />
      </Suspense>
    </Told>
  );
  const first = await draw(shown);
  await act(() => ready().catch(() => undefined));
  expect([first.place.textContent, reads]).toEqual(['the file is gone', 2]);
  await first.end();
  const second = await draw(shown);
  expect([second.place.textContent, reads]).toEqual(['runs', 2]);
  await second.end();
  silence.mockRestore();
});
