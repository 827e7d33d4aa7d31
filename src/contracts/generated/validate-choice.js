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

// validate-choice.js
var validateChoice = validate21, schema6 = { $id: "choice.schema.json", type: "object", required: ["id", "text", "intent", "because", "difficulty", "hint", "by"], properties: { id: { type: "string", pattern: "^c[1-9][0-9]*$" }, text: { type: "string", minLength: 1 }, intent: { $ref: "#/$defs/intent" }, because: { type: "array", items: { $ref: "#/$defs/because" } }, difficulty: { enum: ["low", "even", "high", null] }, hint: { type: ["string", "null"] }, risked: { type: "string", minLength: 1 }, by: { type: "string", pattern: "^(author|engine|skill:.+|model:.+)$" } }, $defs: { intent: { type: "object", required: ["kind"], properties: { kind: { type: "string", minLength: 1 }, target: { type: "string" }, with: { type: "string" }, stat: { type: "string" }, difficulty: { enum: ["low", "even", "high"] }, tone: { enum: ["friendly", "cooperative", "hostile"] }, faction: { type: "string", minLength: 1 }, requires: { type: "object", required: ["stat"], properties: { stat: { type: "string", minLength: 1 }, above: { type: "number" } } }, refused: { enum: ["nobody-here", "out-of-sight", "not-held", "no-way", "dead", "not-in-this-world", "only-words", "out-of-reach"] }, goal: { type: "string" }, left: { type: "boolean" }, leadsTo: { type: "string" }, elseTo: { type: "string" } } }, because: { type: "object", required: ["kind", "id", "text"], properties: { kind: { enum: ["memory", "person", "beat", "item", "place", "stat", "skill"] }, id: { type: "string", minLength: 1 }, text: { type: "string" } } } } }, pattern0 = new RegExp("^c[1-9][0-9]*$", "u"), pattern1 = new RegExp("^(author|engine|skill:.+|model:.+)$", "u"), func2 = require_ucs2length().default, schema7 = { type: "object", required: ["kind"], properties: { kind: { type: "string", minLength: 1 }, target: { type: "string" }, with: { type: "string" }, stat: { type: "string" }, difficulty: { enum: ["low", "even", "high"] }, tone: { enum: ["friendly", "cooperative", "hostile"] }, faction: { type: "string", minLength: 1 }, requires: { type: "object", required: ["stat"], properties: { stat: { type: "string", minLength: 1 }, above: { type: "number" } } }, refused: { enum: ["nobody-here", "out-of-sight", "not-held", "no-way", "dead", "not-in-this-world", "only-words", "out-of-reach"] }, goal: { type: "string" }, left: { type: "boolean" }, leadsTo: { type: "string" }, elseTo: { type: "string" } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/kind", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.target !== void 0 && typeof data.target != "string") {
      let err3 = { instancePath: instancePath + "/target", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.with !== void 0 && typeof data.with != "string") {
      let err4 = { instancePath: instancePath + "/with", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.stat !== void 0 && typeof data.stat != "string") {
      let err5 = { instancePath: instancePath + "/stat", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.difficulty !== void 0) {
      let data4 = data.difficulty;
      if (!(data4 === "low" || data4 === "even" || data4 === "high")) {
        let err6 = { instancePath: instancePath + "/difficulty", keyword: "enum", params: { allowedValues: schema7.properties.difficulty.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tone !== void 0) {
      let data5 = data.tone;
      if (!(data5 === "friendly" || data5 === "cooperative" || data5 === "hostile")) {
        let err7 = { instancePath: instancePath + "/tone", keyword: "enum", params: { allowedValues: schema7.properties.tone.enum } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.faction !== void 0) {
      let data6 = data.faction;
      if (typeof data6 == "string") {
        if (func2(data6) < 1) {
          let err8 = { instancePath: instancePath + "/faction", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/faction", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.requires !== void 0) {
      let data7 = data.requires;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.stat === void 0) {
          let err10 = { instancePath: instancePath + "/requires", keyword: "required", params: { missingProperty: "stat" } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data7.stat !== void 0) {
          let data8 = data7.stat;
          if (typeof data8 == "string") {
            if (func2(data8) < 1) {
              let err11 = { instancePath: instancePath + "/requires/stat", keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/requires/stat", keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data7.above !== void 0) {
          let data9 = data7.above;
          if (!(typeof data9 == "number" && isFinite(data9))) {
            let err13 = { instancePath: instancePath + "/requires/above", keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/requires", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.refused !== void 0) {
      let data10 = data.refused;
      if (!(data10 === "nobody-here" || data10 === "out-of-sight" || data10 === "not-held" || data10 === "no-way" || data10 === "dead" || data10 === "not-in-this-world" || data10 === "only-words" || data10 === "out-of-reach")) {
        let err15 = { instancePath: instancePath + "/refused", keyword: "enum", params: { allowedValues: schema7.properties.refused.enum } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.goal !== void 0 && typeof data.goal != "string") {
      let err16 = { instancePath: instancePath + "/goal", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.left !== void 0 && typeof data.left != "boolean") {
      let err17 = { instancePath: instancePath + "/left", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.leadsTo !== void 0 && typeof data.leadsTo != "string") {
      let err18 = { instancePath: instancePath + "/leadsTo", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.elseTo !== void 0 && typeof data.elseTo != "string") {
      let err19 = { instancePath: instancePath + "/elseTo", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
  } else {
    let err20 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var schema8 = { type: "object", required: ["kind", "id", "text"], properties: { kind: { enum: ["memory", "person", "beat", "item", "place", "stat", "skill"] }, id: { type: "string", minLength: 1 }, text: { type: "string" } } };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "text" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (!(data0 === "memory" || data0 === "person" || data0 === "beat" || data0 === "item" || data0 === "place" || data0 === "stat" || data0 === "skill")) {
        let err3 = { instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema8.properties.kind.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err4 = { instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.text !== void 0 && typeof data.text != "string") {
      let err6 = { instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "text" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.intent === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "intent" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.because === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "because" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.difficulty === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "difficulty" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hint === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "hint" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.by === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "by" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          let err7 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^c[1-9][0-9]*$" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err9 = { instancePath: instancePath + "/text", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.intent !== void 0 && (validate22(data.intent, { instancePath: instancePath + "/intent", parentData: data, parentDataProperty: "intent", rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.because !== void 0) {
      let data3 = data.because;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate24(data3[i0], { instancePath: instancePath + "/because/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate24.errors : (validate24.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/because", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.difficulty !== void 0) {
      let data5 = data.difficulty;
      if (!(data5 === "low" || data5 === "even" || data5 === "high" || data5 === null)) {
        let err12 = { instancePath: instancePath + "/difficulty", keyword: "enum", params: { allowedValues: schema6.properties.difficulty.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data6 = data.hint;
      if (typeof data6 != "string" && data6 !== null) {
        let err13 = { instancePath: instancePath + "/hint", keyword: "type", params: { type: schema6.properties.hint.type } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.risked !== void 0) {
      let data7 = data.risked;
      if (typeof data7 == "string") {
        if (func2(data7) < 1) {
          let err14 = { instancePath: instancePath + "/risked", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/risked", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.by !== void 0) {
      let data8 = data.by;
      if (typeof data8 == "string") {
        if (!pattern1.test(data8)) {
          let err16 = { instancePath: instancePath + "/by", keyword: "pattern", params: { pattern: "^(author|engine|skill:.+|model:.+)$" } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/by", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateChoice
};
