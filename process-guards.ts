/**
 * Imported first by every program of the project, so that it outlives its log and not its parent.
 *
 * A log can lose its reader (`| head -n 2`, a killed parent) or its disk. What cannot be written is dropped: unhandled,
 * each failed write is an error, and whoever logs that error writes again, for ever. A pipe that is open but not read is
 * kept in memory by Node, so beyond a limit its lines are dropped too.
 *
 * `npm start` gives each program a channel, which closes however `npm start` ends. Elsewhere there is none.
 */

/** How much may wait to be read, in bytes. */
const LIMIT = 16_000_000;

for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
  stream.write = new Proxy(stream.write, {
    apply: (write, _, written) =>
      stream.writableLength < LIMIT && Reflect.apply(write, stream, written),
  });
}

process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// Alone, it would keep a program running that has nothing left to do.
process.channel?.unref();

// A module, for those who import it later.
export {};
