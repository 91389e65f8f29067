import {
  AlertIcon,
  CheckIcon,
  CircleSlashIcon,
  ClockIcon,
  type Icon,
  PaperAirplaneIcon,
  ReplyIcon,
  XIcon,
} from '@primer/octicons-react';
import { labelOf } from '../../texts.ts';
import css from '../frame/parts.module.css';
import { classes } from '../frame/classes.ts';

export type Tone = 'good' | 'wait' | 'bad' | 'busy' | 'back' | 'still';

/** Statuses of all records: a word means the same on each of them. A word that is not here is on its way. */
const TONES: Readonly<Record<string, Tone>> = {
  accepted: 'busy',
  active: 'good',
  approved: 'good',
  canceled: 'still',
  completed: 'good',
  credited: 'good',
  disabled: 'bad',
  draft: 'still',
  expired: 'still',
  failed: 'bad',
  gone: 'bad',
  held: 'wait',
  inactive: 'still',
  issued: 'wait',
  needs_review: 'wait',
  not_started: 'still',
  rejected: 'bad',
  retiring: 'wait',
  returned: 'back',
  revoked: 'still',
  settled: 'good',
  succeeded: 'good',
  suspended: 'bad',
  void: 'still',
};

const ICONS: Readonly<Record<Tone, Icon>> = {
  good: CheckIcon,
  wait: AlertIcon,
  bad: XIcon,
  busy: ClockIcon,
  back: ReplyIcon,
  still: CircleSlashIcon,
};

export const toneOf = (status: string): Tone => TONES[status] ?? 'busy';

export function Status({ status }: { readonly status: string }) {
  const tone = toneOf(status);
  const Picture = status === 'submitted' ? PaperAirplaneIcon : ICONS[tone];
  return (
    <span className={classes(css.status, css[tone])}>
      <Picture size={12} />
      {labelOf(status)}
    </span>
  );
}
