import type { paths } from '../../generated/api.ts';
import { api } from './clients.ts';

type Writes = 'post' | 'patch' | 'delete' | 'put';

/** Paths that take a method. */
export type WritePath<Method extends Writes = 'post'> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, { responses: object }> ? Path : never;
}[keyof paths];

type Operation<Path extends keyof paths, Method extends Writes> =
  paths[Path] extends Record<Method, infer Found> ? Found : never;

export type BodyFor<Path extends keyof paths, Method extends Writes = 'post'> =
  Operation<Path, Method> extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined;

type Responses<Path extends keyof paths, Method extends Writes> =
  Operation<Path, Method> extends { responses: infer Found } ? Found : never;

type Content<Response> = Response extends { content: { 'application/json': infer Answer } }
  ? Answer
  : undefined;

export type AnswerFor<Path extends keyof paths, Method extends Writes = 'post'> =
  Responses<Path, Method> extends infer Found
    ? Content<Found[Extract<keyof Found, 200 | 201 | 202 | 204>]>
    : never;

interface Write<Path extends WritePath<Method>, Method extends Writes> {
  /** The same for each attempt of one intent. */
  readonly key: string;
  /** What the path names. */
  readonly id?: string;
  readonly body?: BodyFor<Path, Method>;
}

type AnyCall = (path: string, init: object) => Promise<{ readonly data?: unknown }>;

const CALLS = { post: api.POST, patch: api.PATCH, delete: api.DELETE, put: api.PUT } as unknown as Record<
  Writes,
  AnyCall
>;

/** @throws Failure */
async function write<Method extends Writes, Path extends WritePath<Method>>(
  method: Method,
  path: Path,
  { key, id, body }: Write<Path, Method>,
): Promise<AnswerFor<Path, Method>> {
  const { data } = await CALLS[method](path, {
    params: {
      header: { 'Idempotency-Key': key },
      ...(id === undefined ? {} : { path: { id, customerId: id } }),
    },
    ...(body === undefined ? {} : { body }),
  });
  return data as AnswerFor<Path, Method>;
}

/** @throws Failure */
export const post = <Path extends WritePath>(path: Path, sent: Write<Path, 'post'>) =>
  write('post', path, sent);

/** @throws Failure */
export const patch = <Path extends WritePath<'patch'>>(path: Path, sent: Write<Path, 'patch'>) =>
  write('patch', path, sent);

/** @throws Failure */
export const remove = <Path extends WritePath<'delete'>>(path: Path, sent: Write<Path, 'delete'>) =>
  write('delete', path, sent);

/** @throws Failure */
export const put = <Path extends WritePath<'put'>>(path: Path, sent: Write<Path, 'put'>) =>
  write('put', path, sent);
