import { describe, expect, it } from 'vitest';
import { CAME_IN, compareSides, IN_FLIGHT, PLATFORM_EARNED, Side, unbalanced, WENT_BACK } from './figures.ts';

function side(name: string, ...figures: (readonly [figure: string, unit: string, by: bigint])[]): Side {
  const made = new Side(name);
  for (const figure of figures) made.add(...figure);
  return made;
}

describe('sides of a month', () => {
  it('say the same where those that say something do', () => {
    const one = side('one', [CAME_IN, 'AUD', 500n], [CAME_IN, 'AUD', 1n], [WENT_BACK, 'USDC', 7n]);
    const other = side('other', [CAME_IN, 'AUD', 501n]);
    const { lines, differences } = compareSides([one, other]);
    expect(differences).toEqual([]);
    expect(lines.some((line) => /came in +AUD +5\.01 +5\.01 +0\.00/.test(line))).toBe(true);
  });

  it('differ by one minor unit', () => {
    const { differences } = compareSides([
      side('one', [CAME_IN, 'AUD', 500n]),
      side('other', [CAME_IN, 'AUD', 501n]),
    ]);
    expect(differences).toEqual(['came in AUD: one 5.00, other 5.01']);
  });

  it('are balanced where what came in is somewhere', () => {
    const whole = side('one', [CAME_IN, 'AUD', 500n], [IN_FLIGHT, 'AUD', 499n], [PLATFORM_EARNED, 'AUD', 1n]);
    expect(unbalanced(whole)).toEqual([]);
    whole.add(WENT_BACK, 'AUD', 1n);
    expect(unbalanced(whole)).toEqual(['one: -0.01 AUD of what came in is nowhere']);
  });
});
