// The tic-tac-toe of boardgame.io's tutorial, on its own server with its own defaults. argv: port, port of the lobby, and a folder
// where matches are kept; without it they are in memory only, as is the default.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const victory = (cells) => lines.some((line) => line.every((i) => cells[i] !== null && cells[i] === cells[line[0]]));

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (victory(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const db = process.argv[4] ? new FlatFile({ dir: process.argv[4] }) : undefined;

Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], db }).run({
  port: Number(process.argv[2]),
  lobbyConfig: { apiPort: Number(process.argv[3]) }, // on the same port the newest Koa answers it with 404
});
