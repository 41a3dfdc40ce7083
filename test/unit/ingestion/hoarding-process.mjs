/** Keeps as much memory as each message asks for, and answers with the id of this process. */
const kept = [];

process.on('message', (/** @type {{ keepMiB: number }} */ { keepMiB }) => {
  for (let mib = 0; mib < keepMiB; mib += 1) kept.push(Array.from({ length: 131_072 }, (_, i) => i + 0.5));
  process.send?.(process.pid);
});
