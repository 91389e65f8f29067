import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'csv-parse';
import type { ServerProcess } from '../server/server-process.ts';

export type CsvRow = Readonly<Record<string, string>>;

const LOOK_EVERY_MS = 50;

const IN_THE_MIDDLE_BYTES = 256 * 1024;

async function ask(url: string, secretKey: string): Promise<IncomingMessage> {
  const request = get(url, { headers: { Authorization: `Bearer ${secretKey}`, Accept: 'text/csv' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`There is no report: ${response.statusCode ?? ''}`);
  return response;
}

export class CsvDownload {
  readonly lines: CsvRow[] = [];
  bytes = 0;
  milliseconds = 0;
  /** How much more memory than before the server had at most, as the system counts it. */
  grownBytes = 0;
  isWhole = false;
  failure: string | undefined;

  /**
   * Reads a report over HTTP.
   * @param inTheMiddle done once some of it has been read, and nothing more is read meanwhile
   */
  static async read(
    server: ServerProcess,
    path: string,
    secretKey: string,
    inTheMiddle?: () => Promise<void>,
  ): Promise<CsvDownload> {
    const download = new CsvDownload();
    const before = await server.residentBytes();
    const since = performance.now();
    const looking = new AbortController();
    const looks = (async (): Promise<void> => {
      while (!looking.signal.aborted) {
        const now = await server.residentBytes();
        download.grownBytes = Math.max(download.grownBytes, now - before);
        await delay(LOOK_EVERY_MS);
      }
    })();
    await download.#take(await ask(`${server.url}${path}`, secretKey), inTheMiddle);
    download.milliseconds = performance.now() - since;
    looking.abort();
    await looks;
    return download;
  }

  async #take(response: IncomingMessage, inTheMiddle: (() => Promise<void>) | undefined): Promise<void> {
    // A part of a last line is no line.
    const parser = parse({ columns: true, relax_column_count_less: true });
    parser.on('data', (line: CsvRow) => this.lines.push(line));
    let next = inTheMiddle;
    try {
      for await (const piece of response as AsyncIterable<Buffer>) {
        this.bytes += piece.length;
        if (!parser.write(piece)) await once(parser, 'drain');
        if (next === undefined || this.bytes < IN_THE_MIDDLE_BYTES) continue;
        await next();
        next = undefined;
      }
      this.isWhole = response.complete;
      parser.end();
      await once(parser, 'end');
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }
}
