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

// validate-service-calls.js
var validateServiceLine = validate21;
var schema7 = { type: "object", required: ["jsonrpc", "id"], properties: { jsonrpc: { const: "2.0" }, id: { type: ["integer", "string"] } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "jsonrpc" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.jsonrpc !== void 0 && data.jsonrpc !== "2.0") {
      let err2 = { instancePath: instancePath + "/jsonrpc", keyword: "const", params: { allowedValue: "2.0" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 != "string") {
        let err3 = { instancePath: instancePath + "/id", keyword: "type", params: { type: schema7.properties.id.type } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var schema9 = { type: "object", required: ["method", "params"], properties: { method: { const: "memory.store" }, params: { type: "object", required: ["summary"], properties: { summary: { type: "string", pattern: "\\S" }, characters: { type: "array", items: { type: "string", minLength: 1 } }, witnesses: { type: "array", items: { type: "string", minLength: 1 } }, about: { type: ["string", "null"] }, location: { type: ["string", "null"] }, significance: { enum: ["low", "medium", "high"] }, kind: { type: ["string", "null"] }, tags: { type: "array", items: { type: "string", minLength: 1 } }, episode: { enum: ["triumph", "failure"] } } } } }, pattern0 = new RegExp("\\S", "u"), func2 = require_ucs2length().default;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "memory.store") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "memory.store" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.summary === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "summary" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.summary !== void 0) {
          let data2 = data1.summary;
          if (typeof data2 == "string") {
            if (!pattern0.test(data2)) {
              let err4 = { instancePath: instancePath + "/params/summary", keyword: "pattern", params: { pattern: "\\S" } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/summary", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data1.characters !== void 0) {
          let data3 = data1.characters;
          if (Array.isArray(data3)) {
            let len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (typeof data4 == "string") {
                if (func2(data4) < 1) {
                  let err6 = { instancePath: instancePath + "/params/characters/" + i0, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/params/characters/" + i0, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
          } else {
            let err8 = { instancePath: instancePath + "/params/characters", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data1.witnesses !== void 0) {
          let data5 = data1.witnesses;
          if (Array.isArray(data5)) {
            let len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data6 = data5[i1];
              if (typeof data6 == "string") {
                if (func2(data6) < 1) {
                  let err9 = { instancePath: instancePath + "/params/witnesses/" + i1, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/params/witnesses/" + i1, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          } else {
            let err11 = { instancePath: instancePath + "/params/witnesses", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data1.about !== void 0) {
          let data7 = data1.about;
          if (typeof data7 != "string" && data7 !== null) {
            let err12 = { instancePath: instancePath + "/params/about", keyword: "type", params: { type: schema9.properties.params.properties.about.type } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data1.location !== void 0) {
          let data8 = data1.location;
          if (typeof data8 != "string" && data8 !== null) {
            let err13 = { instancePath: instancePath + "/params/location", keyword: "type", params: { type: schema9.properties.params.properties.location.type } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data1.significance !== void 0) {
          let data9 = data1.significance;
          if (!(data9 === "low" || data9 === "medium" || data9 === "high")) {
            let err14 = { instancePath: instancePath + "/params/significance", keyword: "enum", params: { allowedValues: schema9.properties.params.properties.significance.enum } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data1.kind !== void 0) {
          let data10 = data1.kind;
          if (typeof data10 != "string" && data10 !== null) {
            let err15 = { instancePath: instancePath + "/params/kind", keyword: "type", params: { type: schema9.properties.params.properties.kind.type } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        if (data1.tags !== void 0) {
          let data11 = data1.tags;
          if (Array.isArray(data11)) {
            let len2 = data11.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data12 = data11[i2];
              if (typeof data12 == "string") {
                if (func2(data12) < 1) {
                  let err16 = { instancePath: instancePath + "/params/tags/" + i2, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
              } else {
                let err17 = { instancePath: instancePath + "/params/tags/" + i2, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
          } else {
            let err18 = { instancePath: instancePath + "/params/tags", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data1.episode !== void 0) {
          let data13 = data1.episode;
          if (!(data13 === "triumph" || data13 === "failure")) {
            let err19 = { instancePath: instancePath + "/params/episode", keyword: "enum", params: { allowedValues: schema9.properties.params.properties.episode.enum } };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["method", "params"], properties: { method: { const: "memory.recall" }, params: { type: "object", required: ["query"], properties: { query: { type: "string" }, limit: { type: "integer", minimum: 1 }, threshold: { type: "number", minimum: 0, maximum: 1 }, filters: { type: "object", properties: { location: { type: "string" }, character: { type: "string" }, characters: { type: "array", items: { type: "string" } }, about: { type: "string" }, kind: { type: "string" }, tags: { type: "array", items: { type: "string" } }, episode: { enum: ["triumph", "failure"] }, significance: { enum: ["low", "medium", "high"] }, witness: { type: "string" }, since: { type: "string", format: "date-time" }, until: { type: "string", format: "date-time" } } } } } } }, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "memory.recall") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "memory.recall" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.query === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "query" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.query !== void 0 && typeof data1.query != "string") {
          let err4 = { instancePath: instancePath + "/params/query", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.limit !== void 0) {
          let data3 = data1.limit;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err5 = { instancePath: instancePath + "/params/limit", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
            let err6 = { instancePath: instancePath + "/params/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data1.threshold !== void 0) {
          let data4 = data1.threshold;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              let err7 = { instancePath: instancePath + "/params/threshold", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              let err8 = { instancePath: instancePath + "/params/threshold", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/params/threshold", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data1.filters !== void 0) {
          let data5 = data1.filters;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.location !== void 0 && typeof data5.location != "string") {
              let err10 = { instancePath: instancePath + "/params/filters/location", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data5.character !== void 0 && typeof data5.character != "string") {
              let err11 = { instancePath: instancePath + "/params/filters/character", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data5.characters !== void 0) {
              let data8 = data5.characters;
              if (Array.isArray(data8)) {
                let len0 = data8.length;
                for (let i0 = 0; i0 < len0; i0++)
                  if (typeof data8[i0] != "string") {
                    let err12 = { instancePath: instancePath + "/params/filters/characters/" + i0, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                  }
              } else {
                let err13 = { instancePath: instancePath + "/params/filters/characters", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data5.about !== void 0 && typeof data5.about != "string") {
              let err14 = { instancePath: instancePath + "/params/filters/about", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data5.kind !== void 0 && typeof data5.kind != "string") {
              let err15 = { instancePath: instancePath + "/params/filters/kind", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data5.tags !== void 0) {
              let data12 = data5.tags;
              if (Array.isArray(data12)) {
                let len1 = data12.length;
                for (let i1 = 0; i1 < len1; i1++)
                  if (typeof data12[i1] != "string") {
                    let err16 = { instancePath: instancePath + "/params/filters/tags/" + i1, keyword: "type", params: { type: "string" } };
                    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                  }
              } else {
                let err17 = { instancePath: instancePath + "/params/filters/tags", keyword: "type", params: { type: "array" } };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data5.episode !== void 0) {
              let data14 = data5.episode;
              if (!(data14 === "triumph" || data14 === "failure")) {
                let err18 = { instancePath: instancePath + "/params/filters/episode", keyword: "enum", params: { allowedValues: schema10.properties.params.properties.filters.properties.episode.enum } };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data5.significance !== void 0) {
              let data15 = data5.significance;
              if (!(data15 === "low" || data15 === "medium" || data15 === "high")) {
                let err19 = { instancePath: instancePath + "/params/filters/significance", keyword: "enum", params: { allowedValues: schema10.properties.params.properties.filters.properties.significance.enum } };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
            }
            if (data5.witness !== void 0 && typeof data5.witness != "string") {
              let err20 = { instancePath: instancePath + "/params/filters/witness", keyword: "type", params: { type: "string" } };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data5.since !== void 0) {
              let data17 = data5.since;
              if (typeof data17 == "string") {
                if (!formats0.test(data17)) {
                  let err21 = { instancePath: instancePath + "/params/filters/since", keyword: "format", params: { format: "date-time" } };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                let err22 = { instancePath: instancePath + "/params/filters/since", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data5.until !== void 0) {
              let data18 = data5.until;
              if (typeof data18 == "string") {
                if (!formats0.test(data18)) {
                  let err23 = { instancePath: instancePath + "/params/filters/until", keyword: "format", params: { format: "date-time" } };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                let err24 = { instancePath: instancePath + "/params/filters/until", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
          } else {
            let err25 = { instancePath: instancePath + "/params/filters", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "reputation.update") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "reputation.update" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.faction === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "faction" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.change === void 0) {
          let err4 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "change" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.faction !== void 0) {
          let data2 = data1.faction;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err5 = { instancePath: instancePath + "/params/faction", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/params/faction", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data1.change !== void 0) {
          let data3 = data1.change;
          if (!(typeof data3 == "number" && isFinite(data3))) {
            let err7 = { instancePath: instancePath + "/params/change", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data1.reason !== void 0 && typeof data1.reason != "string") {
          let err8 = { instancePath: instancePath + "/params/reason", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.factions !== void 0) {
          let data5 = data1.factions;
          if (Array.isArray(data5)) {
            let len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data6 = data5[i0];
              if (typeof data6 == "string") {
                if (func2(data6) < 1) {
                  let err9 = { instancePath: instancePath + "/params/factions/" + i0, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/params/factions/" + i0, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          } else {
            let err11 = { instancePath: instancePath + "/params/factions", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data1.scale !== void 0) {
          let data7 = data1.scale;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.min !== void 0) {
              let data8 = data7.min;
              if (!(typeof data8 == "number" && isFinite(data8))) {
                let err12 = { instancePath: instancePath + "/params/scale/min", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data7.max !== void 0) {
              let data9 = data7.max;
              if (!(typeof data9 == "number" && isFinite(data9))) {
                let err13 = { instancePath: instancePath + "/params/scale/max", keyword: "type", params: { type: "number" } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/params/scale", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data1.decayRate !== void 0) {
          let data10 = data1.decayRate;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1 || isNaN(data10)) {
              let err15 = { instancePath: instancePath + "/params/decayRate", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              let err16 = { instancePath: instancePath + "/params/decayRate", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/params/decayRate", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "reputation.query") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "reputation.query" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.faction !== void 0) {
          let data2 = data1.faction;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err3 = { instancePath: instancePath + "/params/faction", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/params/faction", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        if (data1.factions !== void 0) {
          let data3 = data1.factions;
          if (Array.isArray(data3)) {
            let len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (typeof data4 == "string") {
                if (func2(data4) < 1) {
                  let err5 = { instancePath: instancePath + "/params/factions/" + i0, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              } else {
                let err6 = { instancePath: instancePath + "/params/factions/" + i0, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
          } else {
            let err7 = { instancePath: instancePath + "/params/factions", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "perception.init") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "perception.init" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.npc === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "npc" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.npc !== void 0) {
          let data2 = data1.npc;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data1.impression !== void 0) {
          let data3 = data1.impression;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 100 || isNaN(data3)) {
              let err6 = { instancePath: instancePath + "/params/impression", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data3 < -100 || isNaN(data3)) {
              let err7 = { instancePath: instancePath + "/params/impression", keyword: "minimum", params: { comparison: ">=", limit: -100 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/params/impression", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data1.factions !== void 0) {
          let data4 = data1.factions;
          if (Array.isArray(data4)) {
            let len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (typeof data5 == "string") {
                if (func2(data5) < 1) {
                  let err9 = { instancePath: instancePath + "/params/factions/" + i0, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/params/factions/" + i0, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          } else {
            let err11 = { instancePath: instancePath + "/params/factions", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data1.likes !== void 0) {
          let data6 = data1.likes;
          if (Array.isArray(data6)) {
            let len1 = data6.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data7 = data6[i1];
              if (typeof data7 == "string") {
                if (func2(data7) < 1) {
                  let err12 = { instancePath: instancePath + "/params/likes/" + i1, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/params/likes/" + i1, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
          } else {
            let err14 = { instancePath: instancePath + "/params/likes", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data1.dislikes !== void 0) {
          let data8 = data1.dislikes;
          if (Array.isArray(data8)) {
            let len2 = data8.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data9 = data8[i2];
              if (typeof data9 == "string") {
                if (func2(data9) < 1) {
                  let err15 = { instancePath: instancePath + "/params/dislikes/" + i2, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/params/dislikes/" + i2, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/params/dislikes", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data1.factionInfluenceWeight !== void 0) {
          let data10 = data1.factionInfluenceWeight;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1 || isNaN(data10)) {
              let err18 = { instancePath: instancePath + "/params/factionInfluenceWeight", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              let err19 = { instancePath: instancePath + "/params/factionInfluenceWeight", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/params/factionInfluenceWeight", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data1.decayRate !== void 0) {
          let data11 = data1.decayRate;
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 1 || isNaN(data11)) {
              let err21 = { instancePath: instancePath + "/params/decayRate", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data11 < 0 || isNaN(data11)) {
              let err22 = { instancePath: instancePath + "/params/decayRate", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/params/decayRate", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "perception.update") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "perception.update" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.npc === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "npc" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.change === void 0) {
          let err4 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "change" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.npc !== void 0) {
          let data2 = data1.npc;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err5 = { instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data1.change !== void 0) {
          let data3 = data1.change;
          if (!(typeof data3 == "number" && isFinite(data3))) {
            let err7 = { instancePath: instancePath + "/params/change", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data1.reason !== void 0 && typeof data1.reason != "string") {
          let err8 = { instancePath: instancePath + "/params/reason", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.witnesses !== void 0) {
          let data5 = data1.witnesses;
          if (Array.isArray(data5)) {
            let len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data6 = data5[i0];
              if (typeof data6 == "string") {
                if (func2(data6) < 1) {
                  let err9 = { instancePath: instancePath + "/params/witnesses/" + i0, keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              } else {
                let err10 = { instancePath: instancePath + "/params/witnesses/" + i0, keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          } else {
            let err11 = { instancePath: instancePath + "/params/witnesses", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data1.decayRate !== void 0) {
          let data7 = data1.decayRate;
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1 || isNaN(data7)) {
              let err12 = { instancePath: instancePath + "/params/decayRate", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              let err13 = { instancePath: instancePath + "/params/decayRate", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/params/decayRate", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "perception.query") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "perception.query" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.npc === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "npc" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.npc !== void 0) {
          let data2 = data1.npc;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data1.modifierScale !== void 0) {
          let data3 = data1.modifierScale;
          if (!(typeof data3 == "number" && isFinite(data3))) {
            let err6 = { instancePath: instancePath + "/params/modifierScale", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "lore.search") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "lore.search" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.query === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "query" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.query !== void 0) {
          let data2 = data1.query;
          if (typeof data2 == "string") {
            if (!pattern0.test(data2)) {
              let err4 = { instancePath: instancePath + "/params/query", keyword: "pattern", params: { pattern: "\\S" } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/query", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data1.limit !== void 0) {
          let data3 = data1.limit;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err6 = { instancePath: instancePath + "/params/limit", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
            let err7 = { instancePath: instancePath + "/params/limit", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "portraits.put") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "portraits.put" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.characterId === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "characterId" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.imagePath === void 0) {
          let err4 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "imagePath" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.characterId !== void 0) {
          let data2 = data1.characterId;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err5 = { instancePath: instancePath + "/params/characterId", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/params/characterId", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data1.imagePath !== void 0) {
          let data3 = data1.imagePath;
          if (typeof data3 == "string") {
            if (func2(data3) < 1) {
              let err7 = { instancePath: instancePath + "/params/imagePath", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/params/imagePath", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data1.description !== void 0 && typeof data1.description != "string") {
          let err9 = { instancePath: instancePath + "/params/description", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "portraits.find") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "portraits.find" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.characterId === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "characterId" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.characterId !== void 0) {
          let data2 = data1.characterId;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/params/characterId", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/characterId", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data1.description !== void 0 && typeof data1.description != "string") {
          let err6 = { instancePath: instancePath + "/params/description", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
var schema19 = { type: "object", required: ["method", "params"], properties: { method: { const: "narrator.generate" }, params: { type: "object", properties: { purpose: { enum: ["prose", "choices"] }, style: { enum: ["terse", "vivid", "poetic"] }, guidance: { type: "string" } } } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "narrator.generate") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "narrator.generate" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.purpose !== void 0) {
          let data2 = data1.purpose;
          if (!(data2 === "prose" || data2 === "choices")) {
            let err3 = { instancePath: instancePath + "/params/purpose", keyword: "enum", params: { allowedValues: schema19.properties.params.properties.purpose.enum } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
        if (data1.style !== void 0) {
          let data3 = data1.style;
          if (!(data3 === "terse" || data3 === "vivid" || data3 === "poetic")) {
            let err4 = { instancePath: instancePath + "/params/style", keyword: "enum", params: { allowedValues: schema19.properties.params.properties.style.enum } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        if (data1.guidance !== void 0 && typeof data1.guidance != "string") {
          let err5 = { instancePath: instancePath + "/params/guidance", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "story.read") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "story.read" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.path !== void 0 && typeof data1.path != "string") {
          let err3 = { instancePath: instancePath + "/params/path", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
var schema21 = { type: "object", required: ["method", "params"], properties: { method: { const: "rules.check" }, params: { type: "object", properties: { stat: { type: "string", minLength: 1 }, difficulty: { enum: ["low", "even", "high"] }, npc: { type: "string", minLength: 1 }, feeling: { type: "number" }, episode: { type: "string", minLength: 1 } } } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "rules.check") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "rules.check" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.stat !== void 0) {
          let data2 = data1.stat;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err3 = { instancePath: instancePath + "/params/stat", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
          } else {
            let err4 = { instancePath: instancePath + "/params/stat", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        if (data1.difficulty !== void 0) {
          let data3 = data1.difficulty;
          if (!(data3 === "low" || data3 === "even" || data3 === "high")) {
            let err5 = { instancePath: instancePath + "/params/difficulty", keyword: "enum", params: { allowedValues: schema21.properties.params.properties.difficulty.enum } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data1.npc !== void 0) {
          let data4 = data1.npc;
          if (typeof data4 == "string") {
            if (func2(data4) < 1) {
              let err6 = { instancePath: instancePath + "/params/npc", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/params/npc", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        if (data1.feeling !== void 0) {
          let data5 = data1.feeling;
          if (!(typeof data5 == "number" && isFinite(data5))) {
            let err8 = { instancePath: instancePath + "/params/feeling", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data1.episode !== void 0) {
          let data6 = data1.episode;
          if (typeof data6 == "string") {
            if (func2(data6) < 1) {
              let err9 = { instancePath: instancePath + "/params/episode", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/params/episode", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "storage.get") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.get" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.key === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "key" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.key !== void 0) {
          let data2 = data1.key;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/params/key", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/key", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
var schema23 = { type: "object", required: ["method", "params"], properties: { method: { const: "storage.set" }, params: { type: "object", required: ["key", "value"], properties: { key: { type: "string", minLength: 1 }, value: { type: ["object", "array", "string", "number", "boolean", "null"] } } } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "storage.set") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.set" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.key === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "key" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.value === void 0) {
          let err4 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "value" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.key !== void 0) {
          let data2 = data1.key;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err5 = { instancePath: instancePath + "/params/key", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/params/key", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data1.value !== void 0) {
          let data3 = data1.value;
          if (typeof data3 != "object" && typeof data3 != "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 != "boolean") {
            let err7 = { instancePath: instancePath + "/params/value", keyword: "type", params: { type: schema23.properties.params.properties.value.type } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "storage.delete") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.delete" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.key === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "key" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.key !== void 0) {
          let data2 = data1.key;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err4 = { instancePath: instancePath + "/params/key", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/key", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "storage.list") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "storage.list" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.prefix !== void 0 && typeof data1.prefix != "string") {
          let err3 = { instancePath: instancePath + "/params/prefix", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
var schema26 = { type: "object", required: ["method", "params"], properties: { method: { const: "assets.write" }, params: { type: "object", required: ["mediaType", "content"], properties: { mediaType: { type: "string", minLength: 1 }, content: { type: "string" }, encoding: { enum: ["utf8", "base64"] }, name: { type: "string" } } } } };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "assets.write") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "assets.write" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.mediaType === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "mediaType" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.content === void 0) {
          let err4 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "content" } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.mediaType !== void 0) {
          let data2 = data1.mediaType;
          if (typeof data2 == "string") {
            if (func2(data2) < 1) {
              let err5 = { instancePath: instancePath + "/params/mediaType", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/params/mediaType", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data1.content !== void 0 && typeof data1.content != "string") {
          let err7 = { instancePath: instancePath + "/params/content", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.encoding !== void 0) {
          let data4 = data1.encoding;
          if (!(data4 === "utf8" || data4 === "base64")) {
            let err8 = { instancePath: instancePath + "/params/encoding", keyword: "enum", params: { allowedValues: schema26.properties.params.properties.encoding.enum } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data1.name !== void 0 && typeof data1.name != "string") {
          let err9 = { instancePath: instancePath + "/params/name", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "random.secure") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "random.secure" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err3 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
var schema28 = { type: "object", required: ["method", "params"], properties: { method: { const: "http.fetch" }, params: { type: "object", required: ["url"], properties: { url: { type: "string", pattern: "^https?://\\S+$" }, method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] }, headers: { type: "object", additionalProperties: { type: "string" } }, body: { type: "string" } } } } }, pattern2 = new RegExp("^https?://\\S+$", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "method" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.params === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "params" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method !== void 0 && data.method !== "http.fetch") {
      let err2 = { instancePath: instancePath + "/method", keyword: "const", params: { allowedValue: "http.fetch" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.params !== void 0) {
      let data1 = data.params;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.url === void 0) {
          let err3 = { instancePath: instancePath + "/params", keyword: "required", params: { missingProperty: "url" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.url !== void 0) {
          let data2 = data1.url;
          if (typeof data2 == "string") {
            if (!pattern2.test(data2)) {
              let err4 = { instancePath: instancePath + "/params/url", keyword: "pattern", params: { pattern: "^https?://\\S+$" } };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/params/url", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        if (data1.method !== void 0) {
          let data3 = data1.method;
          if (!(data3 === "GET" || data3 === "POST" || data3 === "PUT" || data3 === "PATCH" || data3 === "DELETE" || data3 === "HEAD")) {
            let err6 = { instancePath: instancePath + "/params/method", keyword: "enum", params: { allowedValues: schema28.properties.params.properties.method.enum } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        if (data1.headers !== void 0) {
          let data4 = data1.headers;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            for (let key0 in data4)
              if (typeof data4[key0] != "string") {
                let err7 = { instancePath: instancePath + "/params/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
          } else {
            let err8 = { instancePath: instancePath + "/params/headers", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        if (data1.body !== void 0 && typeof data1.body != "string") {
          let err9 = { instancePath: instancePath + "/params/body", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/params", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let tag0 = data.method;
    if (typeof tag0 == "string")
      if (tag0 === "memory.store")
        validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : (validate25.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "memory.recall")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "reputation.update")
        validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : (validate27.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "reputation.query")
        validate28(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "perception.init")
        validate29(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate29.errors : (validate29.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "perception.update")
        validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : (validate30.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "perception.query")
        validate31(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate31.errors : (validate31.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "lore.search")
        validate32(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate32.errors : (validate32.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "portraits.put")
        validate33(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate33.errors : (validate33.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "portraits.find")
        validate34(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate34.errors : (validate34.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "narrator.generate")
        validate35(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate35.errors : (validate35.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "story.read")
        validate36(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate36.errors : (validate36.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "rules.check")
        validate37(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate37.errors : (validate37.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "storage.get")
        validate38(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate38.errors : (validate38.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "storage.set")
        validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : (validate39.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "storage.delete")
        validate40(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate40.errors : (validate40.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "storage.list")
        validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : (validate41.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "assets.write")
        validate42(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate42.errors : (validate42.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "random.secure")
        validate43(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate43.errors : (validate43.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "http.fetch")
        validate44(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate44.errors : (validate44.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err0 = { instancePath, keyword: "discriminator", params: { error: "mapping", tag: "method", tagValue: tag0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    else {
      let err1 = { instancePath, keyword: "discriminator", params: { error: "tag", tag: "method", tagValue: tag0 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "error" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.error !== void 0) {
      let data0 = data.error;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.code === void 0) {
          let err1 = { instancePath: instancePath + "/error", keyword: "required", params: { missingProperty: "code" } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data0.message === void 0) {
          let err2 = { instancePath: instancePath + "/error", keyword: "required", params: { missingProperty: "message" } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.data === void 0) {
          let err3 = { instancePath: instancePath + "/error", keyword: "required", params: { missingProperty: "data" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.code !== void 0) {
          let data1 = data0.code;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err4 = { instancePath: instancePath + "/error/code", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        }
        if (data0.message !== void 0 && typeof data0.message != "string") {
          let err5 = { instancePath: instancePath + "/error/message", keyword: "type", params: { type: "string" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0.data !== void 0) {
          let data3 = data0.data;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.code === void 0) {
              let err6 = { instancePath: instancePath + "/error/data", keyword: "required", params: { missingProperty: "code" } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data3.code !== void 0) {
              let data4 = data3.code;
              if (typeof data4 == "string") {
                if (func2(data4) < 1) {
                  let err7 = { instancePath: instancePath + "/error/data/code", keyword: "minLength", params: { limit: 1 } };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/error/data/code", keyword: "type", params: { type: "string" } };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
          } else {
            let err9 = { instancePath: instancePath + "/error/data", keyword: "type", params: { type: "object" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/error", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "result" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.result !== void 0) {
      let data0 = data.result;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        let err1 = { instancePath: instancePath + "/result", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.error === void 0 && (missing0 = "error")) {
      let err1 = {};
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    validate67(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate67.errors : (validate67.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    validate69(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate69.errors : (validate69.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err2 = { instancePath, keyword: "if", params: { failingKeyword: ifClause0 } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
  let _errs3 = errors, valid1 = !0, _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.method === void 0 && (missing0 = "method")) {
      let err1 = {};
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs5 = errors;
    validate24(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate24.errors : (validate24.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
    var _valid0 = _errs5 === errors;
    valid1 = _valid0, ifClause0 = "then";
  } else {
    let _errs6 = errors;
    validate66(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate66.errors : (validate66.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
    var _valid0 = _errs6 === errors;
    valid1 = _valid0, ifClause0 = "else";
  }
  if (!valid1) {
    let err2 = { instancePath, keyword: "if", params: { failingKeyword: ifClause0 } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateServiceLine
};
