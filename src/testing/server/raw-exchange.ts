import { connect } from 'node:net';

/** One answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown>;
}

/** How to read what comes back. */
export interface RawExpectation {
  /** How many answers to wait for. */
  readonly answers?: number;
  /** False where HEAD was sent: its answers end with their headers. */
  readonly bodies?: boolean;
}

function readAnswer(text: string, hasBody: boolean): [RawAnswer, string] {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = hasBody ? Number(headers['content-length'] ?? 0) : 0;
  const body = hasBody ? text.slice(end + 4, end + 4 + length) : '{}';
  return [
    { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) as Record<string, unknown> },
    text.slice(end + 4 + length),
  ];
}

/** How long an answer may take, and how long to look for one that should not come. */
const PATIENCE_MS = 50_000;
const SILENCE_MS = 150;

function readAnswers(text: string, hasBodies: boolean): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const [answer, after] = readAnswer(rest, hasBodies);
    answers.push(answer);
    rest = after;
  }
  return answers;
}

function countAnswers(text: string, hasBodies: boolean): number {
  try {
    return readAnswers(text, hasBodies).length;
  } catch {
    // The last one is not whole yet.
    return 0;
  }
}

/**
 * Sends bytes to a server as they are, and reads its answers until it closes the connection, or falls silent after
 * those that were expected.
 */
export async function exchangeRaw(
  url: string,
  bytes: string | Buffer,
  { answers = 1, bodies = true }: RawExpectation = {},
): Promise<RawAnswer[]> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  let text = '';
  socket.setEncoding('utf8');
  await new Promise<void>((resolve) => {
    const waitOn = (): void => {
      socket.setTimeout(countAnswers(text, bodies) >= answers ? SILENCE_MS : PATIENCE_MS);
    };
    socket.on('data', (chunk: string) => {
      text += chunk;
      waitOn();
    });
    socket.once('close', resolve);
    // A connection that is cut ends in 'close' as well; what came before counts.
    socket.once('error', () => socket.destroy());
    socket.once('timeout', () => socket.destroy());
    waitOn();
    socket.write(bytes);
  });
  return readAnswers(text, bodies);
}
