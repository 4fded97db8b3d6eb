// A table of ours, by docs/reference/http-api.md: choices are posted, everyone listens on a WebSocket.
const WebSocket = require('ws');
const { asking } = require('./asking.cjs');

module.exports = class Table {
  constructor(port, game) {
    this.ask = asking(port);
    this.address = `ws://127.0.0.1:${port}`;
    this.game = game;
    this.sockets = [];
    this.changed = () => {};
  }

  async until(sequence) {
    while (Math.min(...this.heard) < sequence) await new Promise((resolve) => (this.changed = resolve));
  }

  async sit() {
    this.sockets.forEach((socket) => socket.close());
    const created = await this.ask('/api/tables', { game: this.game, seats: 2, order: 'host' });
    const path = `/api/tables/${created.table.id}`;
    this.path = path;
    this.secrets = [];
    this.heard = [0, 0];
    this.latest = [null, null];
    for (const seat of [0, 1]) {
      this.secrets.push((await this.ask(`${path}/seats`, { name: `P${seat}`, seat })).secret);
    }
    this.sockets = [0, 1].map((seat) => {
      const socket = new WebSocket(`${this.address}${path}/listen`, { perMessageDeflate: false });
      socket.on('open', () => socket.send(JSON.stringify({ secrets: [this.secrets[seat]] })));
      socket.on('message', (data) => {
        if (this.path !== path) return;
        this.latest[seat] = JSON.parse(data);
        this.heard[seat] = this.latest[seat].sequence;
        this.changed();
      });
      return socket;
    });
    await this.until(1);
  }

  over() {
    return this.latest[0].table.waiting_on.length === 0;
  }

  async act() {
    const seat = this.latest[0].table.waiting_on[0];
    const { version, options } = this.latest[seat].envelopes[0];
    const { action } = options[Math.floor(Math.random() * options.length)];
    const told = await this.ask(`${this.path}/act`, { version, action }, this.secrets[seat]);
    if (told.sequence === undefined) throw new Error(JSON.stringify(told));
    await this.until(told.sequence);
  }
};
