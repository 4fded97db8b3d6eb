// A table of boardgame.io's tic-tac-toe, by the protocol of its own client.
const { io } = require('socket.io-client');
const { asking } = require('./asking.cjs');

module.exports = class Table {
  constructor(port, lobby) {
    this.ask = asking(lobby);
    this.sockets = [0, 1].map(() =>
      io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true }));
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
    this.id = (await this.ask('/games/tic-tac-toe/create', { numPlayers: 2 })).matchID;
    this.credentials = [];
    for (const seat of [0, 1]) {
      const joined = await this.ask(`/games/tic-tac-toe/${this.id}/join`, { playerID: `${seat}`, playerName: `P${seat}` });
      this.credentials.push(joined.playerCredentials);
      this.sockets[seat].emit('sync', this.id, String(seat), joined.playerCredentials, 2);
    }
    await this.until(0);
  }

  free() {
    return this.state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
  }

  over() {
    return this.state.ctx.gameover !== undefined || this.free().length === 0;
  }

  async act() {
    const free = this.free();
    const playerID = this.state.ctx.currentPlayer;
    const args = [free[Math.floor(Math.random() * free.length)]];
    const payload = { type: 'clickCell', args, playerID, credentials: this.credentials[playerID] };
    const stateID = this.state._stateID;
    this.sockets[playerID].emit('update', { type: 'MAKE_MOVE', payload }, stateID, this.id, playerID);
    await this.until(stateID + 1);
  }
};
