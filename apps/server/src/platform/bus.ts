/** How processes speak with one another: in memory for one process, over Redis for several. */
export interface Bus {
  publish(topic: string, message: unknown): void;
  subscribe(topic: string, listener: (message: unknown) => void): Promise<void>;
}
