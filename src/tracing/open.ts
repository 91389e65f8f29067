import { PASSED_ON, type Tracing } from './tracing.ts';

interface TracingConfig {
  readonly isTraced: boolean;
  readonly environment: string;
}

/**
 * OpenTelemetry's packages are loaded only where spans are sent.
 * @param onFault told of what could not be sent
 */
export async function openTracing(
  { isTraced, environment }: TracingConfig,
  onFault: (message: string) => void,
): Promise<Tracing> {
  if (!isTraced) return PASSED_ON;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ environment, onFault });
}
