// prom-client's parts by themselves: its entry loads OpenTelemetry for the metrics of the process, 10 MiB in all.

declare module 'prom-client/lib/counter.js' {
  export { Counter as default } from 'prom-client';
}

declare module 'prom-client/lib/gauge.js' {
  export { Gauge as default } from 'prom-client';
}

declare module 'prom-client/lib/histogram.js' {
  export { Histogram as default } from 'prom-client';
}

declare module 'prom-client/lib/registry.js' {
  export { Registry as default } from 'prom-client';
}
