// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// validate-bug-report.js
var validateReportedPlay = validate21, schema6 = { $id: "bug-report.schema.json", type: "object", required: ["story", "campaign", "skills", "inputs"], properties: { story: { type: "object", required: ["id", "seed", "style", "clock", "startingPatch", "startAtBeat"], properties: { id: { type: "string", maxLength: 1e4 }, seed: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 }, style: { enum: ["terse", "vivid", "poetic"] }, boundaries: { $ref: "story-rows.schema.json#/$defs/boundaries" }, clock: { enum: ["seeded", "system"] }, startingPatch: { type: "object" }, startAtBeat: { type: ["string", "null"], maxLength: 1e4 } } }, campaign: { type: "object", required: ["id", "version", "sha256"], properties: { id: { type: "string", maxLength: 1e4 }, version: { type: "string", maxLength: 1e4 }, sha256: { type: "string", maxLength: 1e4 } } }, skills: { type: "array", maxItems: 1e4, items: { type: "object", required: ["name", "version"], properties: { name: { type: "string", maxLength: 1e4 }, version: { type: "string", maxLength: 1e4 } } } }, inputs: { type: "array", maxItems: 1e6, items: { $ref: "#/$defs/input" } } }, $defs: { input: { type: "object", discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "#/$defs/turn" }, { $ref: "#/$defs/take" }, { $ref: "#/$defs/move" }, { $ref: "#/$defs/change" }] }, turn: { type: "object", required: ["kind", "at", "secureSeed", "isTold"], properties: { kind: { enum: ["begin", "retry"] }, at: { type: "integer", minimum: -864e13, maximum: 864e13 }, secureSeed: { type: ["integer", "null"] }, isTold: { type: "boolean" } } }, take: { type: "object", required: ["kind", "choice", "text", "at", "secureSeed", "isTold"], properties: { kind: { const: "take" }, choice: { type: ["string", "null"], maxLength: 1e4 }, text: { type: "string", maxLength: 262144 }, at: { type: "integer", minimum: -864e13, maximum: 864e13 }, secureSeed: { type: ["integer", "null"] }, isTold: { type: "boolean" } } }, move: { type: "object", required: ["kind", "scene"], properties: { kind: { enum: ["go", "branch"] }, scene: { type: "string", maxLength: 1e4 } } }, change: { type: "object", required: ["kind", "change"], properties: { kind: { const: "change" }, change: { $ref: "story-rows.schema.json#/$defs/change" } } } } }, func2 = require_ucs2length().default;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.lines === void 0 && (missing0 = "lines") || data.veils === void 0 && (missing0 = "veils"))
        return validate91.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.lines !== void 0) {
        let data0 = data.lines, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            if (data0.length > 1e4)
              return validate91.errors = [{ instancePath: instancePath + "/lines", keyword: "maxItems", params: { limit: 1e4 } }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0], _errs3 = errors;
                if (errors === _errs3)
                  if (typeof data1 == "string") {
                    if (func2(data1) > 1e4)
                      return validate91.errors = [{ instancePath: instancePath + "/lines/" + i0, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                  } else
                    return validate91.errors = [{ instancePath: instancePath + "/lines/" + i0, keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs3 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate91.errors = [{ instancePath: instancePath + "/lines", keyword: "type", params: { type: "array" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.veils !== void 0) {
          let data2 = data.veils, _errs5 = errors;
          if (errors === _errs5)
            if (Array.isArray(data2)) {
              if (data2.length > 1e4)
                return validate91.errors = [{ instancePath: instancePath + "/veils", keyword: "maxItems", params: { limit: 1e4 } }], !1;
              {
                var valid2 = !0;
                let len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data3 = data2[i1], _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1e4)
                        return validate91.errors = [{ instancePath: instancePath + "/veils/" + i1, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                    } else
                      return validate91.errors = [{ instancePath: instancePath + "/veils/" + i1, keyword: "type", params: { type: "string" } }], !1;
                  var valid2 = _errs7 === errors;
                  if (!valid2)
                    break;
                }
              }
            } else
              return validate91.errors = [{ instancePath: instancePath + "/veils", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs5 === errors;
        } else
          var valid0 = !0;
    } else
      return validate91.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate91.errors = vErrors, errors === 0;
}
var schema40 = { type: "object", required: ["kind", "at", "secureSeed", "isTold"], properties: { kind: { enum: ["begin", "retry"] }, at: { type: "integer", minimum: -864e13, maximum: 864e13 }, secureSeed: { type: ["integer", "null"] }, isTold: { type: "boolean" } } };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.at === void 0 && (missing0 = "at") || data.secureSeed === void 0 && (missing0 = "secureSeed") || data.isTold === void 0 && (missing0 = "isTold"))
        return validate94.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs1 = errors;
        if (!(data0 === "begin" || data0 === "retry"))
          return validate94.errors = [{ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema40.properties.kind.enum } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.at !== void 0) {
          let data1 = data.at, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate94.errors = [{ instancePath: instancePath + "/at", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 864e13 || isNaN(data1))
              return validate94.errors = [{ instancePath: instancePath + "/at", keyword: "maximum", params: { comparison: "<=", limit: 864e13 } }], !1;
            if (data1 < -864e13 || isNaN(data1))
              return validate94.errors = [{ instancePath: instancePath + "/at", keyword: "minimum", params: { comparison: ">=", limit: -864e13 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.secureSeed !== void 0) {
            let data2 = data.secureSeed, _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
              return validate94.errors = [{ instancePath: instancePath + "/secureSeed", keyword: "type", params: { type: schema40.properties.secureSeed.type } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.isTold !== void 0) {
              let _errs6 = errors;
              if (typeof data.isTold != "boolean")
                return validate94.errors = [{ instancePath: instancePath + "/isTold", keyword: "type", params: { type: "boolean" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate94.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate94.errors = vErrors, errors === 0;
}
var schema41 = { type: "object", required: ["kind", "choice", "text", "at", "secureSeed", "isTold"], properties: { kind: { const: "take" }, choice: { type: ["string", "null"], maxLength: 1e4 }, text: { type: "string", maxLength: 262144 }, at: { type: "integer", minimum: -864e13, maximum: 864e13 }, secureSeed: { type: ["integer", "null"] }, isTold: { type: "boolean" } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.choice === void 0 && (missing0 = "choice") || data.text === void 0 && (missing0 = "text") || data.at === void 0 && (missing0 = "at") || data.secureSeed === void 0 && (missing0 = "secureSeed") || data.isTold === void 0 && (missing0 = "isTold"))
        return validate95.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "take")
          return validate95.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "take" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.choice !== void 0) {
          let data1 = data.choice, _errs2 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return validate95.errors = [{ instancePath: instancePath + "/choice", keyword: "type", params: { type: schema41.properties.choice.type } }], !1;
          if (errors === _errs2 && typeof data1 == "string" && func2(data1) > 1e4)
            return validate95.errors = [{ instancePath: instancePath + "/choice", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.text !== void 0) {
            let data2 = data.text, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 262144)
                  return validate95.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
              } else
                return validate95.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.at !== void 0) {
              let data3 = data.at, _errs6 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate95.errors = [{ instancePath: instancePath + "/at", keyword: "type", params: { type: "integer" } }], !1;
              if (errors === _errs6 && typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 864e13 || isNaN(data3))
                  return validate95.errors = [{ instancePath: instancePath + "/at", keyword: "maximum", params: { comparison: "<=", limit: 864e13 } }], !1;
                if (data3 < -864e13 || isNaN(data3))
                  return validate95.errors = [{ instancePath: instancePath + "/at", keyword: "minimum", params: { comparison: ">=", limit: -864e13 } }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.secureSeed !== void 0) {
                let data4 = data.secureSeed, _errs8 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null)
                  return validate95.errors = [{ instancePath: instancePath + "/secureSeed", keyword: "type", params: { type: schema41.properties.secureSeed.type } }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.isTold !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.isTold != "boolean")
                    return validate95.errors = [{ instancePath: instancePath + "/isTold", keyword: "type", params: { type: "boolean" } }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate95.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate95.errors = vErrors, errors === 0;
}
var schema42 = { type: "object", required: ["kind", "scene"], properties: { kind: { enum: ["go", "branch"] }, scene: { type: "string", maxLength: 1e4 } } };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.scene === void 0 && (missing0 = "scene"))
        return validate96.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs1 = errors;
        if (!(data0 === "go" || data0 === "branch"))
          return validate96.errors = [{ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema42.properties.kind.enum } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.scene !== void 0) {
          let data1 = data.scene, _errs2 = errors;
          if (errors === _errs2)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate96.errors = [{ instancePath: instancePath + "/scene", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate96.errors = [{ instancePath: instancePath + "/scene", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate96.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate96.errors = vErrors, errors === 0;
}
var schema17 = { type: "object", required: ["id", "scene", "summary", "timestamp", "characters", "about", "location", "significance", "kind"], properties: { id: { type: "string", maxLength: 1e4 }, scene: { type: "string", maxLength: 1e4 }, summary: { type: "string", maxLength: 262144 }, timestamp: { type: "string", format: "date-time", maxLength: 40 }, characters: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 1e4 } }, witnesses: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 1e4 } }, about: { type: ["string", "null"], maxLength: 1e4 }, location: { type: ["string", "null"], maxLength: 1e4 }, significance: { enum: ["low", "medium", "high"] }, kind: { type: ["string", "null"], maxLength: 1e4 }, due: { type: "object", required: ["since", "by"], properties: { since: { type: "number" }, by: { type: "number" } } }, tags: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 262144 } }, isPinned: { type: "boolean" }, episode: { enum: ["triumph", "failure"] } } }, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.scene === void 0 && (missing0 = "scene") || data.summary === void 0 && (missing0 = "summary") || data.timestamp === void 0 && (missing0 = "timestamp") || data.characters === void 0 && (missing0 = "characters") || data.about === void 0 && (missing0 = "about") || data.location === void 0 && (missing0 = "location") || data.significance === void 0 && (missing0 = "significance") || data.kind === void 0 && (missing0 = "kind"))
        return validate40.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate40.errors = [{ instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate40.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scene !== void 0) {
          let data1 = data.scene, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate40.errors = [{ instancePath: instancePath + "/scene", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate40.errors = [{ instancePath: instancePath + "/scene", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.summary !== void 0) {
            let data2 = data.summary, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 262144)
                  return validate40.errors = [{ instancePath: instancePath + "/summary", keyword: "maxLength", params: { limit: 262144 } }], !1;
              } else
                return validate40.errors = [{ instancePath: instancePath + "/summary", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.timestamp !== void 0) {
              let data3 = data.timestamp, _errs7 = errors;
              if (errors === _errs7 && errors === _errs7)
                if (typeof data3 == "string") {
                  if (func2(data3) > 40)
                    return validate40.errors = [{ instancePath: instancePath + "/timestamp", keyword: "maxLength", params: { limit: 40 } }], !1;
                  if (!formats0.test(data3))
                    return validate40.errors = [{ instancePath: instancePath + "/timestamp", keyword: "format", params: { format: "date-time" } }], !1;
                } else
                  return validate40.errors = [{ instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.characters !== void 0) {
                let data4 = data.characters, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    if (data4.length > 1e4)
                      return validate40.errors = [{ instancePath: instancePath + "/characters", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data5 = data4[i0], _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data5 == "string") {
                            if (func2(data5) > 1e4)
                              return validate40.errors = [{ instancePath: instancePath + "/characters/" + i0, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          } else
                            return validate40.errors = [{ instancePath: instancePath + "/characters/" + i0, keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs11 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate40.errors = [{ instancePath: instancePath + "/characters", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.witnesses !== void 0) {
                  let data6 = data.witnesses, _errs13 = errors;
                  if (errors === _errs13)
                    if (Array.isArray(data6)) {
                      if (data6.length > 1e4)
                        return validate40.errors = [{ instancePath: instancePath + "/witnesses", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                      {
                        var valid2 = !0;
                        let len1 = data6.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data7 = data6[i1], _errs15 = errors;
                          if (errors === _errs15)
                            if (typeof data7 == "string") {
                              if (func2(data7) > 1e4)
                                return validate40.errors = [{ instancePath: instancePath + "/witnesses/" + i1, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                            } else
                              return validate40.errors = [{ instancePath: instancePath + "/witnesses/" + i1, keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs15 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate40.errors = [{ instancePath: instancePath + "/witnesses", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs13 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.about !== void 0) {
                    let data8 = data.about, _errs17 = errors;
                    if (typeof data8 != "string" && data8 !== null)
                      return validate40.errors = [{ instancePath: instancePath + "/about", keyword: "type", params: { type: schema17.properties.about.type } }], !1;
                    if (errors === _errs17 && typeof data8 == "string" && func2(data8) > 1e4)
                      return validate40.errors = [{ instancePath: instancePath + "/about", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.location !== void 0) {
                      let data9 = data.location, _errs19 = errors;
                      if (typeof data9 != "string" && data9 !== null)
                        return validate40.errors = [{ instancePath: instancePath + "/location", keyword: "type", params: { type: schema17.properties.location.type } }], !1;
                      if (errors === _errs19 && typeof data9 == "string" && func2(data9) > 1e4)
                        return validate40.errors = [{ instancePath: instancePath + "/location", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                      var valid0 = _errs19 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.significance !== void 0) {
                        let data10 = data.significance, _errs21 = errors;
                        if (!(data10 === "low" || data10 === "medium" || data10 === "high"))
                          return validate40.errors = [{ instancePath: instancePath + "/significance", keyword: "enum", params: { allowedValues: schema17.properties.significance.enum } }], !1;
                        var valid0 = _errs21 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.kind !== void 0) {
                          let data11 = data.kind, _errs22 = errors;
                          if (typeof data11 != "string" && data11 !== null)
                            return validate40.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: schema17.properties.kind.type } }], !1;
                          if (errors === _errs22 && typeof data11 == "string" && func2(data11) > 1e4)
                            return validate40.errors = [{ instancePath: instancePath + "/kind", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          var valid0 = _errs22 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.due !== void 0) {
                            let data12 = data.due, _errs24 = errors;
                            if (errors === _errs24)
                              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                let missing1;
                                if (data12.since === void 0 && (missing1 = "since") || data12.by === void 0 && (missing1 = "by"))
                                  return validate40.errors = [{ instancePath: instancePath + "/due", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                if (data12.since !== void 0) {
                                  let data13 = data12.since, _errs26 = errors;
                                  if (!(typeof data13 == "number" && isFinite(data13)))
                                    return validate40.errors = [{ instancePath: instancePath + "/due/since", keyword: "type", params: { type: "number" } }], !1;
                                  var valid3 = _errs26 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3)
                                  if (data12.by !== void 0) {
                                    let data14 = data12.by, _errs28 = errors;
                                    if (!(typeof data14 == "number" && isFinite(data14)))
                                      return validate40.errors = [{ instancePath: instancePath + "/due/by", keyword: "type", params: { type: "number" } }], !1;
                                    var valid3 = _errs28 === errors;
                                  } else
                                    var valid3 = !0;
                              } else
                                return validate40.errors = [{ instancePath: instancePath + "/due", keyword: "type", params: { type: "object" } }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.tags !== void 0) {
                              let data15 = data.tags, _errs30 = errors;
                              if (errors === _errs30)
                                if (Array.isArray(data15)) {
                                  if (data15.length > 1e4)
                                    return validate40.errors = [{ instancePath: instancePath + "/tags", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                  {
                                    var valid4 = !0;
                                    let len2 = data15.length;
                                    for (let i2 = 0; i2 < len2; i2++) {
                                      let data16 = data15[i2], _errs32 = errors;
                                      if (errors === _errs32)
                                        if (typeof data16 == "string") {
                                          if (func2(data16) > 262144)
                                            return validate40.errors = [{ instancePath: instancePath + "/tags/" + i2, keyword: "maxLength", params: { limit: 262144 } }], !1;
                                        } else
                                          return validate40.errors = [{ instancePath: instancePath + "/tags/" + i2, keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs32 === errors;
                                      if (!valid4)
                                        break;
                                    }
                                  }
                                } else
                                  return validate40.errors = [{ instancePath: instancePath + "/tags", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs30 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.isPinned !== void 0) {
                                let _errs34 = errors;
                                if (typeof data.isPinned != "boolean")
                                  return validate40.errors = [{ instancePath: instancePath + "/isPinned", keyword: "type", params: { type: "boolean" } }], !1;
                                var valid0 = _errs34 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.episode !== void 0) {
                                  let data18 = data.episode, _errs36 = errors;
                                  if (!(data18 === "triumph" || data18 === "failure"))
                                    return validate40.errors = [{ instancePath: instancePath + "/episode", keyword: "enum", params: { allowedValues: schema17.properties.episode.enum } }], !1;
                                  var valid0 = _errs36 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate40.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate40.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory"))
        return validate66.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-stored")
          return validate66.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-stored" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate66.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate66.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate66.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.memory !== void 0) {
            let _errs4 = errors;
            validate40(data.memory, { instancePath: instancePath + "/memory", parentData: data, parentDataProperty: "memory", rootData }) || (vErrors = vErrors === null ? validate40.errors : (validate40.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate66.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate66.errors = vErrors, errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory") || data.summary === void 0 && (missing0 = "summary"))
        return validate68.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-corrected")
          return validate68.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-corrected" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate68.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate68.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate68.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate68.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate68.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.summary !== void 0) {
              let data3 = data.summary, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate68.errors = [{ instancePath: instancePath + "/summary", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate68.errors = [{ instancePath: instancePath + "/summary", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate68.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate68.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory"))
        return validate69.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-forgotten")
          return validate69.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-forgotten" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate69.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate69.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate69.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate69.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate69.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate69.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate69.errors = vErrors, errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory") || data.isPinned === void 0 && (missing0 = "isPinned"))
        return validate70.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-pinned")
          return validate70.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-pinned" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate70.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate70.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate70.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate70.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate70.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.isPinned !== void 0) {
              let _errs6 = errors;
              if (typeof data.isPinned != "boolean")
                return validate70.errors = [{ instancePath: instancePath + "/isPinned", keyword: "type", params: { type: "boolean" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate70.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate70.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.patch === void 0 && (missing0 = "patch"))
        return validate71.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "state-patched")
          return validate71.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "state-patched" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate71.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate71.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate71.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.patch !== void 0) {
            let data2 = data.patch, _errs4 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))
              return validate71.errors = [{ instancePath: instancePath + "/patch", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate71.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate71.errors = vErrors, errors === 0;
}
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text") || data.by === void 0 && (missing0 = "by"))
        return validate55.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.text !== void 0) {
        let data0 = data.text, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 262144)
              return validate55.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
          } else
            return validate55.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.by !== void 0) {
          let data1 = data.by, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate55.errors = [{ instancePath: instancePath + "/by", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate55.errors = [{ instancePath: instancePath + "/by", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.from !== void 0) {
            let data2 = data.from, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate55.errors = [{ instancePath: instancePath + "/from", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate55.errors = [{ instancePath: instancePath + "/from", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.original !== void 0) {
              let data3 = data.original, _errs7 = errors;
              if (errors === _errs7)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing1;
                  if (data3.text === void 0 && (missing1 = "text") || data3.by === void 0 && (missing1 = "by"))
                    return validate55.errors = [{ instancePath: instancePath + "/original", keyword: "required", params: { missingProperty: missing1 } }], !1;
                  if (data3.text !== void 0) {
                    let data4 = data3.text, _errs9 = errors;
                    if (errors === _errs9)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 262144)
                          return validate55.errors = [{ instancePath: instancePath + "/original/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
                      } else
                        return validate55.errors = [{ instancePath: instancePath + "/original/text", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data3.by !== void 0) {
                      let data5 = data3.by, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (func2(data5) > 1e4)
                            return validate55.errors = [{ instancePath: instancePath + "/original/by", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                        } else
                          return validate55.errors = [{ instancePath: instancePath + "/original/by", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs11 === errors;
                    } else
                      var valid1 = !0;
                } else
                  return validate55.errors = [{ instancePath: instancePath + "/original", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.isFlagged !== void 0) {
                let _errs13 = errors;
                if (typeof data.isFlagged != "boolean")
                  return validate55.errors = [{ instancePath: instancePath + "/isFlagged", keyword: "type", params: { type: "boolean" } }], !1;
                var valid0 = _errs13 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate55.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate55.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 1e4)
        return validate54.errors = [{ instancePath, keyword: "maxItems", params: { limit: 1e4 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate55(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate55.errors : (validate55.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate54.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate54.errors = vErrors, errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 1e4)
        return validate53.errors = [{ instancePath, keyword: "maxItems", params: { limit: 1e4 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate54(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate54.errors : (validate54.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate53.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate53.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.part === void 0 && (missing0 = "part") || data.passage === void 0 && (missing0 = "passage"))
        return validate38.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.part !== void 0) {
        let data0 = data.part, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate38.errors = [{ instancePath: instancePath + "/part", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate38.errors = [{ instancePath: instancePath + "/part", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.passage !== void 0) {
          let data1 = data.passage, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate38.errors = [{ instancePath: instancePath + "/passage", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate38.errors = [{ instancePath: instancePath + "/passage", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate38.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate38.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.asks !== void 0) {
              let data3 = data.asks, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (func2(data3) > 1e4)
                    return validate38.errors = [{ instancePath: instancePath + "/asks", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                } else
                  return validate38.errors = [{ instancePath: instancePath + "/asks", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.asOf !== void 0) {
                let data4 = data.asOf, _errs9 = errors;
                if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                  return validate38.errors = [{ instancePath: instancePath + "/asOf", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate38.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate38.errors = vErrors, errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.telling === void 0 && (missing0 = "telling"))
        return validate72.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "told-differently")
          return validate72.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "told-differently" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate72.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate72.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate72.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.telling !== void 0) {
            let data2 = data.telling, _errs4 = errors;
            if (errors === _errs4)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.paragraphs === void 0 && (missing1 = "paragraphs") || data2.told === void 0 && (missing1 = "told"))
                  return validate72.errors = [{ instancePath: instancePath + "/telling", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data2.paragraphs !== void 0) {
                  let _errs6 = errors;
                  validate53(data2.paragraphs, { instancePath: instancePath + "/telling/paragraphs", parentData: data2, parentDataProperty: "paragraphs", rootData }) || (vErrors = vErrors === null ? validate53.errors : (validate53.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data2.told !== void 0) {
                    let data4 = data2.told, _errs7 = errors;
                    if (errors === _errs7)
                      if (Array.isArray(data4)) {
                        if (data4.length > 1e4)
                          return validate72.errors = [{ instancePath: instancePath + "/telling/told", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                        {
                          var valid2 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs9 = errors;
                            validate38(data4[i0], { instancePath: instancePath + "/telling/told/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate38.errors : (validate38.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                            var valid2 = _errs9 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate72.errors = [{ instancePath: instancePath + "/telling/told", keyword: "type", params: { type: "array" } }], !1;
                    var valid1 = _errs7 === errors;
                  } else
                    var valid1 = !0;
              } else
                return validate72.errors = [{ instancePath: instancePath + "/telling", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate72.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate72.errors = vErrors, errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.telling === void 0 && (missing0 = "telling"))
        return validate75.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "telling-chosen")
          return validate75.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "telling-chosen" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate75.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate75.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate75.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.telling !== void 0) {
            let data2 = data.telling, _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate75.errors = [{ instancePath: instancePath + "/telling", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 1e6 || isNaN(data2))
                return validate75.errors = [{ instancePath: instancePath + "/telling", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
              if (data2 < 0 || isNaN(data2))
                return validate75.errors = [{ instancePath: instancePath + "/telling", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate75.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate75.errors = vErrors, errors === 0;
}
var schema35 = { type: "object", required: ["kind", "sentence", "of", "text"], properties: { kind: { const: "sentence-edited" }, scenesBefore: { type: "integer", minimum: 0, maximum: 1e6 }, sentence: { type: "integer", minimum: 0, maximum: 1e6 }, of: { type: "string", maxLength: 262144 }, text: { type: ["string", "null"], maxLength: 262144 } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.sentence === void 0 && (missing0 = "sentence") || data.of === void 0 && (missing0 = "of") || data.text === void 0 && (missing0 = "text"))
        return validate76.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "sentence-edited")
          return validate76.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "sentence-edited" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate76.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate76.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate76.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.sentence !== void 0) {
            let data2 = data.sentence, _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate76.errors = [{ instancePath: instancePath + "/sentence", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 1e6 || isNaN(data2))
                return validate76.errors = [{ instancePath: instancePath + "/sentence", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
              if (data2 < 0 || isNaN(data2))
                return validate76.errors = [{ instancePath: instancePath + "/sentence", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.of !== void 0) {
              let data3 = data.of, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate76.errors = [{ instancePath: instancePath + "/of", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate76.errors = [{ instancePath: instancePath + "/of", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.text !== void 0) {
                let data4 = data.text, _errs8 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate76.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: schema35.properties.text.type } }], !1;
                if (errors === _errs8 && typeof data4 == "string" && func2(data4) > 262144)
                  return validate76.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate76.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate76.errors = vErrors, errors === 0;
}
var schema36 = { type: "object", required: ["kind", "sentence", "of", "from", "isFlagged"], properties: { kind: { const: "sentence-flagged" }, scenesBefore: { type: "integer", minimum: 0, maximum: 1e6 }, sentence: { type: "integer", minimum: 0, maximum: 1e6 }, of: { type: "string", maxLength: 262144 }, from: { type: ["string", "null"], maxLength: 1e4 }, isFlagged: { type: "boolean" } } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.sentence === void 0 && (missing0 = "sentence") || data.of === void 0 && (missing0 = "of") || data.from === void 0 && (missing0 = "from") || data.isFlagged === void 0 && (missing0 = "isFlagged"))
        return validate77.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "sentence-flagged")
          return validate77.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "sentence-flagged" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate77.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate77.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate77.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.sentence !== void 0) {
            let data2 = data.sentence, _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate77.errors = [{ instancePath: instancePath + "/sentence", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 1e6 || isNaN(data2))
                return validate77.errors = [{ instancePath: instancePath + "/sentence", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
              if (data2 < 0 || isNaN(data2))
                return validate77.errors = [{ instancePath: instancePath + "/sentence", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.of !== void 0) {
              let data3 = data.of, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate77.errors = [{ instancePath: instancePath + "/of", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate77.errors = [{ instancePath: instancePath + "/of", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.from !== void 0) {
                let data4 = data.from, _errs8 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate77.errors = [{ instancePath: instancePath + "/from", keyword: "type", params: { type: schema36.properties.from.type } }], !1;
                if (errors === _errs8 && typeof data4 == "string" && func2(data4) > 1e4)
                  return validate77.errors = [{ instancePath: instancePath + "/from", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.isFlagged !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.isFlagged != "boolean")
                    return validate77.errors = [{ instancePath: instancePath + "/isFlagged", keyword: "type", params: { type: "boolean" } }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate77.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate77.errors = vErrors, errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.kind;
      if (typeof tag0 == "string")
        if (tag0 === "memory-stored")
          validate66(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate66.errors : (validate66.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "memory-corrected")
          validate68(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate68.errors : (validate68.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "memory-forgotten")
          validate69(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate69.errors : (validate69.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "memory-pinned")
          validate70(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate70.errors : (validate70.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "state-patched")
          validate71(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate71.errors : (validate71.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "told-differently")
          validate72(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate72.errors : (validate72.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "telling-chosen")
          validate75(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate75.errors : (validate75.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "sentence-edited")
          validate76(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate76.errors : (validate76.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "sentence-flagged")
          validate77(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate77.errors : (validate77.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else
          return validate98.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
      else
        return validate98.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
    } else
      return validate98.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate98.errors = vErrors, errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.change === void 0 && (missing0 = "change"))
        return validate97.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "change")
          return validate97.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "change" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.change !== void 0) {
          let _errs2 = errors;
          validate98(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData }) || (vErrors = vErrors === null ? validate98.errors : (validate98.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return validate97.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate97.errors = vErrors, errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.kind;
      if (typeof tag0 == "string")
        if (tag0 === "begin")
          validate94(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate94.errors : (validate94.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "retry")
          validate94(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate94.errors : (validate94.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "take")
          validate95(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate95.errors : (validate95.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "go")
          validate96(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate96.errors : (validate96.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "branch")
          validate96(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate96.errors : (validate96.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "change")
          validate97(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate97.errors : (validate97.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else
          return validate93.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
      else
        return validate93.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
    } else
      return validate93.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate93.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.story === void 0 && (missing0 = "story") || data.campaign === void 0 && (missing0 = "campaign") || data.skills === void 0 && (missing0 = "skills") || data.inputs === void 0 && (missing0 = "inputs"))
        return validate21.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.story !== void 0) {
        let data0 = data.story, _errs1 = errors;
        if (errors === _errs1)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.id === void 0 && (missing1 = "id") || data0.seed === void 0 && (missing1 = "seed") || data0.style === void 0 && (missing1 = "style") || data0.clock === void 0 && (missing1 = "clock") || data0.startingPatch === void 0 && (missing1 = "startingPatch") || data0.startAtBeat === void 0 && (missing1 = "startAtBeat"))
              return validate21.errors = [{ instancePath: instancePath + "/story", keyword: "required", params: { missingProperty: missing1 } }], !1;
            if (data0.id !== void 0) {
              let data1 = data0.id, _errs3 = errors;
              if (errors === _errs3)
                if (typeof data1 == "string") {
                  if (func2(data1) > 1e4)
                    return validate21.errors = [{ instancePath: instancePath + "/story/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/story/id", keyword: "type", params: { type: "string" } }], !1;
              var valid1 = _errs3 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data0.seed !== void 0) {
                let data2 = data0.seed, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate21.errors = [{ instancePath: instancePath + "/story/seed", keyword: "type", params: { type: "integer" } }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 9007199254740991 || isNaN(data2))
                    return validate21.errors = [{ instancePath: instancePath + "/story/seed", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } }], !1;
                  if (data2 < -9007199254740991 || isNaN(data2))
                    return validate21.errors = [{ instancePath: instancePath + "/story/seed", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } }], !1;
                }
                var valid1 = _errs5 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data0.style !== void 0) {
                  let data3 = data0.style, _errs7 = errors;
                  if (!(data3 === "terse" || data3 === "vivid" || data3 === "poetic"))
                    return validate21.errors = [{ instancePath: instancePath + "/story/style", keyword: "enum", params: { allowedValues: schema6.properties.story.properties.style.enum } }], !1;
                  var valid1 = _errs7 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data0.boundaries !== void 0) {
                    let _errs8 = errors;
                    validate91(data0.boundaries, { instancePath: instancePath + "/story/boundaries", parentData: data0, parentDataProperty: "boundaries", rootData }) || (vErrors = vErrors === null ? validate91.errors : (validate91.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                    var valid1 = _errs8 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data0.clock !== void 0) {
                      let data5 = data0.clock, _errs9 = errors;
                      if (!(data5 === "seeded" || data5 === "system"))
                        return validate21.errors = [{ instancePath: instancePath + "/story/clock", keyword: "enum", params: { allowedValues: schema6.properties.story.properties.clock.enum } }], !1;
                      var valid1 = _errs9 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data0.startingPatch !== void 0) {
                        let data6 = data0.startingPatch, _errs10 = errors;
                        if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                          return validate21.errors = [{ instancePath: instancePath + "/story/startingPatch", keyword: "type", params: { type: "object" } }], !1;
                        var valid1 = _errs10 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data0.startAtBeat !== void 0) {
                          let data7 = data0.startAtBeat, _errs12 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate21.errors = [{ instancePath: instancePath + "/story/startAtBeat", keyword: "type", params: { type: schema6.properties.story.properties.startAtBeat.type } }], !1;
                          if (errors === _errs12 && typeof data7 == "string" && func2(data7) > 1e4)
                            return validate21.errors = [{ instancePath: instancePath + "/story/startAtBeat", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          var valid1 = _errs12 === errors;
                        } else
                          var valid1 = !0;
                    }
                  }
                }
              }
            }
          } else
            return validate21.errors = [{ instancePath: instancePath + "/story", keyword: "type", params: { type: "object" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.campaign !== void 0) {
          let data8 = data.campaign, _errs14 = errors;
          if (errors === _errs14)
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
              let missing2;
              if (data8.id === void 0 && (missing2 = "id") || data8.version === void 0 && (missing2 = "version") || data8.sha256 === void 0 && (missing2 = "sha256"))
                return validate21.errors = [{ instancePath: instancePath + "/campaign", keyword: "required", params: { missingProperty: missing2 } }], !1;
              if (data8.id !== void 0) {
                let data9 = data8.id, _errs16 = errors;
                if (errors === _errs16)
                  if (typeof data9 == "string") {
                    if (func2(data9) > 1e4)
                      return validate21.errors = [{ instancePath: instancePath + "/campaign/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                  } else
                    return validate21.errors = [{ instancePath: instancePath + "/campaign/id", keyword: "type", params: { type: "string" } }], !1;
                var valid2 = _errs16 === errors;
              } else
                var valid2 = !0;
              if (valid2) {
                if (data8.version !== void 0) {
                  let data10 = data8.version, _errs18 = errors;
                  if (errors === _errs18)
                    if (typeof data10 == "string") {
                      if (func2(data10) > 1e4)
                        return validate21.errors = [{ instancePath: instancePath + "/campaign/version", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                    } else
                      return validate21.errors = [{ instancePath: instancePath + "/campaign/version", keyword: "type", params: { type: "string" } }], !1;
                  var valid2 = _errs18 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data8.sha256 !== void 0) {
                    let data11 = data8.sha256, _errs20 = errors;
                    if (errors === _errs20)
                      if (typeof data11 == "string") {
                        if (func2(data11) > 1e4)
                          return validate21.errors = [{ instancePath: instancePath + "/campaign/sha256", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/campaign/sha256", keyword: "type", params: { type: "string" } }], !1;
                    var valid2 = _errs20 === errors;
                  } else
                    var valid2 = !0;
              }
            } else
              return validate21.errors = [{ instancePath: instancePath + "/campaign", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs14 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.skills !== void 0) {
            let data12 = data.skills, _errs22 = errors;
            if (errors === _errs22)
              if (Array.isArray(data12)) {
                if (data12.length > 1e4)
                  return validate21.errors = [{ instancePath: instancePath + "/skills", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                {
                  var valid3 = !0;
                  let len0 = data12.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data13 = data12[i0], _errs24 = errors;
                    if (errors === _errs24)
                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        let missing3;
                        if (data13.name === void 0 && (missing3 = "name") || data13.version === void 0 && (missing3 = "version"))
                          return validate21.errors = [{ instancePath: instancePath + "/skills/" + i0, keyword: "required", params: { missingProperty: missing3 } }], !1;
                        if (data13.name !== void 0) {
                          let data14 = data13.name, _errs26 = errors;
                          if (errors === _errs26)
                            if (typeof data14 == "string") {
                              if (func2(data14) > 1e4)
                                return validate21.errors = [{ instancePath: instancePath + "/skills/" + i0 + "/name", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/skills/" + i0 + "/name", keyword: "type", params: { type: "string" } }], !1;
                          var valid4 = _errs26 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4)
                          if (data13.version !== void 0) {
                            let data15 = data13.version, _errs28 = errors;
                            if (errors === _errs28)
                              if (typeof data15 == "string") {
                                if (func2(data15) > 1e4)
                                  return validate21.errors = [{ instancePath: instancePath + "/skills/" + i0 + "/version", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/skills/" + i0 + "/version", keyword: "type", params: { type: "string" } }], !1;
                            var valid4 = _errs28 === errors;
                          } else
                            var valid4 = !0;
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/skills/" + i0, keyword: "type", params: { type: "object" } }], !1;
                    var valid3 = _errs24 === errors;
                    if (!valid3)
                      break;
                  }
                }
              } else
                return validate21.errors = [{ instancePath: instancePath + "/skills", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs22 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.inputs !== void 0) {
              let data16 = data.inputs, _errs30 = errors;
              if (errors === _errs30)
                if (Array.isArray(data16)) {
                  if (data16.length > 1e6)
                    return validate21.errors = [{ instancePath: instancePath + "/inputs", keyword: "maxItems", params: { limit: 1e6 } }], !1;
                  {
                    var valid5 = !0;
                    let len1 = data16.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs32 = errors;
                      validate93(data16[i1], { instancePath: instancePath + "/inputs/" + i1, parentData: data16, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate93.errors : (validate93.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                      var valid5 = _errs32 === errors;
                      if (!valid5)
                        break;
                    }
                  }
                } else
                  return validate21.errors = [{ instancePath: instancePath + "/inputs", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs30 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateReportedPlay
};
