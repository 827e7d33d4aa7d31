// Assembles the part of WebAssembly's text format that the kernels are written in: one imported memory,
// exported functions, folded instructions. Anything else is refused, so that nothing is left out unseen.
import { instructions, unsigned } from './instructions.mjs';
import { readExpressions } from './read-expressions.mjs';

const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const valueTypes = { i32: 0x7f, f32: 0x7d, f64: 0x7c, v128: 0x7b };
const end = 0x0b;
const noResult = 0x40;

/** The bytes of a module. */
export function assemble(text) {
  const [module, ...more] = readExpressions(text);
  if (module?.[0] !== 'module' || more.length > 0) throw new Error('one module is expected');
  const parts = module.slice(1);
  const imports = parts.filter(([kind]) => kind === 'import');
  const functions = parts.filter(([kind]) => kind === 'func').map(readFunction);
  if (imports.length + functions.length !== parts.length)
    throw new Error('a module has imports and functions only');
  return Uint8Array.from([
    ...header,
    ...section(1, functions.map(typeOf)),
    ...section(2, imports.map(importOf)),
    ...section(
      3,
      functions.map((_, index) => unsigned(index)),
    ),
    ...section(
      7,
      functions.map(({ name }, index) => [...nameOf(name), 0x00, ...unsigned(index)]),
    ),
    ...section(10, functions.map(codeOf)),
  ]);
}

const sized = (bytes) => [...unsigned(bytes.length), ...bytes];
const vector = (items) => [...unsigned(items.length), ...items.flat()];
const section = (id, items) => [id, ...sized(vector(items))];
const nameOf = (name) => sized([...name].map((letter) => letter.charCodeAt(0)));

function typeCode(name) {
  if (!Object.hasOwn(valueTypes, name)) throw new Error(`there is no type ${name}`);
  return valueTypes[name];
}

function readFunction([, ...parts]) {
  const heads = { export: [], param: [], result: [], local: [] };
  const body = parts.filter(([kind, ...rest]) => {
    if (!Object.hasOwn(heads, kind)) return true;
    heads[kind].push(rest);
    return false;
  });
  const [[name]] = heads.export;
  return { name, params: heads.param, results: heads.result, locals: heads.local, body };
}

const typeOf = ({ params, results }) => [
  0x60,
  ...vector(params.map(([, type]) => [typeCode(type)])),
  ...vector(results.map(([type]) => [typeCode(type)])),
];

function importOf([, from, name, [kind, pages]]) {
  if (kind !== 'memory') throw new Error(`${kind} cannot be imported`);
  return [...nameOf(from), ...nameOf(name), 0x02, 0x00, ...unsigned(Number(pages))];
}

function codeOf({ params, locals, body }) {
  const names = [...params, ...locals].map(([name]) => name);
  const kinds = runs(locals.map(([, type]) => typeCode(type)));
  return sized([
    ...vector(kinds),
    ...body.flatMap((each) => emit(each, { names, labels: [] })),
    end,
  ]);
}

/** Equal neighbours as their count and what they are. */
function runs(items) {
  const found = [];
  for (const item of items) {
    const last = found[found.length - 1];
    if (last?.[1] === item) last[0] += 1;
    else found.push([1, item]);
  }
  return found;
}

const variables = { 'local.get': 0x20, 'local.set': 0x21, 'local.tee': 0x22 };

function emit([name, ...rest], scope) {
  if (name === 'loop') return emitLoop(rest, scope);
  const [word] = rest;
  const isOperand = Array.isArray;
  // They come before what uses them.
  const operands = rest.filter(isOperand).flatMap((each) => emit(each, scope));
  if (name === 'br_if') return [...operands, 0x0d, ...unsigned(indexIn(scope.labels, word))];
  if (Object.hasOwn(variables, name))
    return [...operands, variables[name], ...unsigned(indexIn(scope.names, word))];
  if (!Object.hasOwn(instructions, name)) throw new Error(`there is no instruction ${name}`);
  const { code, immediate } = instructions[name];
  return [...operands, ...code, ...immediate(rest.filter((each) => !isOperand(each)))];
}

function emitLoop([label, ...body], scope) {
  const inside = { ...scope, labels: [label, ...scope.labels] };
  return [0x03, noResult, ...body.flatMap((each) => emit(each, inside)), end];
}

function indexIn(names, name) {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`${name} is not known here`);
  return index;
}
