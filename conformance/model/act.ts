import type { Exchange } from '../http/exchange.ts';

/** A command with everything settled that the moment of its batch decides: names, amounts in cents, and the repeated act. */
export type Act =
  | { readonly do: 'fund'; readonly name: string; readonly cents: bigint; readonly outcome: string }
  | { readonly do: 'move payin'; readonly name: string; readonly to: string }
  | { readonly do: 'pay'; readonly name: string; readonly cents: bigint; readonly reference: string }
  | { readonly do: 'preview'; readonly cents: bigint }
  | { readonly do: 'move payout'; readonly name: string; readonly to: string }
  | { readonly do: 'replay'; readonly first: Exchange }
  | { readonly do: 'misuse key'; readonly first: Exchange }
  | { readonly do: 'read payout'; readonly name: string }
  | { readonly do: 'read overview' }
  | { readonly do: 'list movements'; readonly limit: number };

/** What an act should answer or did: the status, the code of a refusal, and what matters of the body. */
export interface Outcome {
  readonly status: number;
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** An outcome as text, for comparing and for showing. */
export function showOutcome({ status, code, facts }: Outcome): string {
  const shown = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return [`${status}`, code, ...shown].filter((part) => part !== '').join(', ');
}
