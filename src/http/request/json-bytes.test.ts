import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBytes } from './json-bytes.ts';

const values = fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' });

it('the bytes of a value are those of its JSON, up to the count that is asked for', () => {
  fc.assert(
    fc.property(values, fc.nat(60), (written, most) => {
      const value: unknown = JSON.parse(JSON.stringify(written));
      const bytes = Buffer.byteLength(JSON.stringify(value));
      expect(jsonBytes(value, Infinity)).toBe(bytes);
      expect(jsonBytes(value, most) > most).toBe(bytes > most);
    }),
  );
});

it('of a long value only so many fields are looked at as show that it is longer', () => {
  let looks = 0;
  const target = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`name${at}`, 'text']));
  const counted = new Proxy(target, {
    get: (of, name) => {
      looks += 1;
      return Reflect.get(of, name) as unknown;
    },
  });
  expect(jsonBytes(counted, 100)).toBeGreaterThan(100);
  expect(looks).toBeLessThan(10);
});
