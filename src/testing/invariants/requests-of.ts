import { presentAmount, type Asset } from '../../money/amount.ts';
import { COLD_WALLET, PERSON } from '../test-tenant.ts';
import type { Command, Form } from './command.ts';
import { CONFIGURATION_CHANGES } from './configuration-changes.ts';
import type { Asked, Scene } from './scene.ts';

/** Requests that go out together; those that depend on the answers before them are made when their turn comes. */
type Step = readonly Asked[] | (() => readonly Asked[]);

/** The command that this file turns into requests; the others are done by the stage itself. */
type Requested = Exclude<Command, { readonly do: 'settle' | 'walk' | 'adjust' }>;

const TREASURY = '/v1/treasury';
const SANDBOX = '/v1/sandbox';

/** A pick from here on is one of a record that never was. */
const NEVER = 30;

/** Stands where there is no record to choose; such a request is not sent. */
const NONE = 'rec_none_there';

function choose(ids: readonly string[], pick: number): string {
  return pick >= NEVER ? 'rec_never' : (ids[pick % Math.max(ids.length, 1)] ?? NONE);
}

function post(path: string, body?: Readonly<Record<string, unknown>>, note?: Asked['note']): Asked {
  return {
    method: 'POST',
    path,
    ...(body === undefined ? {} : { body }),
    ...(note === undefined ? {} : { note }),
  };
}

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

interface Ordered {
  readonly path: string;
  readonly asset: Asset;
  readonly body: Readonly<Record<string, unknown>>;
  readonly kinds: 'pay' | 'wdr';
}

function order(scene: Scene, { path, asset, body, kinds }: Ordered, form: Form): Step[] {
  switch (form) {
    case 'plain':
      return [[post(path, body)]];
    case 'previewed':
      return [[post(`${path}/preview`, body)], [post(path, body, { form: 'previewed' })]];
    case 'reused reference': {
      const used = scene.record(choose(scene.ids(kinds), 0))['externalReference'];
      return [[post(path, { ...body, externalReference: used ?? body['externalReference'] })]];
    }
    case 'beyond all that is there': {
      const { available, pending, credit } = scene.balance(asset);
      const all = (available > 0n ? available : 0n) + (pending > 0n ? pending : 1n) + credit;
      return [[post(path, { ...body, amount: presentAmount(all, asset) }, { form })]];
    }
    case 'pinned evidence': {
      if (kinds === 'wdr') return [[post(path, { ...body, destinationId: 'dst_never' })]];
      const evidenceId = choose(scene.ids('evd'), 0);
      const beneficiaryId = scene.record(evidenceId)['beneficiaryId'] ?? body['beneficiaryId'];
      return [[post(path, { ...body, evidenceId, beneficiaryId })]];
    }
  }
}

function pay(scene: Scene, { pick, share, ending, form }: Command & { readonly do: 'pay' }): Step[] {
  const body = {
    beneficiaryId: choose(active(scene, 'ben', pick), pick),
    amount: scene.share('AUD', share, ending),
    currency: 'AUD',
    externalReference: scene.newName('payout'),
  };
  return order(scene, { path: `${TREASURY}/payouts`, asset: 'AUD', body, kinds: 'pay' }, form);
}

/** Records of a kind, newest first; but for every fourth pick only those that are active. */
function active(scene: Scene, kind: 'ben' | 'dst', pick: number): string[] {
  const all = scene.ids(kind);
  const alive = all.filter((id) => scene.record(id)['status'] === 'active');
  return pick % 4 === 3 || alive.length === 0 ? all : alive;
}

function withdraw(
  scene: Scene,
  { pick, share, ending, form }: Command & { readonly do: 'withdraw' },
): Step[] {
  const destinationId = choose(active(scene, 'dst', pick), pick);
  const asset = scene.record(destinationId)['asset'] === 'USDT' ? 'USDT' : 'USDC';
  const body = {
    destinationId,
    amount: scene.share(asset, share, ending),
    externalReference: scene.newName('withdrawal'),
  };
  return order(scene, { path: `${TREASURY}/withdrawals`, asset, body, kinds: 'wdr' }, form);
}

