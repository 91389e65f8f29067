import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listRooms, withRooms } from './rooms.ts';

const root = mkdtempSync(join(tmpdir(), 'rooms-'));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

it('lists each folder with source files of its own, and no other', () => {
  write('src/main.ts');
  write('src/room.md', 'The start.\n');
  write('src/area/one/table.ts');
  write('src/area/one/room.md', 'One.\n');
  write('src/area/data/rows.json');
  expect(listRooms(root, 'src')).toEqual([
    { path: 'src', line: 'The start.' },
    { path: 'src/area/one', line: 'One.' },
  ]);
});

it('names every room without a line, and every one that has more', () => {
  write('src/one/table.ts');
  write('src/two/table.ts');
  write('src/two/room.md', 'First.\nSecond.\n');
  expect(() => listRooms(root, 'src')).toThrow(
    'src/one has no room.md\nsrc/two/room.md must have one line, without |',
  );
});

it('replaces what is between the markers, and nothing else', () => {
  const document = 'Before\n<!-- rooms: npm run rooms -->\nold\n<!-- end of rooms -->\nAfter\n';
  const once = withRooms(document, [{ path: 'src', line: 'The start.' }]);
  expect(once).toMatch(/^Before\n[^]*\| `src\/` \| The start\. \|[^]*\nAfter\n$/);
  expect(once).not.toContain('old');
  expect(withRooms(once, [{ path: 'src', line: 'The start.' }])).toBe(once);
});

it.each(['No markers\n', '<!-- rooms: npm run rooms -->\nNo end\n'])('refuses a document: %j', (document) => {
  expect(() => withRooms(document, [])).toThrow('once');
});
