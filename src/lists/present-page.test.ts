import { describe, expect, it } from 'vitest';
import type { ListPage } from './list-page.ts';
import { presentLinkedPage, presentPage } from './present-page.ts';

const PAGE: ListPage<string> = {
  rows: ['b', 'a'],
  hasMore: true,
  cursorBehind: (row) => `after-${row}`,
  targetOf: (cursor) => `/v1/letters?cursor=${cursor}`,
};

describe.each([
  ['with a cursor', presentPage],
  ['with a link alone', presentLinkedPage],
] as const)('a page %s', (_form, presentOf) => {
  it('is presented once, when it is sent, whatever is looked at', () => {
    const presented: string[] = [];
    const reply = presentOf(PAGE, (letter: string) => {
      presented.push(letter);
      return { letter };
    });
    expect(presented).toEqual([]);
    expect(JSON.parse(reply.bodyText)).toEqual(reply.body);
    expect(reply.headers).toEqual({ Link: '</v1/letters?cursor=after-a>; rel="next"' });
    expect(presented).toEqual(['b', 'a']);
  });
});