function quote(scene: Scene, command: Command & { readonly do: 'quote' }): Step[] {
  const { source, destination, side, share, ending } = command;
  const amount = scene.share(side === 'source' ? source : destination, share, ending);
  const body = {
    sourceAsset: source,
    // The same asset on both sides is a refusal of its own, and one is enough.
    destinationAsset:
      source === destination && share !== 999 ? (source === 'AUD' ? 'USDC' : 'AUD') : destination,
    [`${side}Amount`]: amount,
  };
  return [[post(`${TREASURY}/conversion-quotes`, body)]];
}

function accept(scene: Scene, { pick, times }: Command & { readonly do: 'accept' }): Asked[] {
  const quotes = scene.ids('quo');
  const open = quotes.filter((id) => scene.record(id)['status'] === 'open' && !isAccepted(scene, id));
  const id = choose(pick === 2 || open.length === 0 ? quotes : open, pick);
  const path = `${TREASURY}/conversion-quotes/${id}/accept`;
  const note = times > 1 ? ({ form: 'parallel acceptance' } as const) : undefined;
  return Array.from({ length: times }, () => post(path, {}, note));
}

function isAccepted(scene: Scene, quoteId: string): boolean {
  return scene.ids('cnv').some((id) => scene.record(id)['quoteId'] === quoteId);
}

/** Operations that have not ended, or all; a move of an open one is mostly an edge of its table. */
function operationIds(scene: Scene, pick: number): string[] {
  const all = scene.ids('pay', 'wdr', 'cnv');
  const open = all.filter((id) =>
    ['accepted', 'held', 'submitted'].includes(String(scene.record(id)['status'])),
  );
  return pick % 3 === 0 || open.length === 0 ? all : open;
}

function advance(id: string, to: string): Asked {
  const body = to.startsWith('late') ? { to, reason: 'It came late' } : { to };
  return post(`${SANDBOX}/operations/${id}/advance`, body);
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

/** The same request as a good many at once, one key for all of them. */
function twins(scene: Scene, { share, count }: Command & { readonly do: 'twins' }): Step[] {
  const body = {
    beneficiaryId: choose(active(scene, 'ben', 0), 0),
    amount: scene.share('AUD', share, 0),
    currency: 'AUD',
    externalReference: scene.newName('twins'),
  };
  const idempotencyKey = `one key for ${body.externalReference} of ${scene.clientId}`;
  const twin = { ...post(`${TREASURY}/payouts`, body, { form: 'twin' }), idempotencyKey };
  return [Array.from({ length: count }, () => twin)];
}

/** Equal payouts at once, of which so many fit into what is there. */
function burst(scene: Scene, { count, fits }: Command & { readonly do: 'burst' }): Step[] {
  const { available, credit } = scene.balance('AUD');
  const each = (available + credit) / BigInt(fits);
  const amount = presentAmount(each > 0n ? each : 1n, 'AUD');
  const beneficiaryId = choose(active(scene, 'ben', 0), 0);
  return [
    Array.from({ length: count }, () =>
      post(
        `${TREASURY}/payouts`,
        { beneficiaryId, amount, currency: 'AUD', externalReference: scene.newName('burst') },
        { form: 'burst' },
      ),
    ),
  ];
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
  return stepsOf(scene, command).map(
    (step) => () => (typeof step === 'function' ? step() : step).filter(isPossible),
  );
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
      return [[advance(choose(operationIds(scene, command.pick), command.pick), command.to)]];
    case 'end operation': {
      const id = choose(operationIds(scene, 1), command.pick);
      const isPayout = id.startsWith('pay');
      const to = command.to === 'returned' && !isPayout ? 'settled' : command.to;
      return [[advance(id, to)], [advance(id, command.late)], [advance(id, command.late)]];
    }
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
