// Loaded before the program of every process that the launcher starts. If the launcher is gone, killed outright,
// nobody would ever stop this process: it then stops itself, as if it had been asked to.
const lastMs = 15_000;

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), lastMs).unref();
});
process.channel?.unref();
