// Plays at so many tables of two at once, each as fast as it can: a decision waits until both players have heard the one before.
// argv: whose server (boardgame_io or marula), its port, its other port or the game, tables, seconds. Prints one line of JSON.
const [whose, port, other, tables, seconds] = process.argv.slice(2);
const Table = require(`./${whose}.cjs`);
const heardAfter = [];
let end = Infinity;

const play = async (table) => {
  while (performance.now() < end) {
    if (table.over()) {
      await table.sit();
      continue;
    }
    const began = performance.now();
    await table.act();
    heardAfter.push(performance.now() - began);
  }
};

(async () => {
  const all = [];
  for (let number = 0; number < Number(tables); number++) {
    const table = new Table(port, other);
    await table.sit();
    all.push(table);
  }
  process.stdout.write('ready\n');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const began = performance.now();
  const worked = process.cpuUsage();
  end = began + Number(seconds) * 1000;
  await Promise.all(all.map(play));
  const took = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(worked);
  heardAfter.sort((a, b) => a - b);
  const cut = (part) => heardAfter[Math.floor(heardAfter.length * part)];
  const told = { actions: heardAfter.length, seconds: took, worked: (user + system) / 1e6, p50: cut(0.5), p99: cut(0.99) };
  process.stdout.write(JSON.stringify(told) + '\n');
  process.exit(0);
})();
