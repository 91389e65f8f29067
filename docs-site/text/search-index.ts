import MiniSearch from 'minisearch';
import { ADDRESSES } from '../addresses.ts';
import type { Contract, Operation } from '../contract/contract.ts';
import { type Shape, shapeOf } from '../contract/shapes.ts';
import type { Guide } from './guides.ts';
import { anchorOf } from './markdown.ts';
import { type Entry, SEARCH_OPTIONS } from './search-options.ts';

function fieldNames(shape: Shape): string[] {
  const below = [...shape.fields.map(({ shape: of }) => of), ...shape.choices.map(({ shape: of }) => of)];
  return [...shape.fields.map(({ name }) => name), ...below.flatMap(fieldNames)];
}

function namesIn(contract: Contract, { parameters, body, answers }: Operation): string {
  const schemas = [body, ...answers.flatMap(({ contents }) => contents)].flatMap(
    (content) => content?.schema ?? [],
  );
  const fields = schemas.flatMap((schema) => fieldNames(shapeOf(contract, schema)));
  return [...new Set([...parameters.map(({ name }) => name), ...fields])].join(' ');
}

function guideEntries({ name, title, text }: Guide): Entry[] {
  const [opening = '', ...sections] = text.split(/\n## /);
  const parts = sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { address: `${ADDRESSES.guide(name)}#${anchorOf(heading)}`, heading, text: lines.join(' ') };
  });
  return [{ address: ADDRESSES.guide(name), heading: '', text: opening }, ...parts].map((part) => ({
    id: part.address,
    kind: 'Guide',
    title: part.heading === '' ? title : `${title}: ${part.heading}`,
    code: '',
    text: part.text,
    fields: '',
  }));
}

/** What the search finds: operations by their names and fields, codes, types of events, states, and parts of guides. */
function listEntries(contract: Contract, guides: readonly Guide[]): Entry[] {
  const none = { text: '', fields: '' };
  return [
    ...contract.operations.map((operation) => ({
      id: ADDRESSES.operation(operation.id),
      kind: `${operation.method} ${operation.path}`,
      title: operation.summary,
      code: operation.id,
      text: operation.description,
      fields: namesIn(contract, operation),
    })),
    ...contract.errors.map(({ code, status, message, when }) => ({
      id: ADDRESSES.error(code),
      kind: `Error ${status}`,
      title: code,
      code,
      text: `${message} ${when}`,
      fields: '',
    })),
    ...contract.events.map(({ type }) => ({
      ...none,
      id: ADDRESSES.event(type),
      kind: 'Event',
      title: type,
      code: type,
    })),
    ...contract.reasons.map(({ kind, code, message }) => ({
      id: `${ADDRESSES.reasons}#${kind}-${code}`,
      kind: `Reason of a ${kind}`,
      title: code,
      code,
      text: message,
      fields: '',
    })),
    ...Object.entries(contract.machines).map(([object, { states }]) => ({
      id: ADDRESSES.machine(object),
      kind: 'States',
      title: `States of a ${object.replaceAll('_', ' ')}`,
      code: object,
      text: states.join(' '),
      fields: '',
    })),
    ...guides.flatMap(guideEntries),
  ];
}

export function indexContract(contract: Contract, guides: readonly Guide[]): object {
  const search = new MiniSearch<Entry>(SEARCH_OPTIONS);
  search.addAll(listEntries(contract, guides));
  return search.toJSON();
}
