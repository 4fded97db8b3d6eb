// HTTP as both kinds of players use it: kept connections, one request at a time on each.
const http = require('node:http');

const agent = new http.Agent({ keepAlive: true });

const ask = (port, path, body, secret) =>
  new Promise((resolve, reject) => {
    const content = Buffer.from(JSON.stringify(body));
    const headers = { 'Content-Type': 'application/json', 'Content-Length': content.length };
    if (secret) headers.Authorization = `Bearer ${secret}`;
    const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve(JSON.parse(Buffer.concat(parts))));
    });
    request.on('error', (problem) => {
      // A server may close a kept connection in the very moment that it is used again.
      if (request.reusedSocket && problem.code === 'ECONNRESET') ask(port, path, body, secret).then(resolve, reject);
      else reject(problem);
    });
    request.end(content);
  });

exports.asking = (port) => (path, body, secret) => ask(port, path, body, secret);
