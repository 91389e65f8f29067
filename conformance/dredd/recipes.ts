import { randomUUID } from 'node:crypto';
import { newBeneficiary, newInstrument, newPayin, newWaitingPayout, type World } from './world.ts';

type Text = string | Promise<string>;

/** What makes an operation's example fit the world. */
export interface Variation {
  /** The identifier in the path. */
  readonly id?: (world: World) => Text;
  /** Fields that take the place of the example's. */
  readonly body?: (world: World) => object;
  /** The whole body, where the example does not fit. */
  readonly wholeBody?: object;
}

/** How an operation succeeds, and how its record refuses it, where its state can. */
export interface Recipe extends Variation {
  readonly conflict?: Variation;
}

const ofPayout = ({ beneficiaryId }: World): object => ({ beneficiaryId, externalReference: randomUUID() });

/** The recipes, by operation; one that needs neither an identifier nor another body than its example has none. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  getTransaction: { id: (world) => world.movementId },
  getFundingInstrument: { id: (world) => world.instrumentId },
  deactivateFundingInstrument: {
    id: (world) => newInstrument(world.target),
    conflict: { id: (world) => world.inactiveInstrumentId },
  },
  getPayin: { id: (world) => world.payinId },
  getBeneficiary: { id: (world) => world.beneficiaryId },
  deactivateBeneficiary: {
    id: (world) => newBeneficiary(world.target),
    conflict: { id: (world) => world.inactiveBeneficiaryId },
  },
  previewPayout: { body: ofPayout },
  createPayout: {
    body: ofPayout,
    conflict: {
      body: ({ beneficiaryId, takenReference }) => ({ beneficiaryId, externalReference: takenReference }),
    },
  },
  getPayout: { id: (world) => world.settledPayoutId },
  simulatePayin: { body: ({ instrumentId }) => ({ fundingInstrumentId: instrumentId }) },
  advancePayin: {
    id: (world) => newPayin(world.target, world.instrumentId),
    conflict: { id: (world) => world.returnedPayinId },
  },
  advanceOperation: { id: newWaitingPayout, conflict: { id: (world) => world.settledPayoutId } },
  setClock: {
    wholeBody: { advanceSeconds: 1 },
    // The clock never goes back.
    conflict: { wholeBody: { frozenAt: '2001-01-01T00:00:00Z' } },
  },
};
