/** A figure read when it is asked for, such as a queue's length. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  read(): readonly { readonly labels?: Record<string, string>; readonly value: number }[];
}
