// Just enough of ONNX's protocol buffers to write a small graph. Field numbers are those of onnx.proto.
import { Buffer } from 'node:buffer';

const elementTypes = { float32: 1, int64: 7 };
const attributeTypes = { int: 2, ints: 7 };

/** A graph as bytes of a model file. */
export function writeOnnx({ name, nodes, weights, inputs, outputs }) {
  const graph = message([
    ...nodes.map((node) => bytes(1, nodeProto(node))),
    text(2, name),
    ...weights.map((weight) => bytes(5, tensorProto(weight))),
    ...inputs.map((value) => bytes(11, valueInfo(value))),
    ...outputs.map((value) => bytes(12, valueInfo(value))),
  ]);
  const operatorSet = message([text(1, ''), whole(2, 17)]);
  return message([whole(1, 8), text(2, 'narratoria'), bytes(7, graph), bytes(8, operatorSet)]);
}

function nodeProto({ does, takes, gives, attributes = {} }) {
  return message([
    ...takes.map((each) => text(1, each)),
    text(2, gives),
    text(3, gives),
    text(4, does),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, attributeProto(name, value))),
  ]);
}

function attributeProto(name, value) {
  return Array.isArray(value)
    ? message([
        text(1, name),
        ...value.map((each) => whole(8, each)),
        whole(20, attributeTypes.ints),
      ])
    : message([text(1, name), whole(3, value), whole(20, attributeTypes.int)]);
}

function tensorProto({ name, type, shape, data }) {
  return message([
    ...shape.map((each) => whole(1, each)),
    whole(2, elementTypes[type]),
    text(8, name),
    bytes(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  ]);
}

/** A dimension is a number, or a name where it differs from call to call. */
function valueInfo({ name, type, shape }) {
  const dimensions = shape.map((each) =>
    bytes(1, typeof each === 'number' ? whole(1, each) : text(2, each)),
  );
  const tensorType = message([whole(1, elementTypes[type]), bytes(2, message(dimensions))]);
  return message([text(1, name), bytes(2, bytes(1, tensorType))]);
}

function message(fields) {
  return Buffer.concat(fields);
}

function text(field, value) {
  return bytes(field, Buffer.from(value, 'utf8'));
}

function bytes(field, value) {
  return Buffer.concat([varint((field << 3) | 2), varint(value.length), value]);
}

function whole(field, value) {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function varint(value) {
  const out = [];
  // Ten bytes for what is below zero, as the format wants it.
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) out.push(Number(rest & 127n) | 128);
  out.push(Number(rest));
  return Buffer.from(out);
}
