import { expect, it } from 'vitest';
import { expandSecurity } from './expand-security.ts';
import { makeSampleDocument } from './sample-document.ts';

it('a session is a credential wherever a key is one, with the same scope', () => {
  const document = makeSampleDocument();
  const expanded = expandSecurity(document);
  expect(expanded.paths['/things/{id}']?.put?.security).toEqual([
    { bearerKey: ['things:write'] },
    { headerKey: ['things:write'] },
    { session: ['things:write'] },
  ]);
  expect(document.paths['/things/{id}']?.put?.security).toHaveLength(2);
});
