type AnyFunction = (...given: never[]) => unknown;

/**
 * A function that a module needs of one above it. The lower one declares the port, the higher one fills it; whoever asks for it gets
 * a function that leads there. It works once every module is made: to call it earlier is a bug, and throws.
 */
export interface Port<Fn extends AnyFunction = AnyFunction> {
  readonly kind: 'port';
  readonly name: string;
  /** Never there: it carries the function's type. */
  readonly fn?: Fn;
}

/** What several modules bring to one below them, such as the checks of the alarms. Whoever asks gets a function that answers all of it. */
export interface Collection<Item = unknown> {
  readonly kind: 'collection';
  readonly name: string;
  /** Never there: it carries the items' type. */
  readonly item?: Item;
}

/** What a module gives to a port or adds to a collection below it. */
export type Fill =
  | { readonly to: Port; readonly fn: AnyFunction }
  | { readonly to: Collection; readonly items: readonly unknown[] };

export const port = <Fn extends AnyFunction>(name: string): Port<Fn> => ({ kind: 'port', name });

export const collection = <Item>(name: string): Collection<Item> => ({ kind: 'collection', name });

/** Fills a port; each is filled by one module. */
export const fill = <Fn extends AnyFunction>(to: Port<Fn>, fn: NoInfer<Fn>): Fill => ({ to, fn });

/** Adds to a collection; as many modules may as like. */
export const add = <Item>(to: Collection<Item>, ...items: readonly NoInfer<Item>[]): Fill => ({ to, items });
