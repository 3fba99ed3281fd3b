import { Counter, collectDefaultMetrics, Histogram, Gauge as PromGauge, Registry } from 'prom-client';
import type { Gauge } from '../platform/gauge.ts';

export interface Metrics {
  /** One finished call. */
  observeCall(name: string, status: number, seconds: number): void;
  /** How long it took to prove who makes a call: its session's check. */
  observeProof(name: string, seconds: number): void;
  addGauge(source: Gauge): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** The process's figures for Prometheus: calls and latencies, and what the modules expose. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'ikka_' });
  const calls = new Counter({
    name: 'ikka_calls_total',
    help: 'Finished calls',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  const latency = new Histogram({
    name: 'ikka_call_seconds',
    help: 'From request to answer',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const proofs = countProofs(registry);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observeCall(name, status, seconds) {
      calls.inc({ call: name, status: String(status) });
      latency.observe({ call: name }, seconds);
    },
    observeProof: proofs,
    addGauge(source) {
      new PromGauge({
        name: source.name,
        help: source.help,
        labelNames: [...(source.labels ?? [])],
        registers: [registry],
        collect() {
          this.reset();
          for (const { labels, value } of source.read()) this.set(labels ?? {}, value);
        },
      });
    },
  };
}

/** Sum and count by call. Kept as bare numbers until somebody asks: every call of the house is counted here. */
function countProofs(registry: Registry): (name: string, seconds: number) => void {
  const seen = new Map<string, { seconds: number; count: number }>();
  const counter = (
    figure: 'sum' | 'count',
    help: string,
    read: (of: { seconds: number; count: number }) => number,
  ) =>
    new Counter({
      name: `ikka_proof_seconds_${figure}`,
      help,
      labelNames: ['call'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [call, of] of seen) this.inc({ call }, read(of));
      },
    });
  counter('sum', 'Of that, to find out who calls', ({ seconds }) => seconds);
  counter('count', 'How often it was found out', ({ count }) => count);
  return (name, seconds) => {
    const known = seen.get(name);
    if (known === undefined) {
      seen.set(name, { seconds, count: 1 });
      return;
    }
    known.seconds += seconds;
    known.count += 1;
  };
}
