import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSourceFaults } from './check-sources.ts';

describe('a fault of the specification', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spec-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function faultsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    return (await findSourceFaults(folder)).map((fault) => fault.replace(`${folder}/`, ''));
  }

  it('that cannot be read comes first, with its place, and all of them at once', async () => {
    const files = {
      'a.yaml': 'get:\n  tags: [one\n  summary: two\n',
      'b.yaml': 'x: "open\n',
      'c.yaml': '$ref: none.yaml\n',
    };
    const faults = await faultsOf(files);
    expect(faults.map((fault) => fault.replace(/: .*/, ''))).toEqual(
      expect.arrayContaining(['a.yaml:3:3', 'b.yaml:2:1']),
    );
    expect(faults.join()).not.toContain('\n');
    expect(faults.join()).not.toContain('none.yaml');
  });

  it('that leads nowhere, or names an error that there is not, is told at each of its places', async () => {
    expect(
      await faultsOf({
        'errors.yaml': 'errors:\n  - code: not_found\n',
        'paths/one.yaml':
          'get:\n  x-errors: [not_found, renamed]\n  schema:\n    $ref: ../schemas/None.yaml\n',
        'paths/two.yaml': 'get:\n  x-errors:\n    - renamed\n',
        'schemas/Fine.yaml':
          'properties:\n  a:\n    $ref: "../errors.yaml#/errors"\n  b:\n    $ref: "#/properties/a"\n',
      }),
    ).toEqual([
      'paths/one.yaml:4:11: There is no ../schemas/None.yaml.',
      'paths/one.yaml:2:25: There is no error renamed in errors.yaml.',
      'paths/two.yaml:3:7: There is no error renamed in errors.yaml.',
    ]);
  });
});

it('the specification has none', async () => {
  expect(await findSourceFaults('spec')).toEqual([]);
});
