// The instructions the kernels use, by their codes in the WebAssembly specification. What stands between
// a name and its operands is written by `immediate`.
const simd = (code) => [0xfd, ...unsigned(code)];

/** LEB128: seven bits a byte, the lowest first. */
export function unsigned(value) {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value) {
  const low = value & 127;
  const rest = value >> 7;
  const isLast = (rest === 0 && low < 64) || (rest === -1 && low >= 64);
  return isLast ? [low] : [low | 128, ...signed(rest)];
}

/** `alignment` is the power of two; an offset is optional. */
function address(alignment) {
  return (words) => {
    const [, offset = '0'] = /^offset=(\d+)$/.exec(words[0] ?? '') ?? [];
    return [alignment, ...unsigned(Number(offset))];
  };
}

const lane = ([index]) => [Number(index)];
const nothing = () => [];

export const instructions = {
  'i32.const': { code: [0x41], immediate: ([value]) => signed(Number(value)) },
  'i32.add': { code: [0x6a], immediate: nothing },
  'i32.lt_u': { code: [0x49], immediate: nothing },
  'f32.store': { code: [0x38], immediate: address(2) },
  'f32.demote_f64': { code: [0xb6], immediate: nothing },
  'f64.add': { code: [0xa0], immediate: nothing },
  'v128.load': { code: simd(0), immediate: address(4) },
  'v128.load64_zero': { code: simd(93), immediate: address(3) },
  'v128.xor': { code: simd(81), immediate: nothing },
  'i32x4.extract_lane': { code: simd(27), immediate: lane },
  'f64x2.extract_lane': { code: simd(33), immediate: lane },
  'f64x2.add': { code: simd(240), immediate: nothing },
  'f64x2.mul': { code: simd(242), immediate: nothing },
  'f64x2.promote_low_f32x4': { code: simd(95), immediate: nothing },
};
