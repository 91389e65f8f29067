import type { Exchange } from '../http/exchange.ts';
import { decimalsOf } from '../json/minor-units.ts';
import type { Act } from './act.ts';
import type { Batch, Command } from './command.ts';
import { DIRECTIONS, rateFor } from './directions.ts';
import { isFinalOperation } from '../laws/fold-movements.ts';
import { isHeldAmount } from './wallet-model.ts';
import { balanceOf, type WalletState } from './wallet-state.ts';

/** What settles a command: the wallet when its batch begins, and what the run has at hand. */
export interface Moment {
  readonly state: WalletState;
  readonly written: readonly Exchange[];
  /** Whether operations move on by themselves even under a stopped clock, so that only held ones stand still. */
  readonly isInstant: boolean;
  readonly isAlone: boolean;
  readonly newName: () => string;
  readonly newReference: () => string;
}

type CommandOf<Name extends Command['do']> = Command & { readonly do: Name };

/** Amounts stay small enough for a history of many runs: half a million. */
const LARGEST_WHOLE = 500_000n;

const ASSET_OF = { payout: 'AUD', withdrawal: 'USDC' } as const;

function unitOf(asset: string): bigint {
  return 10n ** BigInt(decimalsOf(asset));
}

function shareOf(state: WalletState, asset: string, share: number, ending: number): bigint {
  const unit = unitOf(asset);
  const { available } = balanceOf(state, asset);
  const base = available > 0n ? available : 100n * unit;
  const bounded = base > LARGEST_WHOLE * unit ? LARGEST_WHOLE * unit : base;
  // Of a large wallet only the shares around the whole reach the edge; they are taken of the whole.
  const of = share >= 450 ? base : bounded;
  const whole = (of * BigInt(share)) / 1000n / unit;
  return (whole < 1n ? 1n : whole) * unit + (BigInt(ending) * unit) / 100n;
}

function pickFrom<Item>(items: readonly Item[], pick: number, make: (item: Item) => Act): Act[] {
  const item = items[pick % Math.max(items.length, 1)];
  return item === undefined ? [] : [make(item)];
}

function resolvePay({ state, isInstant, newName, newReference }: Moment, command: CommandOf<'pay'>): Act {
  const { kind, share, ending, reuse } = command;
  const known = [...state.operations.values()].filter((each) => each.kind === kind);
  const used = known.at(-1)?.reference;
  const reference = reuse && used !== undefined ? used : newReference();
  const minor = shareOf(state, ASSET_OF[kind], share, isInstant ? 3 : ending);
  return { do: 'pay', name: newName(), kind, minor, reference };
}

/** With the destination fixed it is a share of what the whole source gives, so that its source is one as well. */
function resolveQuote({ state, isInstant, newName }: Moment, command: CommandOf<'quote'>): Act[] {
  const direction = DIRECTIONS[command.direction % DIRECTIONS.length];
  if (direction === undefined) return [];
  const { source, destination } = direction;
  const given = shareOf(state, source, command.share, isInstant ? 3 : command.ending);
  const rate = state.rates.get(`${source} ${destination}`) ?? 0n;
  const got = (given * rate * unitOf(destination)) / (unitOf(source) * 10n ** 10n);
  const isGot = command.side === 'destination' && got > 0n;
  const side = isGot ? ('destination' as const) : ('source' as const);
  return [{ do: 'quote', name: newName(), source, destination, side, minor: isGot ? got : given }];
}

function resolveAccept(
  { state, isInstant, newName, newReference }: Moment,
  command: CommandOf<'accept'>,
): Act[] {
  const still = [...state.quotes].filter(
    ([, { source }]) => !isInstant || isHeldAmount(source.asset, source.minor),
  );
  const used = [...state.operations.values()].findLast((each) => each.kind === 'conversion')?.reference;
  const reference = command.reuse ? (used ?? newReference()) : undefined;
  return pickFrom(still, command.pick, ([quote]) => ({ do: 'accept', name: newName(), quote, reference }));
}

/** Time passes only where nothing but quotes falls due, and alone. */
function resolveTime({ state, isAlone }: Moment): Act[] {
  const moves = [...state.operations.values()].some(
    ({ status, isLeftAlone }) => !isFinalOperation(status) && !isLeftAlone,
  );
  return isAlone && !moves ? [{ do: 'pass time' }] : [];
}

function resolvePick(
  { state, written }: Moment,
  command: CommandOf<
    'move receipt' | 'move operation' | 'read operation' | 'read quote' | 'replay' | 'misuse key'
  >,
): Act[] {
  const { pick } = command;
  switch (command.do) {
    case 'move receipt':
      return pickFrom([...state.receipts], pick, ([name, { asset }]) => ({
        do: 'move receipt',
        name,
        asset,
        to: asset === 'AUD' && command.to === 'detected' ? 'confirming' : command.to,
      }));
    case 'move operation':
      return pickFrom([...state.operations.keys()], pick, (name) => ({
        do: 'move operation',
        name,
        to: command.to,
      }));
    case 'read operation':
      return pickFrom([...state.operations], pick, ([name, { kind }]) => ({
        do: 'read operation',
        name,
        kind,
      }));
    case 'read quote':
      return pickFrom([...state.quotes.keys()], pick, (name) => ({ do: 'read quote', name }));
    case 'replay':
    case 'misuse key':
      return pickFrom(written, pick, (first) => ({ do: command.do, first }));
  }
}

function resolve(moment: Moment, command: Command): Act[] {
  const { state, newName } = moment;
  switch (command.do) {
    case 'fund': {
      const { asset, outcome } = command;
      const minor = (BigInt(command.cents) * unitOf(asset)) / 100n;
      return [{ do: 'fund', name: newName(), asset, minor, outcome }];
    }
    case 'pay':
      return [resolvePay(moment, command)];
    case 'preview': {
      const { kind, share } = command;
      return [{ do: 'preview', kind, minor: shareOf(state, ASSET_OF[kind], share, 0) }];
    }
    case 'quote':
      return resolveQuote(moment, command);
    case 'accept':
      return resolveAccept(moment, command);
    case 'pin':
      return pickFrom(DIRECTIONS, command.direction, (direction) => ({
        do: 'pin',
        ...direction,
        rate: rateFor(direction, command.rate),
      }));
    case 'pass time':
      return resolveTime(moment);
    case 'list movements': {
      // Only movements of this run: the wallet may have a history.
      const limit = Math.min(command.limit, state.movements.length);
      return limit === 0 ? [] : [{ do: 'list movements', limit }];
    }
    case 'read overview':
      return [{ do: 'read overview' }];
    default:
      return resolvePick(moment, command);
  }
}

/** Settles what the moment decides of a batch; a command that has nothing to work on is left out. */
export function resolveBatch(moment: Omit<Moment, 'isAlone'>, batch: Batch): Act[] {
  return batch.flatMap((command) => resolve({ ...moment, isAlone: batch.length === 1 }, command));
}
