import { presentAmount } from '../../money/amount.ts';
import { COLD_WALLET, PERSON } from '../worlds/test-tenant.ts';
import type { Command } from './command.ts';
import { CONFIGURATION_CHANGES } from './configuration-changes.ts';
import {
  accept,
  burst,
  cancel,
  endOperation,
  moveOperation,
  pay,
  quote,
  twins,
  withdraw,
} from './operation-requests.ts';
import { active, choose, NONE, post, SANDBOX, TREASURY, type Step } from './request-parts.ts';
import type { Asked, Scene } from './scene.ts';

/** The command that this file turns into requests; the others are done by the stage itself. */
type Requested = Exclude<Command, { readonly do: 'settle' | 'walk' | 'adjust' }>;

const NEW_RECORDS: readonly (readonly [string, object])[] = [
  ['funding-instruments', { type: 'aud_account' }],
  ['funding-instruments', { type: 'stable_address', asset: 'USDC', network: 'base' }],
  ['funding-instruments', { type: 'stable_address', asset: 'USDT', network: 'tron' }],
  ['beneficiaries', PERSON],
  ['destinations', { ...COLD_WALLET, asset: 'USDT', network: 'tron', address: 'not an address of Tron' }],
  ['destinations', COLD_WALLET],
  ['destinations', { ...COLD_WALLET, asset: 'USDT', network: 'ethereum' }],
];

/** A credited, or otherwise ended, receipt at an instrument of its asset; repeats tell the same fact again. */
function fund(
  scene: Scene,
  { asset, hundredths, outcome, again }: Command & { readonly do: 'fund' },
): Step[] {
  const instruments = scene.ids('fin').filter((id) => scene.record(id)['asset'] === asset);
  // Mostly an instrument that is still active, if there is one.
  const fundingInstrumentId =
    instruments.find((id) => hundredths % 8 === 0 || scene.record(id)['status'] === 'active') ??
    instruments[0] ??
    'fin_never';
  const minor = BigInt(hundredths) * (asset === 'AUD' ? 1n : 10_000n) + (asset === 'AUD' ? 0n : 3n);
  const path = asset === 'AUD' ? `${SANDBOX}/payins` : `${SANDBOX}/deposits`;
  const body = {
    fundingInstrumentId,
    amount: presentAmount(minor, asset),
    outcome,
    providerReference: scene.newName('fact'),
  };
  if (again === 0) return [[post(path, body)]];
  return [[post(path, body)], Array.from({ length: again }, () => post(path, body, { form: 'same fact' }))];
}

/** Requests whose answer is kept, so that the same request with the same key gets it again. */
function repeatable(scene: Scene): number[] {
  return scene.exchanges.flatMap(({ method, status, code, form, path }, index) => {
    const isStored =
      status < 400 || ((status === 409 || status === 422) && !code.startsWith('idempotency_key'));
    const isOther = form === 'key of another tenant' || form?.startsWith('replay') === true || path === '';
    return isStored && method === 'POST' && code !== 'idempotency_in_progress' && !isOther ? [index] : [];
  });
}

function repeat(scene: Scene, pick: number, change: (first: Asked) => Asked): Step[] {
  const candidates = repeatable(scene).reverse();
  const of = candidates[pick % Math.max(candidates.length, 1)];
  const first = of === undefined ? undefined : scene.exchanges[of];
  if (of === undefined || first?.idempotencyKey == null) return [];
  const { path, request, idempotencyKey } = first;
  const again = { ...post(path, request ?? undefined), idempotencyKey, note: { of } };
  return [[change(again)]];
}

function pinRate({ source, destination, percent }: Command & { readonly do: 'pin rate' }): Asked {
  const usual = source === 'AUD' ? 65n : destination === 'AUD' ? 152n : 100n;
  const rate = percent === null ? null : presentAmount(usual * BigInt(percent) * 100n, 'USDC');
  return post(`${SANDBOX}/rates`, { source, destination, rate });
}

function handOver(scene: Scene, { pick, token }: Command & { readonly do: 'hand over evidence' }): Asked {
  const used = scene.exchanges.findLast(({ command }) => command === 'hand over evidence')?.request;
  const fresh = `${token}token-${scene.newName('of').replace(' ', '-')}`;
  const shareToken = token === 'used' ? (used?.['shareToken'] ?? fresh) : fresh;
  const id = choose(active(scene, 'ben', pick), pick);
  return post(`${TREASURY}/beneficiaries/${id}/identity-evidence`, { shareToken });
}

/** Turns a command into the requests that it makes, step by step, by what there is at the moment. */
export function requestsOf(scene: Scene, command: Requested): (() => readonly Asked[])[] {
  const isPossible = (asked: Asked): boolean => !JSON.stringify(asked).includes(NONE);
  return stepsOf(scene, command).map((step) => () => askedIn(step).filter(isPossible));
}

