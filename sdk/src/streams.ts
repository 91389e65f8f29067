import { Ender, Failed, faultOfAnswer, leave, open, readPiece } from './attempt.ts';
import { type AnswerFacts, factsOf } from './call.ts';
import { CorridorError } from './errors.ts';
import type { ReaderLike, ResponseLike } from './platform.ts';
import { type CallOptions, type Request, type Transport, errorOf } from './transport.ts';

/** So long a stream may be silent. */
const SILENCE_MS = 30_000;

interface Opened {
  readonly response: ResponseLike;
  readonly reader: ReaderLike | undefined;
  readonly ender: Ender;
  readonly request: Request;
}

/** Pieces of a body, as they come; a caller that stops reading closes the connection. */
async function* piecesOf({ reader, ender, request }: Opened): AsyncGenerator<Uint8Array, void, undefined> {
  let isOver = reader === undefined;
  try {
    while (!isOver && reader !== undefined) {
      ender.within(SILENCE_MS, `Nothing came for ${SILENCE_MS / 1000} s.`);
      const piece = await readPiece(reader, ender);
      if (piece === undefined) isOver = true;
      else yield piece;
    }
  } catch (error) {
    throw error instanceof Failed ? errorOf(error.fault, request, 1, 'no_effect') : error;
  } finally {
    if (!isOver) leave(reader);
    ender.release();
  }
}

/** Opens the body of an answer, sent again as any read until it begins. */
export function openStream(
  transport: Transport,
  request: Request,
  options: CallOptions,
): () => Promise<Opened & { readonly facts: AnswerFacts }> {
  return async () => {
    let opened: Opened | undefined;
    const answer = await transport.call(request, options, async (sent, limits) => {
      const ender = new Ender(limits.signal);
      ender.within(limits.timeoutMs, `No answer began within ${Math.round(limits.timeoutMs)} ms.`);
      try {
        const response = await open(sent, limits, ender);
        if (response.status >= 400)
          throw new Failed(await faultOfAnswer(response, limits.maxAnswerBytes, ender));
        opened = { response, reader: response.body?.getReader(), ender, request };
        return { status: response.status, headers: response.headers, data: undefined };
      } catch (error) {
        ender.release();
        throw error;
      }
    });
    if (opened === undefined) throw new Error('A stream has begun without its answer');
    return { ...opened, facts: factsOf(answer) };
  };
}

/** A file, piece by piece or whole. */
export interface Download extends AsyncIterable<Uint8Array> {
  /** From `Content-Disposition`. */
  readonly filename: string | undefined;
  readonly response: AnswerFacts;
  bytes(): Promise<Uint8Array>;
  text(): Promise<string>;
}

function filenameOf({ headers }: ResponseLike): string | undefined {
  const [, quoted, bare] =
    /filename="([^"]+)"|filename=([^;\s]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return quoted ?? bare;
}

/** @throws CorridorError */
export async function download(begin: ReturnType<typeof openStream>): Promise<Download> {
  const opened = await begin();
  const pieces = piecesOf(opened);
  const bytes = async (): Promise<Uint8Array> => {
    const all: Uint8Array[] = [];
    for await (const piece of pieces) all.push(piece);
    const whole = new Uint8Array(all.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let place = 0;
    for (const piece of all) {
      whole.set(piece, place);
      place += piece.byteLength;
    }
    return whole;
  };
  return {
    filename: filenameOf(opened.response),
    response: opened.facts,
    [Symbol.asyncIterator]: () => pieces,
    bytes,
    text: async () => new TextDecoder().decode(await bytes()),
  };
}

/** Lines of JSON: iterated the values, or with `lines()` their texts. It sends nothing until it is used. */
export class Lines<Line> implements AsyncIterable<Line> {
  readonly #begin: ReturnType<typeof openStream>;

  constructor(begin: ReturnType<typeof openStream>) {
    this.#begin = begin;
  }

  /** The texts of the lines, without their ends. @throws CorridorError, also for a last line without an end */
  async *lines(): AsyncGenerator<string, void, undefined> {
    const opened = await this.#begin();
    const decoder = new TextDecoder();
    let rest = '';
    for await (const piece of piecesOf(opened)) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest + decoder.decode() === '') return;
    const { operationId } = opened.request;
    const message = 'The connection was cut inside a line.';
    throw new CorridorError({ code: 'connection_cut', message, operationId, retryable: true, attempts: 1 });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Line, void, undefined> {
    for await (const line of this.lines()) yield JSON.parse(line) as Line;
  }
}
