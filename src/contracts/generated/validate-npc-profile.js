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

// validate-npc-profile.js
var validateNpcProfile = validate21, schema6 = { $id: "npc-profile.schema.json", type: "object", required: ["name", "role", "personality"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { name: { type: "string", minLength: 1, maxLength: 300 }, short_name: { type: "string", minLength: 1, maxLength: 300 }, pronouns: { type: "string" }, epithets: { type: "array", items: { type: "string" } }, role: { type: "string", minLength: 1 }, place: { type: "string" }, factions: { type: "array", items: { type: "string" } }, age: { type: ["string", "number"] }, appearance: { type: ["string", "object"] }, background: { type: ["string", "object"] }, personality: { $ref: "#/$defs/personality" }, motivations: { type: "array", items: { type: "string" } }, goals: { type: "array", items: { $ref: "#/$defs/goal" } }, speech_patterns: { $ref: "#/$defs/speech" }, relationships: { type: "object", additionalProperties: { type: "string" } }, secrets: { type: "string" }, portrait: { type: "string" }, stats: { type: "object", additionalProperties: { type: "number" } }, inventory: { type: "array", items: { type: "string" } }, metadata: { $ref: "#/$defs/metadata" } }, $defs: { personality: { type: "object", properties: { traits: { type: "array", items: { type: "string" } }, flaws: { type: "array", items: { type: "string" } }, virtues: { type: "array", items: { type: "string" } } } }, goal: { type: ["string", "object"], properties: { goal: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, priority: { type: "string" }, status: { type: "string" } } }, speech: { type: "object", properties: { style: { type: "string" }, examples: { type: "array", items: { type: "string" } } } }, metadata: { type: "object", properties: { importance: { type: "string" }, first_appearance: { type: "string" }, tags: { type: "array", items: { type: "string" } } } } } };
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
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.traits !== void 0) {
      let data0 = data.traits;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string") {
            let err0 = { instancePath: instancePath + "/traits/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
      } else {
        let err1 = { instancePath: instancePath + "/traits", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.flaws !== void 0) {
      let data2 = data.flaws;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data2[i1] != "string") {
            let err2 = { instancePath: instancePath + "/flaws/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        let err3 = { instancePath: instancePath + "/flaws", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.virtues !== void 0) {
      let data4 = data.virtues;
      if (Array.isArray(data4)) {
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data4[i2] != "string") {
            let err4 = { instancePath: instancePath + "/virtues/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/virtues", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var schema10 = { type: ["string", "object"], properties: { goal: { type: "string", minLength: 1 }, description: { type: "string", minLength: 1 }, priority: { type: "string" }, status: { type: "string" } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string" && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: schema10.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.goal !== void 0) {
      let data0 = data.goal;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/goal", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/goal", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err3 = { instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.priority !== void 0 && typeof data.priority != "string") {
      let err5 = { instancePath: instancePath + "/priority", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.status !== void 0 && typeof data.status != "string") {
      let err6 = { instancePath: instancePath + "/status", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.style !== void 0 && typeof data.style != "string") {
      let err0 = { instancePath: instancePath + "/style", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.examples !== void 0) {
      let data1 = data.examples;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err1 = { instancePath: instancePath + "/examples/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
      } else {
        let err2 = { instancePath: instancePath + "/examples", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.importance !== void 0 && typeof data.importance != "string") {
      let err0 = { instancePath: instancePath + "/importance", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.first_appearance !== void 0 && typeof data.first_appearance != "string") {
      let err1 = { instancePath: instancePath + "/first_appearance", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tags !== void 0) {
      let data2 = data.tags;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err2 = { instancePath: instancePath + "/tags/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        let err3 = { instancePath: instancePath + "/tags", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "role" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.personality === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "personality" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 300) {
          let err3 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func2(data0) < 1) {
          let err4 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.short_name !== void 0) {
      let data1 = data.short_name;
      if (typeof data1 == "string") {
        if (func2(data1) > 300) {
          let err6 = { instancePath: instancePath + "/short_name", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/short_name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/short_name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pronouns !== void 0 && typeof data.pronouns != "string") {
      let err9 = { instancePath: instancePath + "/pronouns", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.epithets !== void 0) {
      let data3 = data.epithets;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            let err10 = { instancePath: instancePath + "/epithets/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
      } else {
        let err11 = { instancePath: instancePath + "/epithets", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.role !== void 0) {
      let data5 = data.role;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err12 = { instancePath: instancePath + "/role", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/role", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.place !== void 0 && typeof data.place != "string") {
      let err14 = { instancePath: instancePath + "/place", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.factions !== void 0) {
      let data7 = data.factions;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data7[i1] != "string") {
            let err15 = { instancePath: instancePath + "/factions/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
      } else {
        let err16 = { instancePath: instancePath + "/factions", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.age !== void 0) {
      let data9 = data.age;
      if (typeof data9 != "string" && !(typeof data9 == "number" && isFinite(data9))) {
        let err17 = { instancePath: instancePath + "/age", keyword: "type", params: { type: schema6.properties.age.type } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.appearance !== void 0) {
      let data10 = data.appearance;
      if (typeof data10 != "string" && !(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err18 = { instancePath: instancePath + "/appearance", keyword: "type", params: { type: schema6.properties.appearance.type } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.background !== void 0) {
      let data11 = data.background;
      if (typeof data11 != "string" && !(data11 && typeof data11 == "object" && !Array.isArray(data11))) {
        let err19 = { instancePath: instancePath + "/background", keyword: "type", params: { type: schema6.properties.background.type } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.personality !== void 0 && (validate26(data.personality, { instancePath: instancePath + "/personality", parentData: data, parentDataProperty: "personality", rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.motivations !== void 0) {
      let data13 = data.motivations;
      if (Array.isArray(data13)) {
        let len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data13[i2] != "string") {
            let err20 = { instancePath: instancePath + "/motivations/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
      } else {
        let err21 = { instancePath: instancePath + "/motivations", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.goals !== void 0) {
      let data15 = data.goals;
      if (Array.isArray(data15)) {
        let len3 = data15.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate28(data15[i3], { instancePath: instancePath + "/goals/" + i3, parentData: data15, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err22 = { instancePath: instancePath + "/goals", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.speech_patterns !== void 0 && (validate30(data.speech_patterns, { instancePath: instancePath + "/speech_patterns", parentData: data, parentDataProperty: "speech_patterns", rootData }) || (vErrors = vErrors === null ? validate30.errors : (validate30.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.relationships !== void 0) {
      let data18 = data.relationships;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        for (let key0 in data18)
          if (typeof data18[key0] != "string") {
            let err23 = { instancePath: instancePath + "/relationships/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
      } else {
        let err24 = { instancePath: instancePath + "/relationships", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.secrets !== void 0 && typeof data.secrets != "string") {
      let err25 = { instancePath: instancePath + "/secrets", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.portrait !== void 0 && typeof data.portrait != "string") {
      let err26 = { instancePath: instancePath + "/portrait", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.stats !== void 0) {
      let data22 = data.stats;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22))
        for (let key1 in data22) {
          let data23 = data22[key1];
          if (!(typeof data23 == "number" && isFinite(data23))) {
            let err27 = { instancePath: instancePath + "/stats/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
      else {
        let err28 = { instancePath: instancePath + "/stats", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.inventory !== void 0) {
      let data24 = data.inventory;
      if (Array.isArray(data24)) {
        let len4 = data24.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (typeof data24[i4] != "string") {
            let err29 = { instancePath: instancePath + "/inventory/" + i4, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
      } else {
        let err30 = { instancePath: instancePath + "/inventory", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    data.metadata !== void 0 && (validate32(data.metadata, { instancePath: instancePath + "/metadata", parentData: data, parentDataProperty: "metadata", rootData }) || (vErrors = vErrors === null ? validate32.errors : (validate32.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err31 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateNpcProfile
};
