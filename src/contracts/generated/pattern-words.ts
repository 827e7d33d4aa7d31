// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.

/** What each pattern wants, in words. */
export const patternWords: ReadonlyMap<string, string> = new Map([
  ["\\S", "must not be blank"],
  ["^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$", "must be a length of time such as 40m, 2h or 1h30m"],
  ["^(?:[01]?\\d|2[0-3]):[0-5]\\d$", "must be a time of day such as 07:00"],
  ["^([a-z]+(\\.[a-z]+)?|network:[A-Za-z0-9.-]+(:[0-9]+)?)$", "must be a permission such as memory.read or network:api.example.org"],
  ["^(author|engine|model:.+)$", "must be author, engine or model:<id>"],
  ["^(author|engine|skill:.+|model:.+)$", "must be author, engine, skill:<name> or model:<id>"],
  ["^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$", "must be a media type such as image/png"],
  ["^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "must be a language tag such as en or pt-BR"],
  ["^[A-Za-z_][A-Za-z0-9_]*$", "must be a name such as OPENAI_API_KEY"],
  ["^[a-z0-9-]+$", "must be lowercase letters, digits and hyphens"],
  ["^c[1-9][0-9]*$", "must be a place in the list such as c1"],
  ["^https?://", "must be an address that starts with https://"],
  ["^https?://\\S+$", "must be an address that starts with https://"],
  ["^sha256:.+$", "must start with sha256:"],
]);
