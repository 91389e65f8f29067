import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of a statement can be planned: the others are of the schema or of transactions. */
const PLANNED = /^\s*(?:with|select|insert|update|delete)\b/i;

/** The texts of statements that one process has sent to PostgreSQL, each once. */
export class NotedStatements {
  readonly #known = new Set<string>();
  #fresh: string[] = [];

  note(text: string): void {
    if (this.#known.has(text) || !PLANNED.test(text)) return;
    this.#known.add(text);
    this.#fresh.push(text);
  }

  /** Appends those to this process's file that are not there yet. */
  save(folder: string): void {
    if (this.#fresh.length === 0) return;
    mkdirSync(folder, { recursive: true });
    const lines = this.#fresh.map((text) => `${JSON.stringify(text)}\n`);
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
    this.#fresh = [];
  }
}

/** The statements that all processes of a run have saved, each once, in an order that does not depend on the processes. */
export function readNotedStatements(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const texts = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as string),
  );
  return [...new Set(texts)].sort();
}
