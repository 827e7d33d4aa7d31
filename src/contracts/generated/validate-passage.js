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

// validate-passage.js
var validatePassageHeader = validate21, schema6 = { $id: "passage.schema.json", type: "object", required: ["part"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { part: { enum: ["opening", "outcome", "place", "waylaid", "reaction", "pressure", "callback", "breather", "ending", "choices", "retelling"] }, of: { type: ["string", "array"], items: { type: "string" } }, where: { type: ["string", "array"], items: { type: "string" } }, who: { type: ["string", "array"], items: { type: "string" } }, speaker: { type: "string", minLength: 1 }, scene: { type: ["string", "array"], items: { $ref: "#/$defs/sceneType" }, if: { type: "string" }, then: { $ref: "#/$defs/sceneType" } }, intent: { type: ["string", "array"], items: { type: "string" } }, asks: { type: ["string", "array"], items: { type: "string" } }, outcome: { type: ["string", "array"], items: { type: "string" } }, beat: { type: "string", minLength: 1 }, after: { type: ["string", "array"], items: { type: "string" } }, before: { type: ["string", "array"], items: { type: "string" } }, time: { type: ["string", "array"], items: { $ref: "#/$defs/partOfDay" }, if: { type: "string" }, then: { $ref: "#/$defs/partOfDay" } }, mood: { type: ["string", "array"], items: { type: "string" } }, first: { type: "boolean" }, has: { type: ["string", "array"], items: { type: "string" } }, feeling: { type: ["string", "array"], items: { type: "string" } }, if: { type: ["string", "array"], items: { type: "string" } }, recalls: { $ref: "#/$defs/recalls" }, cast: { type: "object", additionalProperties: { $ref: "#/$defs/role" } }, once: { type: "boolean" }, weight: { type: "number", minimum: 0 }, effects: { type: ["string", "array"], items: { type: "string" } }, memory: { $ref: "#/$defs/memory" } }, $defs: { sceneType: { enum: ["travel", "dialogue", "danger", "resolution"] }, partOfDay: { enum: ["dawn", "morning", "noon", "afternoon", "dusk", "evening", "night"] }, recalls: { type: "object", properties: { about: { type: "string" }, kind: { type: "string" }, age: { type: "integer", minimum: 0 } } }, role: { type: "object", properties: { trait: { type: "string" }, not: { type: ["string", "array"], items: { type: "string" } } } }, memory: { type: ["string", "object"], required: ["text"], properties: { text: { type: "string", minLength: 1 }, kind: { type: "string" }, about: { type: "string" }, significance: { enum: ["low", "medium", "high"] }, due: { type: "string", pattern: "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$" } } } } };
var func2 = require_ucs2length().default, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.source_model === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "source_model" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.generated_at === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "generated_at" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.seed_data === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "seed_data" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.source_model !== void 0) {
      let data0 = data.source_model;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/source_model", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/source_model", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.generated_at !== void 0) {
      let data1 = data.generated_at;
      if (typeof data1 == "string") {
        if (!formats0.test(data1)) {
          let err5 = { instancePath: instancePath + "/generated_at", keyword: "format", params: { format: "date-time" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/generated_at", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.seed_data !== void 0 && typeof data.seed_data != "string") {
      let err7 = { instancePath: instancePath + "/seed_data", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.version !== void 0 && typeof data.version != "string") {
      let err8 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.sources !== void 0) {
      let data4 = data.sources;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err9 = { instancePath: instancePath + "/sources/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        let err10 = { instancePath: instancePath + "/sources", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.checksum !== void 0 && typeof data.checksum != "string") {
      let err11 = { instancePath: instancePath + "/checksum", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.generated === void 0 && (missing0 = "generated")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    } else if (data.generated !== void 0 && data.generated !== !0) {
      let err1 = {};
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.provenance === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "provenance" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.provenance !== void 0) {
      let err3 = { instancePath: instancePath + "/provenance", keyword: "false schema", params: {} };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (!valid0) {
    let err4 = { instancePath, keyword: "if", params: { failingKeyword: ifClause0 } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err5 = { instancePath: instancePath + "/$schema", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.generated !== void 0 && typeof data.generated != "boolean") {
      let err6 = { instancePath: instancePath + "/generated", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    data.provenance !== void 0 && (validate23(data.provenance, { instancePath: instancePath + "/provenance", parentData: data, parentDataProperty: "provenance", rootData }) || (vErrors = vErrors === null ? validate23.errors : (validate23.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var schema9 = { enum: ["travel", "dialogue", "danger", "resolution"] };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "travel" || data === "dialogue" || data === "danger" || data === "resolution")) {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema9.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var schema10 = { enum: ["dawn", "morning", "noon", "afternoon", "dusk", "evening", "night"] };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data === "dawn" || data === "morning" || data === "noon" || data === "afternoon" || data === "dusk" || data === "evening" || data === "night")) {
    let err0 = { instancePath, keyword: "enum", params: { allowedValues: schema10.enum } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.about !== void 0 && typeof data.about != "string") {
      let err0 = { instancePath: instancePath + "/about", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind !== void 0 && typeof data.kind != "string") {
      let err1 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.age !== void 0) {
      let data2 = data.age;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err2 = { instancePath: instancePath + "/age", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err3 = { instancePath: instancePath + "/age", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
var schema12 = { type: "object", properties: { trait: { type: "string" }, not: { type: ["string", "array"], items: { type: "string" } } } };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.trait !== void 0 && typeof data.trait != "string") {
      let err0 = { instancePath: instancePath + "/trait", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.not !== void 0) {
      let data1 = data.not;
      if (typeof data1 != "string" && !Array.isArray(data1)) {
        let err1 = { instancePath: instancePath + "/not", keyword: "type", params: { type: schema12.properties.not.type } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err2 = { instancePath: instancePath + "/not/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
var schema13 = { type: ["string", "object"], required: ["text"], properties: { text: { type: "string", minLength: 1 }, kind: { type: "string" }, about: { type: "string" }, significance: { enum: ["low", "medium", "high"] }, due: { type: "string", pattern: "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$" } } }, pattern0 = new RegExp("^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string" && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: schema13.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "text" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/text", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.kind !== void 0 && typeof data.kind != "string") {
      let err4 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.about !== void 0 && typeof data.about != "string") {
      let err5 = { instancePath: instancePath + "/about", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.significance !== void 0) {
      let data3 = data.significance;
      if (!(data3 === "low" || data3 === "medium" || data3 === "high")) {
        let err6 = { instancePath: instancePath + "/significance", keyword: "enum", params: { allowedValues: schema13.properties.significance.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.due !== void 0) {
      let data4 = data.due;
      if (typeof data4 == "string") {
        if (!pattern0.test(data4)) {
          let err7 = { instancePath: instancePath + "/due", keyword: "pattern", params: { pattern: "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$" } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/due", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate36.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.part === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "part" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.part !== void 0) {
      let data0 = data.part;
      if (!(data0 === "opening" || data0 === "outcome" || data0 === "place" || data0 === "waylaid" || data0 === "reaction" || data0 === "pressure" || data0 === "callback" || data0 === "breather" || data0 === "ending" || data0 === "choices" || data0 === "retelling")) {
        let err1 = { instancePath: instancePath + "/part", keyword: "enum", params: { allowedValues: schema6.properties.part.enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.of !== void 0) {
      let data1 = data.of;
      if (typeof data1 != "string" && !Array.isArray(data1)) {
        let err2 = { instancePath: instancePath + "/of", keyword: "type", params: { type: schema6.properties.of.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err3 = { instancePath: instancePath + "/of/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      }
    }
    if (data.where !== void 0) {
      let data3 = data.where;
      if (typeof data3 != "string" && !Array.isArray(data3)) {
        let err4 = { instancePath: instancePath + "/where", keyword: "type", params: { type: schema6.properties.where.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data3[i1] != "string") {
            let err5 = { instancePath: instancePath + "/where/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
      }
    }
    if (data.who !== void 0) {
      let data5 = data.who;
      if (typeof data5 != "string" && !Array.isArray(data5)) {
        let err6 = { instancePath: instancePath + "/who", keyword: "type", params: { type: schema6.properties.who.type } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (Array.isArray(data5)) {
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data5[i2] != "string") {
            let err7 = { instancePath: instancePath + "/who/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      }
    }
    if (data.speaker !== void 0) {
      let data7 = data.speaker;
      if (typeof data7 == "string") {
        if (func2(data7) < 1) {
          let err8 = { instancePath: instancePath + "/speaker", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/speaker", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.scene !== void 0) {
      let data8 = data.scene;
      if (typeof data8 != "string" && !Array.isArray(data8)) {
        let err10 = { instancePath: instancePath + "/scene", keyword: "type", params: { type: schema6.properties.scene.type } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      let _errs19 = errors, valid8 = !0, _errs20 = errors;
      if (typeof data8 != "string") {
        let err11 = {};
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid0 = _errs20 === errors;
      if (errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null), _valid0) {
        let _errs22 = errors;
        validate26(data8, { instancePath: instancePath + "/scene", parentData: data, parentDataProperty: "scene", rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        var _valid0 = _errs22 === errors;
        valid8 = _valid0;
      }
      if (!valid8) {
        let err12 = { instancePath: instancePath + "/scene", keyword: "if", params: { failingKeyword: "then" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Array.isArray(data8)) {
        let len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate26(data8[i3], { instancePath: instancePath + "/scene/" + i3, parentData: data8, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      }
    }
    if (data.intent !== void 0) {
      let data10 = data.intent;
      if (typeof data10 != "string" && !Array.isArray(data10)) {
        let err13 = { instancePath: instancePath + "/intent", keyword: "type", params: { type: schema6.properties.intent.type } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Array.isArray(data10)) {
        let len4 = data10.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (typeof data10[i4] != "string") {
            let err14 = { instancePath: instancePath + "/intent/" + i4, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
      }
    }
    if (data.asks !== void 0) {
      let data12 = data.asks;
      if (typeof data12 != "string" && !Array.isArray(data12)) {
        let err15 = { instancePath: instancePath + "/asks", keyword: "type", params: { type: schema6.properties.asks.type } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Array.isArray(data12)) {
        let len5 = data12.length;
        for (let i5 = 0; i5 < len5; i5++)
          if (typeof data12[i5] != "string") {
            let err16 = { instancePath: instancePath + "/asks/" + i5, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
      }
    }
    if (data.outcome !== void 0) {
      let data14 = data.outcome;
      if (typeof data14 != "string" && !Array.isArray(data14)) {
        let err17 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: schema6.properties.outcome.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Array.isArray(data14)) {
        let len6 = data14.length;
        for (let i6 = 0; i6 < len6; i6++)
          if (typeof data14[i6] != "string") {
            let err18 = { instancePath: instancePath + "/outcome/" + i6, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
      }
    }
    if (data.beat !== void 0) {
      let data16 = data.beat;
      if (typeof data16 == "string") {
        if (func2(data16) < 1) {
          let err19 = { instancePath: instancePath + "/beat", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/beat", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.after !== void 0) {
      let data17 = data.after;
      if (typeof data17 != "string" && !Array.isArray(data17)) {
        let err21 = { instancePath: instancePath + "/after", keyword: "type", params: { type: schema6.properties.after.type } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Array.isArray(data17)) {
        let len7 = data17.length;
        for (let i7 = 0; i7 < len7; i7++)
          if (typeof data17[i7] != "string") {
            let err22 = { instancePath: instancePath + "/after/" + i7, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
      }
    }
    if (data.before !== void 0) {
      let data19 = data.before;
      if (typeof data19 != "string" && !Array.isArray(data19)) {
        let err23 = { instancePath: instancePath + "/before", keyword: "type", params: { type: schema6.properties.before.type } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (Array.isArray(data19)) {
        let len8 = data19.length;
        for (let i8 = 0; i8 < len8; i8++)
          if (typeof data19[i8] != "string") {
            let err24 = { instancePath: instancePath + "/before/" + i8, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
      }
    }
    if (data.time !== void 0) {
      let data21 = data.time;
      if (typeof data21 != "string" && !Array.isArray(data21)) {
        let err25 = { instancePath: instancePath + "/time", keyword: "type", params: { type: schema6.properties.time.type } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      let _errs48 = errors, valid21 = !0, _errs49 = errors;
      if (typeof data21 != "string") {
        let err26 = {};
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      var _valid1 = _errs49 === errors;
      if (errors = _errs48, vErrors !== null && (_errs48 ? vErrors.length = _errs48 : vErrors = null), _valid1) {
        let _errs51 = errors;
        validate29(data21, { instancePath: instancePath + "/time", parentData: data, parentDataProperty: "time", rootData }) || (vErrors = vErrors === null ? validate29.errors : (validate29.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        var _valid1 = _errs51 === errors;
        valid21 = _valid1;
      }
      if (!valid21) {
        let err27 = { instancePath: instancePath + "/time", keyword: "if", params: { failingKeyword: "then" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (Array.isArray(data21)) {
        let len9 = data21.length;
        for (let i9 = 0; i9 < len9; i9++)
          validate29(data21[i9], { instancePath: instancePath + "/time/" + i9, parentData: data21, parentDataProperty: i9, rootData }) || (vErrors = vErrors === null ? validate29.errors : (validate29.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      }
    }
    if (data.mood !== void 0) {
      let data23 = data.mood;
      if (typeof data23 != "string" && !Array.isArray(data23)) {
        let err28 = { instancePath: instancePath + "/mood", keyword: "type", params: { type: schema6.properties.mood.type } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (Array.isArray(data23)) {
        let len10 = data23.length;
        for (let i10 = 0; i10 < len10; i10++)
          if (typeof data23[i10] != "string") {
            let err29 = { instancePath: instancePath + "/mood/" + i10, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
      }
    }
    if (data.first !== void 0 && typeof data.first != "boolean") {
      let err30 = { instancePath: instancePath + "/first", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.has !== void 0) {
      let data26 = data.has;
      if (typeof data26 != "string" && !Array.isArray(data26)) {
        let err31 = { instancePath: instancePath + "/has", keyword: "type", params: { type: schema6.properties.has.type } };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (Array.isArray(data26)) {
        let len11 = data26.length;
        for (let i11 = 0; i11 < len11; i11++)
          if (typeof data26[i11] != "string") {
            let err32 = { instancePath: instancePath + "/has/" + i11, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
      }
    }
    if (data.feeling !== void 0) {
      let data28 = data.feeling;
      if (typeof data28 != "string" && !Array.isArray(data28)) {
        let err33 = { instancePath: instancePath + "/feeling", keyword: "type", params: { type: schema6.properties.feeling.type } };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (Array.isArray(data28)) {
        let len12 = data28.length;
        for (let i12 = 0; i12 < len12; i12++)
          if (typeof data28[i12] != "string") {
            let err34 = { instancePath: instancePath + "/feeling/" + i12, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
      }
    }
    if (data.if !== void 0) {
      let data30 = data.if;
      if (typeof data30 != "string" && !Array.isArray(data30)) {
        let err35 = { instancePath: instancePath + "/if", keyword: "type", params: { type: schema6.properties.if.type } };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (Array.isArray(data30)) {
        let len13 = data30.length;
        for (let i13 = 0; i13 < len13; i13++)
          if (typeof data30[i13] != "string") {
            let err36 = { instancePath: instancePath + "/if/" + i13, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
      }
    }
    if (data.recalls !== void 0 && (validate32(data.recalls, { instancePath: instancePath + "/recalls", parentData: data, parentDataProperty: "recalls", rootData }) || (vErrors = vErrors === null ? validate32.errors : (validate32.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.cast !== void 0) {
      let data33 = data.cast;
      if (data33 && typeof data33 == "object" && !Array.isArray(data33))
        for (let key0 in data33)
          validate34(data33[key0], { instancePath: instancePath + "/cast/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data33, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate34.errors : (validate34.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err37 = { instancePath: instancePath + "/cast", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.once !== void 0 && typeof data.once != "boolean") {
      let err38 = { instancePath: instancePath + "/once", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.weight !== void 0) {
      let data36 = data.weight;
      if (typeof data36 == "number" && isFinite(data36)) {
        if (data36 < 0 || isNaN(data36)) {
          let err39 = { instancePath: instancePath + "/weight", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/weight", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.effects !== void 0) {
      let data37 = data.effects;
      if (typeof data37 != "string" && !Array.isArray(data37)) {
        let err41 = { instancePath: instancePath + "/effects", keyword: "type", params: { type: schema6.properties.effects.type } };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (Array.isArray(data37)) {
        let len14 = data37.length;
        for (let i14 = 0; i14 < len14; i14++)
          if (typeof data37[i14] != "string") {
            let err42 = { instancePath: instancePath + "/effects/" + i14, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
      }
    }
    data.memory !== void 0 && (validate36(data.memory, { instancePath: instancePath + "/memory", parentData: data, parentDataProperty: "memory", rootData }) || (vErrors = vErrors === null ? validate36.errors : (validate36.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err43 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validatePassageHeader
};
