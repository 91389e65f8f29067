import {
  type Attributes,
  DiagLogLevel,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Context,
  diag,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { isSampled, spanIdOf, traceIdOf, type Traceparent, writeTraceparent } from './traceparent.ts';
import type { SpanFacts, Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;

/** Of a process that ends. */
const CLOSE_MS = 2_000;

function contextOf(parent: Traceparent | null): Context {
  if (parent === null) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...INVALID_SPAN_CONTEXT,
    traceId: traceIdOf(parent),
    spanId: spanIdOf(parent),
    traceFlags: isSampled(parent) ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
}

function attributesOf(facts: SpanFacts): Attributes {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** Between two words on the same fault: a collector that is away fails every batch. */
const QUIET_MS = 60_000;

export interface OpenTelemetryOptions {
  readonly environment: string;
  /** Told of what could not be sent, at most once a minute. */
  readonly onFault: (message: string) => void;
}

/** Sends spans by OTLP over HTTP. Where to, how many and under which name, the variables of OpenTelemetry say. */
export function openTelemetry({ environment, onFault }: OpenTelemetryOptions): Tracing {
  let toldAt = -QUIET_MS;
  const tell = (message: string): void => {
    if (performance.now() - toldAt < QUIET_MS) return;
    toldAt = performance.now();
    onFault(message);
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const own = resourceFromAttributes({
    'service.name': 'corridor',
    'deployment.environment.name': environment,
  });
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('corridor');
  return {
    begin: ({ name, kind, parent, facts }) => {
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes: attributesOf(facts) },
        contextOf(parent),
      );
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        isRecorded: span.isRecording(),
        traceparent: writeTraceparent(traceId, spanId, (traceFlags & TraceFlags.SAMPLED) !== 0),
        end: ({ name: named, facts: found = {}, isFailed }) => {
          if (named !== undefined) span.updateName(named);
          span.setAttributes(attributesOf(found));
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_MS);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}
