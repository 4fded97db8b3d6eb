// Plays tic-tac-toe at so many tables at once by the protocol of boardgame.io's own client: each move waits until both
// players have heard the one before. argv: port, port of the lobby, tables, seconds.
// Prints one line of JSON.
const { io } = require('socket.io-client');

const [port, lobby, tables, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const heardAfter = [];
let end = Infinity;

const post = async (path, body) => {
  const answer = await fetch(`http://127.0.0.1:${lobby}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
};

class Table {
  constructor() {
    this.sockets = [0, 1].map(() => io(`${address}/tic-tac-toe`, { transports: ['websocket'], forceNew: true }));
    this.heard = [-1, -1];
    this.state = null;
    this.changed = () => {};
    this.sockets.forEach((socket, seat) => {
      const hear = (matchID, state) => {
        if (matchID !== this.id) return;
        this.heard[seat] = state._stateID;
        this.state = state;
        this.changed();
      };
      socket.on('update', (matchID, state) => hear(matchID, state));
      socket.on('sync', (matchID, synced) => hear(matchID, synced.state));
    });
  }

  async until(stateID) {
    while (Math.min(...this.heard) < stateID) await new Promise((resolve) => (this.changed = resolve));
  }

  async sit() {
    this.heard = [-1, -1];
    this.id = (await post('/games/tic-tac-toe/create', { numPlayers: 2 })).matchID;
    this.credentials = [];
    for (const seat of [0, 1]) {
      const joined = await post(`/games/tic-tac-toe/${this.id}/join`, { playerID: String(seat), playerName: `P${seat}` });
      this.credentials.push(joined.playerCredentials);
      this.sockets[seat].emit('sync', this.id, String(seat), joined.playerCredentials, 2);
    }
    await this.until(0);
  }

  async play() {
    while (performance.now() < end) {
      const free = this.state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      if (this.state.ctx.gameover !== undefined || free.length === 0) {
        await this.sit();
        continue;
      }
      const playerID = this.state.ctx.currentPlayer;
      const payload = {
        type: 'clickCell',
        args: [free[Math.floor(Math.random() * free.length)]],
        playerID,
        credentials: this.credentials[playerID],
      };
      const began = performance.now();
      const stateID = this.state._stateID;
      this.sockets[playerID].emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.id, playerID);
      await this.until(stateID + 1);
      heardAfter.push(performance.now() - began);
    }
  }
}

(async () => {
  const all = [];
  for (let number = 0; number < tables; number++) {
    const table = new Table();
    await table.sit();
    all.push(table);
  }
  process.stdout.write('ready\n');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  const began = performance.now();
  end = began + seconds * 1000;
  await Promise.all(all.map((table) => table.play()));
  const took = (performance.now() - began) / 1000;
  heardAfter.sort((a, b) => a - b);
  const cut = (part) => heardAfter[Math.floor(heardAfter.length * part)];
  process.stdout.write(JSON.stringify({ actions: heardAfter.length, seconds: took, p50: cut(0.5), p99: cut(0.99) }) + '\n');
  process.exit(0);
})();
