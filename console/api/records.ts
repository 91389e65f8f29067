import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { paths as InterfacePaths } from '../../generated/api.ts';
import type { paths as ConsolePaths } from '../../generated/console-api.ts';
import { api } from './clients.ts';

type paths = InterfacePaths & ConsolePaths;

/** What a GET answers, by the path. */
type BodyOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Paths of lists. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends { get: { parameters: { query?: { cursor?: string } } } }
    ? BodyOf<Path> extends { data: unknown[] }
      ? Path
      : never
    : never;
}[keyof paths];

export type RowOf<Path extends ListPath> = BodyOf<Path> extends { data: (infer Row)[] } ? Row : never;

/** Paths of one record. */
export type RecordPath = Extract<keyof paths, `${string}/{id}`>;

export type RecordOf<Path extends RecordPath> = BodyOf<Path>;

export interface Page<Row> {
  readonly data: readonly Row[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
}

export type Filters = Readonly<Record<string, string | undefined>>;

/** The paths differ in their parameters, which pages name as texts. Both documents are of one service. */
const anyGet = api.GET as unknown as (
  path: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly response: Response }>;

/** Some lists name the next page in the `Link` header alone. */
function nextCursor({ headers }: Response): string | undefined {
  const [, target] = /<([^>]*)>; *rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return new URLSearchParams(target?.split('?')[1]).get('cursor') ?? undefined;
}

const PAGE_LENGTH = 25;

/** @param name what the list is kept by: the records' object */
export function listQuery<Path extends ListPath>(
  name: string,
  path: Path,
  filters: Filters,
  limit = PAGE_LENGTH,
) {
  return infiniteQueryOptions({
    queryKey: [name, 'list', filters, limit],
    queryFn: async ({ pageParam, signal }): Promise<Page<RowOf<Path>>> => {
      const query = { ...filters, limit, cursor: pageParam };
      const { data, response } = await anyGet(path, { params: { query }, signal });
      return { data: (data as { readonly data: RowOf<Path>[] }).data, next: nextCursor(response) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Page<RowOf<Path>>) => next,
  });
}

export function recordQuery<Path extends RecordPath>(name: string, path: Path, id: string) {
  return queryOptions({
    queryKey: [name, id],
    queryFn: async ({ signal }): Promise<RecordOf<Path>> => {
      const { data } = await anyGet(path, { params: { path: { id } }, signal });
      return data as RecordOf<Path>;
    },
  });
}

/** As many as a page of the interface can have. */
const MOST = 200;

/** Those that can be used, the newest first; none until they are read. */
export function useActive<Path extends ListPath>(name: string, path: Path): readonly RowOf<Path>[] {
  const { data } = useInfiniteQuery(listQuery(name, path, { status: 'active' }, MOST));
  return data?.pages.flatMap((page) => page.data) ?? [];
}
