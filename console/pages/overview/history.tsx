import { useQuery } from '@tanstack/react-query';
import { Area, LinePath } from '@visx/shape';
import { nice, ticks } from '@visx/vendor/d3-array';
import { curveStepAfter } from '@visx/curve';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { components } from '../../../generated/api.ts';
import { api, bodyOf } from '../../api/clients.ts';
import { serverNow } from '../../api/server-time.ts';
import { Amount } from '../../parts/values/amount.tsx';
import { formatAmount } from '../../parts/values/format-amount.ts';
import { Empty, PartFailed } from '../../parts/frame/states.tsx';
import { When } from '../../parts/values/when.tsx';
import { formatMoment, type Zone } from '../../parts/values/moments.ts';
import { useZone } from '../../parts/values/zone.ts';
import css from './overview.module.css';

type Point = components['schemas']['BalancePoint'];
type Asset = components['schemas']['Asset'];

const DAY_MS = 24 * 60 * 60 * 1000;

interface HistoryProps {
  readonly asset: Asset;
  readonly days: number;
}

/** What was available at the end of each day. */
export function History({ asset, days }: HistoryProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['balances', 'history', asset, days],
    queryFn: () => {
      const from = new Date(serverNow() - days * DAY_MS).toISOString();
      return bodyOf(api.GET('/v1/treasury/balances/history', { params: { query: { asset, from } } }));
    },
  });
  if (data === undefined) {
    return error === null ? (
      <div className={css.chartSpace} />
    ) : (
      <PartFailed error={error} retry={() => void refetch()} />
    );
  }
  const points = data.data;
  if (points.length < 2) return <Empty title="Too early for a chart" />;
  return (
    <figure>
      <Chart points={points} asset={asset} />
      <Values points={points} asset={asset} />
    </figure>
  );
}

/** The one place where an amount becomes a number: it is a height in pixels, and is never shown. */
const heightOf = ({ available }: Point): number => Number(available);

const HEIGHT = 220;
const LEFT = 48;
const BOTTOM = 26;
const TOP = 8;

function useWidth(): [React.RefObject<SVGSVGElement | null>, number] {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

interface ChartProps {
  readonly points: readonly Point[];
  readonly asset: Asset;
}

const TICKS = 3;

/** Points stand at equal distances; heights from zero, or from below it if a balance was. */
function scalesOf(points: readonly Point[], width: number) {
  const heights = points.map(heightOf);
  const [bottom, top] = nice(Math.min(0, ...heights), Math.max(1, ...heights) * 1.05, TICKS);
  const step = (Math.max(width - 4, LEFT + 1) - LEFT) / (points.length - 1);
  const pixels = (HEIGHT - BOTTOM - TOP) / (top - bottom);
  return {
    step,
    ticks: ticks(bottom, top, TICKS),
    x: (index: number): number => LEFT + index * step,
    y: (height: number): number => HEIGHT - BOTTOM - (height - bottom) * pixels,
  };
}

type Scales = ReturnType<typeof scalesOf>;

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The point that is pointed at, or was reached by the arrow keys. */
function useChosen(points: readonly Point[], { step }: Scales) {
  const [at, setAt] = useState<number>();
  return {
    at,
    chosen: at === undefined ? undefined : points[at],
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const step = KEYS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setAt((old) => Math.min(Math.max((old ?? points.length) + step, 0), points.length - 1));
      },
      onPointerMove: ({ clientX, currentTarget }: PointerEvent) => {
        const index = Math.round((clientX - currentTarget.getBoundingClientRect().left - LEFT) / step);
        setAt(Math.min(Math.max(index, 0), points.length - 1));
      },
      onPointerLeave: () => setAt(undefined),
      onBlur: () => setAt(undefined),
    },
  };
}

function sentenceOf({ points, asset }: ChartProps, zone: Zone): string {
  const ends = [points[0], points.at(-1)].map((point) =>
    point === undefined
      ? ''
      : `${formatAmount(point.available, 'short')} on ${formatMoment(point.at, zone, 'day')}`,
  );
  return `${asset} available, from ${ends.join(' to ')}. The arrow keys read each day.`;
}

function Chart({ points, asset }: ChartProps) {
  const [ref, width] = useWidth();
  const zone = useZone();
  const scales = scalesOf(points, width);
  const { at, chosen, handlers } = useChosen(points, scales);
  return (
    <>
      <svg
        ref={ref}
        className={css.chart}
        role="img"
        tabIndex={0}
        aria-label={sentenceOf({ points, asset }, zone)}
        {...handlers}
      >
        {width > 0 && (
          <>
            <Axes points={points} scales={scales} width={width} zone={zone} />
            <Curve scales={scales} points={points} />
            {at !== undefined && chosen !== undefined && (
              <Mark x={scales.x(at)} y={scales.y(heightOf(chosen))} />
            )}
          </>
        )}
      </svg>
      <figcaption className={css.caption} aria-live="polite">
        {chosen === undefined ? (
          'Available at the end of each day in Sydney. Point, or use the arrow keys.'
        ) : (
          <>
            <When at={chosen.at} />: <Amount amount={chosen.available} currency={asset} />, reserved{' '}
            <Amount amount={chosen.reserved} />
          </>
        )}
      </figcaption>
    </>
  );
}

const compact = new Intl.NumberFormat('en-AU', { notation: 'compact' });

interface AxesProps {
  readonly points: readonly Point[];
  readonly scales: Scales;
  readonly width: number;
  readonly zone: Zone;
}

/** A date has so many pixels. */
const DATE_WIDTH = 110;

function Axes({ points, scales: { x, y, ticks: heights }, width, zone }: AxesProps) {
  const each = Math.ceil(points.length / Math.max(1, Math.floor(width / DATE_WIDTH)));
  return (
    <>
      {heights.map((height) => (
        <g key={height}>
          <line className={css.grid} x1={LEFT} x2={width} y1={y(height)} y2={y(height)} />
          <text className={css.tick} x={LEFT - 8} y={y(height)} dy="0.33em" textAnchor="end">
            {compact.format(height)}
          </text>
        </g>
      ))}
      {points.map(
        ({ at }, index) =>
          index % each === Math.floor(each / 2) && (
            <text key={at} className={css.tick} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
              {formatMoment(at, zone, 'day')}
            </text>
          ),
      )}
    </>
  );
}

function Curve({ scales: { x, y }, points }: { readonly scales: Scales; readonly points: readonly Point[] }) {
  const place = {
    data: [...points],
    x: (_point: Point, index: number) => x(index),
    y: (point: Point) => y(heightOf(point)),
    curve: curveStepAfter,
  };
  const { y: y1, ...others } = place;
  return (
    <>
      <Area<Point> {...others} y0={y(0)} y1={y1} className={css.area ?? ''} fill="currentColor" />
      <LinePath<Point> {...place} className={css.stroke ?? ''} />
    </>
  );
}

function Mark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <line className={css.mark} x1={x} x2={x} y1={TOP} y2={HEIGHT - BOTTOM} />
      <circle className={css.dot} cx={x} cy={y} r={5} />
    </>
  );
}

function Values({ points, asset }: ChartProps) {
  return (
    <details className={css.values}>
      <summary>As a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">End of</th>
            <th scope="col">Available</th>
            <th scope="col">Reserved</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ at, available, reserved }) => (
            <tr key={at}>
              <th scope="row">
                <When at={at} />
              </th>
              <td>
                <Amount amount={available} currency={asset} />
              </td>
              <td>
                <Amount amount={reserved} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
