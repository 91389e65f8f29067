export type * from '../../generated/sdk/types.ts';
export type { AnswerFacts, Call, WithResponse } from './call.ts';
export { Corridor, type CorridorResources, type RequestOptions } from './corridor.ts';
export {
  AnswerError,
  ApiError,
  type ClientCode,
  type Code,
  ConnectionError,
  CorridorError,
  type ErrorCodes,
  isCorridorError,
  type Outcome,
  WaitError,
} from './errors.ts';
export type { Checkpoint, FollowOptions } from './follow.ts';
export type { List, Page } from './list.ts';
export type { AttemptFacts, CorridorOptions, StepUpRequest } from './options.ts';
export type {
  FinishedWrites,
  PendingOptions,
  PendingOutcome,
  PendingStore,
  PendingWrite,
} from './pending.ts';
export type { AbortSignalLike, FetchLike } from './platform.ts';
export type { StepUpOptions, WriteOptions } from './resources.ts';
export type { Download, Lines } from './streams.ts';
export type { CallOptions } from './transport.ts';
export type { WaitOptions } from './wait.ts';
export {
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  WebhookError,
  type WebhookFault,
} from './webhooks.ts';
export { VERSION } from './version.ts';
