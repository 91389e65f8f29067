import type { Exchange } from '../http/exchange.ts';

/**
 * A command with everything settled that the moment of its batch decides: names, amounts in the smallest units, and the
 * repeated act.
 */
export type Act =
  | {
      readonly do: 'fund';
      readonly name: string;
      readonly asset: string;
      readonly minor: bigint;
      readonly outcome: string;
    }
  | { readonly do: 'move receipt'; readonly name: string; readonly asset: string; readonly to: string }
  | {
      readonly do: 'pay';
      readonly name: string;
      readonly kind: 'payout' | 'withdrawal';
      readonly minor: bigint;
      readonly reference: string;
    }
  | { readonly do: 'preview'; readonly kind: 'payout' | 'withdrawal'; readonly minor: bigint }
  | {
      readonly do: 'quote';
      readonly name: string;
      readonly source: string;
      readonly destination: string;
      readonly side: 'source' | 'destination';
      readonly minor: bigint;
    }
  | {
      readonly do: 'accept';
      readonly name: string;
      readonly quote: string;
      readonly reference: string | undefined;
    }
  | { readonly do: 'pin'; readonly source: string; readonly destination: string; readonly rate: bigint }
  | { readonly do: 'pass time' }
  | { readonly do: 'move operation'; readonly name: string; readonly to: string }
  | { readonly do: 'replay'; readonly first: Exchange }
  | { readonly do: 'misuse key'; readonly first: Exchange }
  | { readonly do: 'read operation'; readonly name: string; readonly kind: string }
  | { readonly do: 'read quote'; readonly name: string }
  | { readonly do: 'read overview' }
  | { readonly do: 'list movements'; readonly limit: number };

/** What an act should answer or did: the status, the code of a refusal, and what matters of the body. */
export interface Outcome {
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;
}

export function showOutcome({ status, code, facts }: Outcome): string {
  const shown = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return [`${status}`, code, ...shown].filter((part) => part !== '').join(', ');
}
