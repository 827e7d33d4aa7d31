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

// validate-player-template.js
var validatePlayerTemplate = validate21;
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
var schema9 = { type: "object", properties: { mode: { enum: ["freeform", "guided", "preset"] }, guidance: { type: "string" }, name: { type: "string", minLength: 1 }, pronouns: { enum: ["she", "he", "they", "it"] }, background: { type: "string" } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode !== void 0) {
      let data0 = data.mode;
      if (!(data0 === "freeform" || data0 === "guided" || data0 === "preset")) {
        let err0 = { instancePath: instancePath + "/mode", keyword: "enum", params: { allowedValues: schema9.properties.mode.enum } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.guidance !== void 0 && typeof data.guidance != "string") {
      let err1 = { instancePath: instancePath + "/guidance", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err2 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.pronouns !== void 0) {
      let data3 = data.pronouns;
      if (!(data3 === "she" || data3 === "he" || data3 === "they" || data3 === "it")) {
        let err4 = { instancePath: instancePath + "/pronouns", keyword: "enum", params: { allowedValues: schema9.properties.pronouns.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.background !== void 0 && typeof data.background != "string") {
      let err5 = { instancePath: instancePath + "/background", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err3 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.traits !== void 0) {
      let data2 = data.traits;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err4 = { instancePath: instancePath + "/traits/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/traits", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.abilities !== void 0) {
      let data4 = data.abilities;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            let err6 = { instancePath: instancePath + "/abilities/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
      } else {
        let err7 = { instancePath: instancePath + "/abilities", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err3 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.traits !== void 0) {
      let data2 = data.traits;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err4 = { instancePath: instancePath + "/traits/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/traits", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.abilities !== void 0) {
      let data4 = data.abilities;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data4[i1] != "string") {
            let err6 = { instancePath: instancePath + "/abilities/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
      } else {
        let err7 = { instancePath: instancePath + "/abilities", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.character_creation !== void 0 && (validate26(data.character_creation, { instancePath: instancePath + "/character_creation", parentData: data, parentDataProperty: "character_creation", rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.allowed_races !== void 0) {
      let data1 = data.allowed_races;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate28(data1[i0], { instancePath: instancePath + "/allowed_races/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err0 = { instancePath: instancePath + "/allowed_races", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.allowed_classes !== void 0) {
      let data3 = data.allowed_classes;
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate30(data3[i1], { instancePath: instancePath + "/allowed_classes/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate30.errors : (validate30.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/allowed_classes", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.starting_location !== void 0) {
      let data5 = data.starting_location;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err2 = { instancePath: instancePath + "/starting_location", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/starting_location", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.starting_items !== void 0) {
      let data6 = data.starting_items;
      if (Array.isArray(data6)) {
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data6[i2] != "string") {
            let err4 = { instancePath: instancePath + "/starting_items/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/starting_items", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.constraints !== void 0) {
      let data8 = data.constraints;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err6 = { instancePath: instancePath + "/constraints", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validatePlayerTemplate
};
