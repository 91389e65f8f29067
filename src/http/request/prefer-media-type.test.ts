import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, it } from 'vitest';
import { preferMediaType } from './read-headers.ts';

const JSON_TYPE = 'application/json';
const CSV = 'text/csv';

const prefer = (accept?: string): string => preferMediaType(accept, [JSON_TYPE, CSV]);

describe('of JSON and CSV, a request gets', () => {
  it.each([
    CSV,
    'TEXT/CSV',
    'text/*',
    'text/csv;q=0.001',
    'text/csv, application/json;q=0.9',
    'application/json;q=0.9, text/csv',
    'text/csv; q=1.000, */*; q=0.1',
    '*/*, application/json;q=0.5',
    'text/csv;q=0.5, application/json;q=0',
    'text/html, text/csv, application/xml;q=0.9',
    'text/html;level="1,2", text/csv',
    'application/*;q=0.2, text/*;q=0.3',
  ])('CSV for %s', (accept) => {
    expect(prefer(accept)).toBe(CSV);
  });

  it.each([
    undefined,
    '',
    '*/*',
    JSON_TYPE,
    'text/html',
    'image/*',
    'text/csv;q=0',
    'text/csv, application/json',
    'text/csv, */*',
    'text/*, application/json',
    'text/csv;q=0.5, application/json;q=0.5',
    'text/csv;q=0, */*',
    'text/csv;q=2, application/json',
    'text/csvx',
    'nonsense',
    ', ,',
  ])('JSON for %s', (accept) => {
    expect(prefer(accept)).toBe(JSON_TYPE);
  });
});

it('chooses as negotiator does wherever two types weigh differently', () => {
  const weight = fc.integer({ min: 0, max: 1000 });
  const type = fc.constantFrom(JSON_TYPE, CSV, 'text/html', '*/*', 'text/*', 'application/*');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(type, weight), { selector: ([, one]) => one, minLength: 1 }),
      (parts) => {
        // A type that is named twice has the weight of whichever was named first, or last: nothing says which.
        fc.pre(new Set(parts.map(([name]) => name)).size === parts.length);
        const accept = parts.map(([name, one]) => `${name};q=${(one / 1000).toFixed(3)}`).join(', ');
        const [first] = new Negotiator({ headers: { accept } }).mediaTypes([JSON_TYPE, CSV]);
        const weightsOf = (each: string): number => {
          const [family = ''] = each.split('/');
          const found = [each, `${family}/*`, '*/*'].map((name) => parts.find(([known]) => known === name));
          return found.find((part) => part !== undefined)?.[1] ?? 0;
        };
        fc.pre(weightsOf(JSON_TYPE) !== weightsOf(CSV));
        expect(prefer(accept)).toBe(first);
      },
    ),
  );
});