function askedIn(step: Step): readonly Asked[] {
  return typeof step === 'function' ? step() : step;
}

function stepsOf(scene: Scene, command: Requested): Step[] {
  switch (command.do) {
    case 'fund':
      return fund(scene, command);
    case 'move receipt': {
      const id = choose(scene.ids('pin', 'dep'), command.pick);
      const path = `${SANDBOX}/${id.startsWith('dep') ? 'deposits' : 'payins'}/${id}/advance`;
      const to = path.includes('payins') && command.to === 'detected' ? 'confirming' : command.to;
      return [[post(path, { to })]];
    }
    case 'fund with hold-back':
      return [
        ...stepsOf(scene, { do: 'configure', change: 'hold-back' }),
        ...fund(scene, {
          do: 'fund',
          asset: command.asset,
          hundredths: 4_321,
          outcome: 'credited',
          again: 0,
        }),
        ...stepsOf(scene, { do: 'pass time', seconds: command.seconds }),
        ...(command.isRecalled
          ? [() => stepsOf(scene, { do: 'move receipt', pick: 0, to: 'returned' }).flatMap(askedIn)]
          : []),
      ];
    case 'let evidence expire':
      return [
        ...stepsOf(scene, { do: 'configure', change: 'short evidence' }),
        [handOver(scene, { do: 'hand over evidence', pick: 0, token: 'good' })],
        // Accepted in the first second, and too old after the next.
        ...[1, 50].flatMap((seconds) => stepsOf(scene, { do: 'pass time', seconds })),
      ];
    case 'pay':
      return pay(scene, command);
    case 'withdraw':
      return withdraw(scene, command);
    case 'quote':
      return quote(scene, command);
    case 'accept':
      return [() => accept(scene, command)];
    case 'convert':
      return [
        ...quote(scene, { ...command, do: 'quote' }),
        () => accept(scene, { do: 'accept', pick: 0, times: 1 }),
      ];
    case 'move operation':
      return moveOperation(scene, command);
    case 'end operation':
      return endOperation(scene, command);
    case 'cancel':
      return cancel(scene, command);
    case 'pass time':
      return [[post(`${SANDBOX}/clock`, { advanceSeconds: command.seconds })]];
    case 'configure': {
      const patch = { ...CONFIGURATION_CHANGES[command.change], reason: command.change };
      return [[post(`${SANDBOX}/configuration`, patch)]];
    }
    case 'set remitter':
      return [[{ method: 'PUT', path: `${TREASURY}/settings`, body: { payoutRemitter: command.remitter } }]];
    case 'pin rate':
      return [[pinRate(command)]];
    case 'hand over evidence':
      return [[handOver(scene, command)]];
    case 'decide evidence': {
      const pending = scene.ids('evd').filter((id) => scene.record(id)['status'] === 'pending');
      const id = choose(pending.length > 0 ? pending : scene.ids('evd'), command.pick);
      return [[post(`${SANDBOX}/identity-evidence/${id}/decide`, { status: command.status })]];
    }
    case 'new record': {
      const [path = '', body = {}] = NEW_RECORDS[command.what] ?? [];
      return [[post(`${TREASURY}/${path}`, { ...body })]];
    }
    case 'deactivate': {
      const kind = ({ beneficiaries: 'ben', destinations: 'dst' } as const)[command.what] ?? 'fin';
      return [[post(`${TREASURY}/${command.what}/${choose(scene.ids(kind), command.pick)}/deactivate`)]];
    }
    case 'replay':
      return repeat(scene, command.pick, (again) => ({
        ...again,
        note: { ...again.note, form: command.form },
        ...(command.form === 'replay' ? {} : { as: 'another key' as const }),
      }));
    case 'misuse key':
      return repeat(scene, command.pick, (again) => ({
        ...again,
        path: `${TREASURY}/payouts`,
        body: {
          beneficiaryId: 'ben_another',
          amount: '1.23',
          currency: 'AUD',
          externalReference: scene.newName('misused'),
        },
        note: { ...again.note, form: 'misused key' },
      }));
    case 'use key elsewhere':
      return repeat(scene, command.pick, (again) => ({
        ...again,
        as: 'a neighbour',
        note: { ...again.note, form: 'key of another tenant' },
      }));
    case 'twins':
      return twins(scene, command);
    case 'burst':
      return burst(scene, command);
    case 'inject fault': {
      const { provider, fault } = command;
      return [
        [
          post(`${SANDBOX}/faults`, {
            provider,
            fault,
            count: 1,
            ...(fault === 'delay' ? { delayMs: 500 } : {}),
          }),
        ],
      ];
    }
    case 'reset':
      return [[post(`${SANDBOX}/reset`, {})]];
    case 'look':
      return [[{ method: 'GET', path: TREASURY }]];
  }
}
