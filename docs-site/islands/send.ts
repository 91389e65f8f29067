import { idsIn, makeUnique, missingIn, putIds } from '../contract/ids.ts';
import type { Makers } from '../contract/makers.ts';
import { type Answered, type Call, call, freshKey } from './call.ts';
import { keepIds, keepKey, keptIds, keptKey } from './kept.ts';
import { obtain } from './obtain.ts';
import { rootOf } from './root.ts';

interface Form {
  readonly form: HTMLFormElement;
  readonly key: HTMLInputElement;
  readonly inputs: readonly HTMLInputElement[];
  readonly body: HTMLTextAreaElement | null;
  readonly missing: HTMLElement;
  readonly answer: HTMLElement;
  readonly submit: HTMLButtonElement;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The body that is typed; the text itself if it is no JSON, so that the service refuses it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const credentials = ({ key }: Form): Record<string, string> =>
  key.value === '' ? {} : { Authorization: `Bearer ${key.value}` };

function readCall(parts: Form): Call {
  const { form, inputs, body } = parts;
  const headers = credentials(parts);
  if (form.dataset['fresh'] !== undefined) headers['Idempotency-Key'] = freshKey();
  let path = form.dataset['path'] ?? '';
  const query = new URLSearchParams();
  for (const { name, value, dataset } of inputs) {
    if (dataset['in'] === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '' && dataset['in'] === 'query') query.set(name, value);
    else if (value !== '') headers[name] = value;
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const sent = body === null || body.value.trim() === '' ? {} : { body: body.value };
  return { method: form.dataset['method'] ?? 'GET', path: path + search, headers, ...sent };
}

/** Everything in the form that can name a record. */
const namedIn = ({ inputs, body }: Form): unknown[] => [
  ...inputs.map(({ value }) => value),
  body === null ? null : parsed(body.value),
];

function fill({ inputs, body }: Form): void {
  const ids = keptIds();
  for (const input of inputs) input.value = String(putIds(input.value, ids));
  if (body !== null && body.value !== '') {
    body.value = JSON.stringify(putIds(parsed(body.value), ids), null, 2);
  }
}

async function makersOf(): Promise<Makers> {
  return (await (await fetch(new URL('docs/makers.json', rootOf(location)))).json()) as Makers;
}

/** A button for each record that the request names and no answer of this tab had. */
async function offer(parts: Form): Promise<void> {
  const prefixes = missingIn(namedIn(parts), keptIds());
  if (prefixes.length === 0) {
    parts.missing.replaceChildren();
    return;
  }
  const makers = await makersOf();
  const buttons = prefixes
    .filter((prefix) => makers[prefix] !== undefined)
    .map((prefix) => {
      const { title = prefix, make } = makers[prefix] ?? {};
      const button = element('button', `${make === undefined ? 'Find' : 'Find or make'} ${title}`);
      button.type = 'button';
      button.addEventListener('click', () => void provide(parts, prefix, makers));
      return button;
    });
  parts.missing.replaceChildren(...buttons);
}

async function provide(parts: Form, prefix: string, makers: Makers): Promise<void> {
  parts.missing.replaceChildren('Looking …');
  // What is sent now would still name a record that does not exist.
  parts.submit.disabled = true;
  try {
    keepKey(parts.key.value);
    keepIds(await obtain(prefix, makers, credentials(parts), keptIds()));
    fill(parts);
    await offer(parts);
  } catch (error) {
    parts.missing.replaceChildren(wordsOf(error));
  } finally {
    parts.submit.disabled = false;
  }
}

function linkTo(path: string, text: string): HTMLElement {
  const link = element('a', text);
  link.href = new URL(path, rootOf(location)).href;
  return link;
}

function draw(place: HTMLElement, { status, requestId, value, text }: Answered): void {
  const line = element('p', '');
  line.append(element('b', String(status)));
  const code = (value as { code?: unknown } | undefined)?.code;
  if (status >= 400 && typeof code === 'string') line.append(' ', linkTo(`docs/errors/${code}`, code));
  if (requestId !== null) line.append(' ', linkTo(`console/developers/requests/${requestId}`, requestId));
  const shown = element('pre', text);
  shown.tabIndex = 0;
  place.replaceChildren(line, shown);
}

async function send(parts: Form): Promise<void> {
  const { key, answer } = parts;
  keepKey(key.value);
  answer.replaceChildren('Sending …');
  try {
    const answered = await call(readCall(parts));
    if (answered.status < 300) keepIds(idsIn(answered.value));
    draw(answer, answered);
    if (answered.status === 401 && key.value === '') {
      answer.prepend(element('p', 'Enter a key of this sandbox, or sign in to the console.'));
    }
  } catch (error) {
    answer.replaceChildren(`No answer: ${wordsOf(error)}`);
  }
}

function start(section: HTMLElement): void {
  const form = section.querySelector('form');
  const key = section.querySelector<HTMLInputElement>('[name=key]');
  const [missing, answer] = [
    section.querySelector<HTMLElement>('.missing'),
    section.querySelector<HTMLElement>('.answer'),
  ];
  const submit = section.querySelector<HTMLButtonElement>('form button[type=submit]');
  if (form === null || key === null || missing === null || answer === null || submit === null) return;
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[data-in]')];
  const body = form.querySelector('textarea');
  const parts: Form = { form, key, inputs, body, missing, answer, submit };
  key.value = keptKey();
  if (body !== null && body.value !== '') {
    body.value = JSON.stringify(makeUnique(parsed(body.value), freshKey().slice(0, 8)), null, 2);
  }
  fill(parts);
  section.hidden = false;
  void offer(parts).catch(() => undefined);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(parts);
  });
}

const section = document.querySelector<HTMLElement>('[data-send]');
if (section !== null) start(section);
