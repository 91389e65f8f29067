import { expect, it } from 'vitest';
import { SharedQuestion } from './shared-question.ts';

it('who comes while a question is under way waits for the next, with all who come meanwhile', async () => {
  const answers: ((answer: number) => void)[] = [];
  const shared = new SharedQuestion(() => new Promise<number>((resolve) => void answers.push(resolve)));
  const first = shared.ask();
  const later = [shared.ask(), shared.ask()];
  expect(answers).toHaveLength(1);
  answers[0]?.(1);
  expect(await first).toBe(1);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  const last = shared.ask();
  expect(answers).toHaveLength(3);
  answers[2]?.(3);
  expect(await last).toBe(3);
});

it('a question that fails fails for those who waited for it alone', async () => {
  const failures = [new Error('away')];
  const shared = new SharedQuestion(async () => {
    await Promise.resolve();
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
    return 'there';
  });
  const [first, next] = await Promise.allSettled([shared.ask(), shared.ask()]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(next).toEqual({ status: 'fulfilled', value: 'there' });
});
