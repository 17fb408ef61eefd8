// What the service is measured against: a plain server that sends a constant body, of the size that its path names.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bodies = new Map<string | undefined, Buffer>();
const server = createServer(({ url }, response) => {
  const body = bodies.get(url) ?? Buffer.alloc(Number(url?.slice(1)), 'x');
  bodies.set(url, body);
  const headers = { 'content-type': 'application/json;charset=utf-8', 'content-length': body.length };
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
