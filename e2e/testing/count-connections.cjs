// Required into a process, refuses and counts whatever would reach beyond it: for machines that give no
// network namespace to who asks for one.
const dgram = require('node:dgram');
const dns = require('node:dns');
const { appendFileSync } = require('node:fs');
const net = require('node:net');

function refuse() {
  appendFileSync(process.env.NARRATORIA_CONNECTIONS, '1\n');
  throw new Error('there is no network here');
}

net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.Socket.prototype.send = refuse;
dgram.Socket.prototype.connect = refuse;
dns.lookup = refuse;
dns.promises.lookup = refuse;
