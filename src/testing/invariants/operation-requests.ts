import { presentAmount, type Asset } from '../../money/amount.ts';
import type { Command, Form } from './command.ts';
import { active, choose, post, SANDBOX, TREASURY, type Step } from './request-parts.ts';
import type { Asked, Scene } from './scene.ts';

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

/** A payout, in one of the forms in which an operation is asked for. */
export function pay(scene: Scene, { pick, share, ending, form }: Command & { readonly do: 'pay' }): Step[] {
  const body = {
    beneficiaryId: choose(active(scene, 'ben', pick), pick),
    amount: scene.share('AUD', share, ending),
    currency: 'AUD',
    externalReference: scene.newName('payout'),
  };
  return order(scene, { path: `${TREASURY}/payouts`, asset: 'AUD', body, kinds: 'pay' }, form);
}

/** A withdrawal to a destination, in the asset of that destination, since any other is refused. */
export function withdraw(
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

/** A quote for a conversion, by the amount of one of its sides. */
export function quote(scene: Scene, command: Command & { readonly do: 'quote' }): Step[] {
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

/** An acceptance, or some at once, of a quote that is mostly still open; to be made when the quotes before it are known. */
export function accept(scene: Scene, { pick, times }: Command & { readonly do: 'accept' }): Asked[] {
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

/** One report of what became of an operation, whether or not it may become that. */
export function moveOperation(
  scene: Scene,
  { pick, to }: Command & { readonly do: 'move operation' },
): Step[] {
  return [[advance(choose(operationIds(scene, pick), pick), to)]];
}

/** The end of an operation and what comes late after it, told twice, since it must have its effect once. */
export function endOperation(scene: Scene, command: Command & { readonly do: 'end operation' }): Step[] {
  const id = choose(operationIds(scene, 1), command.pick);
  const isPayout = id.startsWith('pay');
  const to = command.to === 'returned' && !isPayout ? 'settled' : command.to;
  return [[advance(id, to)], [advance(id, command.late)], [advance(id, command.late)]];
}

/** The end of a payout or a withdrawal by its account, whether or not it can still be canceled. */
export function cancel(scene: Scene, { pick }: Command & { readonly do: 'cancel' }): Step[] {
  const id = choose(
    operationIds(scene, pick).filter((each) => !each.startsWith('cnv')),
    pick,
  );
  const path = `${TREASURY}/${id.startsWith('pay') ? 'payouts' : 'withdrawals'}/${id}/cancel`;
  return [[post(path, pick % 2 === 0 ? {} : { reason: 'It was paid already' })]];
}

/** The same request as a good many at once, one key for all of them. */
export function twins(scene: Scene, { share, count }: Command & { readonly do: 'twins' }): Step[] {
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
export function burst(scene: Scene, { count, fits }: Command & { readonly do: 'burst' }): Step[] {
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
