import { expect, it } from 'vitest';
import { contractDocument } from '../../src/contract/document.ts';
import { RECORD_PATHS } from '../commands/record-paths.ts';

interface Answered {
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<Record<string, { readonly examples?: Record<string, { $ref: string }> }>>;
      }
    >
  >;
}

it('every record of the contract that has an identifier is found by it', () => {
  const { paths, components } = contractDocument();
  const examples = components['examples'] as unknown as Record<string, { value: { id?: string } }>;
  const found = Object.entries(paths).flatMap(([path, { get }]) => {
    const operation = get as Answered | undefined;
    if (operation === undefined || !path.endsWith('/{id}')) return [];
    const [example] = Object.values(
      operation.responses['200']?.content?.['application/json']?.examples ?? {},
    );
    const id = examples[example?.$ref.split('/').at(-1) ?? '']?.value.id ?? '';
    return [[id.split('_')[0] ?? '', path.replace('/{id}', '')] as const];
  });
  expect(found.length).toBeGreaterThan(15);
  expect(RECORD_PATHS).toEqual(Object.fromEntries(found));
});
