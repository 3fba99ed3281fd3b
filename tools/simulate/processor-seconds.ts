/** Begins to count the processor's time that this process takes; calling what it answers says the seconds until then. */
export function processorSeconds(): () => number {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1_000_000;
  };
}
