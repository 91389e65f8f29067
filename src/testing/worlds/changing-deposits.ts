import {
  orderTransferReturn,
  releaseTransfer,
  returnTransferByHand,
} from '../../direct-routes/transfers/review.ts';
import type { TransferDirection } from '../../direct-routes/transfers/table.ts';
import { newId } from '../../identity/ids.ts';
import { TestDeposit } from './deposit-flow.ts';
import type { TransferFlow } from './transfer-flow.ts';

export const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;

/** What a provider says of a deposit that it had called credited. */
const LOSSES = ['detected', 'confirming', 'returned'] as const;

/** What becomes of a deposit by it. */
export const STATUS = { detected: 'detected', confirming: 'confirming', returned: 'gone' } as const;

export const EACH = DIRECTIONS.flatMap((direction) => LOSSES.map((says) => [direction, says] as const));

/** Deposits of a flow, in the states in which their provider may change its mind, and what an operator does about them. */
export function changingDeposits(flow: TransferFlow) {
  const { settle, alarms } = flow;
  const note = (): { reviewId: string; actor: string; reason: string } => ({
    reviewId: newId('rev'),
    actor: 'ops@example.com',
    reason: 'It was looked at',
  });
  const reviewed = async (deposit: TestDeposit) => ({
    tenantId: flow.tenantId,
    transferId: (await deposit.latest()).id,
  });
  const open = (direction: TransferDirection, options?: Parameters<typeof TestDeposit.open>[2]) =>
    TestDeposit.open(flow, direction, options);
  /** Credited and converted; its exchange has not been reported. */
  const converted = async (direction: TransferDirection, cents?: bigint): Promise<TestDeposit> => {
    const deposit = await open(direction, cents === undefined ? {} : { cents });
    await deposit.tell('credited');
    await deposit.convert();
    return deposit;
  };
  /** Its conversion failed; its return has not been reported. */
  const failed = async (direction: TransferDirection, cents?: bigint): Promise<TestDeposit> => {
    const deposit = await converted(direction, cents);
    await deposit.report('convert', 'exchange', 'failed');
    return deposit;
  };
  return {
    open,
    converted,
    failed,
    /** Sent back. */
    returned: async (direction: TransferDirection, cents?: bigint): Promise<TestDeposit> => {
      const deposit = await failed(direction, cents);
      await settle();
      const { status } = await deposit.latest();
      if (status !== 'returned') throw new Error(`The transfer is ${status}`);
      return deposit;
    },
    release: async (deposit: TestDeposit) =>
      flow.test.writeQueue.submit(releaseTransfer(await reviewed(deposit), note())),
    sendBack: async (deposit: TestDeposit) =>
      flow.test.writeQueue.submit(orderTransferReturn(await reviewed(deposit), note())),
    sendBackByHand: async (deposit: TestDeposit, reference: string) =>
      flow.test.writeQueue.submit(returnTransferByHand(await reviewed(deposit), note(), reference)),
    alarmsOf: async (deposit: TestDeposit): Promise<string[]> => alarms((await deposit.latest()).id),
  };
}
