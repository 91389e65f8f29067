import { expect, it } from 'vitest';
import { LongestTurn } from './longest-turn.ts';

/** A process whose time and turns a test moves. */
function stillProcess() {
  const process = { at: 0, ends: [] as (() => void)[] };
  const turn = new LongestTurn({ now: () => process.at, atEndOfTurn: (end) => void process.ends.push(end) });
  const work = (name: string, ms: number): void => {
    turn.begin(name);
    process.at += ms;
  };
  const endTurn = (): void => {
    for (const end of process.ends.splice(0)) end();
  };
  return { process, turn, work, endTurn };
}

it('work lasts until other work is named, and the last of a turn until the turn ends', () => {
  const { turn, work, endTurn } = stillProcess();
  expect(turn.longest).toBeUndefined();
  work('listPayouts', 3);
  work('group', 7);
  expect(turn.longest).toEqual({ work: 'listPayouts', ms: 3 });
  work('createPayout', 8);
  expect(turn.longest).toEqual({ work: 'group', ms: 7 });
  endTurn();
  expect(turn.longest).toEqual({ work: 'createPayout', ms: 8 });
});

it('time between turns counts for nobody', () => {
  const { process, turn, work, endTurn } = stillProcess();
  work('listPayouts', 3);
  endTurn();
  process.at += 1_000;
  work('getPayout', 2);
  endTurn();
  expect(turn.longest).toEqual({ work: 'listPayouts', ms: 3 });
});

it('the end of a turn is asked for once, however much work it has', () => {
  const { process, work } = stillProcess();
  for (let count = 0; count < 5; count += 1) work('group', 1);
  expect(process.ends).toHaveLength(1);
});

it('a long turn is shown for a minute at least, and for two at most', () => {
  const { process, turn, work, endTurn } = stillProcess();
  process.at = 60_000;
  work('getInvoicePdf', 200);
  endTurn();
  process.at += 61_000;
  work('listPayouts', 4);
  endTurn();
  expect(turn.longest).toEqual({ work: 'getInvoicePdf', ms: 200 });
  process.at += 60_000;
  expect(turn.longest).toEqual({ work: 'listPayouts', ms: 4 });
  process.at += 120_000;
  expect(turn.longest).toBeUndefined();
});
