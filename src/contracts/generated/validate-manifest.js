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

// validate-manifest.js
var validateManifest = validate21, schema6 = { $id: "manifest.schema.json", type: "object", required: ["title", "version"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { title: { type: "string", minLength: 1, maxLength: 300 }, version: { type: "string", format: "semver" }, author: { type: "string" }, description: { type: "string" }, genre: { type: "string" }, tone: { type: "string" }, content_rating: { enum: ["Everyone", "Everyone 10+", "Teen", "Mature", "Adults Only"] }, rules_hint: { enum: ["rules-light", "narrative", "crunchy", "tactical"] }, hydration_guidance: { type: "string" }, content_warnings: { type: "array", items: { type: "string" } }, estimated_playtime_hours: { type: "number", exclusiveMinimum: 0 }, tags: { type: "array", items: { type: "string" } }, license: { type: "string" }, homepage: { type: "string", pattern: "^https?://" }, language: { type: "string", pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" }, point_of_view: { enum: ["first", "second", "third"] }, tense: { enum: ["present", "past"] }, typed_actions: { type: "boolean" } } };
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
var formats2 = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-.]+)?(?:\+[0-9A-Za-z-.]+)?$/, pattern0 = new RegExp("^https?://", "u"), pattern1 = new RegExp("^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "title" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func2(data0) > 300) {
          let err2 = { instancePath: instancePath + "/title", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err5 = { instancePath: instancePath + "/version", keyword: "format", params: { format: "semver" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.author !== void 0 && typeof data.author != "string") {
      let err7 = { instancePath: instancePath + "/author", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err8 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.genre !== void 0 && typeof data.genre != "string") {
      let err9 = { instancePath: instancePath + "/genre", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.tone !== void 0 && typeof data.tone != "string") {
      let err10 = { instancePath: instancePath + "/tone", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.content_rating !== void 0) {
      let data6 = data.content_rating;
      if (!(data6 === "Everyone" || data6 === "Everyone 10+" || data6 === "Teen" || data6 === "Mature" || data6 === "Adults Only")) {
        let err11 = { instancePath: instancePath + "/content_rating", keyword: "enum", params: { allowedValues: schema6.properties.content_rating.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.rules_hint !== void 0) {
      let data7 = data.rules_hint;
      if (!(data7 === "rules-light" || data7 === "narrative" || data7 === "crunchy" || data7 === "tactical")) {
        let err12 = { instancePath: instancePath + "/rules_hint", keyword: "enum", params: { allowedValues: schema6.properties.rules_hint.enum } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.hydration_guidance !== void 0 && typeof data.hydration_guidance != "string") {
      let err13 = { instancePath: instancePath + "/hydration_guidance", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.content_warnings !== void 0) {
      let data9 = data.content_warnings;
      if (Array.isArray(data9)) {
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data9[i0] != "string") {
            let err14 = { instancePath: instancePath + "/content_warnings/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
      } else {
        let err15 = { instancePath: instancePath + "/content_warnings", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.estimated_playtime_hours !== void 0) {
      let data11 = data.estimated_playtime_hours;
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 <= 0 || isNaN(data11)) {
          let err16 = { instancePath: instancePath + "/estimated_playtime_hours", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/estimated_playtime_hours", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.tags !== void 0) {
      let data12 = data.tags;
      if (Array.isArray(data12)) {
        let len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data12[i1] != "string") {
            let err18 = { instancePath: instancePath + "/tags/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
      } else {
        let err19 = { instancePath: instancePath + "/tags", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.license !== void 0 && typeof data.license != "string") {
      let err20 = { instancePath: instancePath + "/license", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.homepage !== void 0) {
      let data15 = data.homepage;
      if (typeof data15 == "string") {
        if (!pattern0.test(data15)) {
          let err21 = { instancePath: instancePath + "/homepage", keyword: "pattern", params: { pattern: "^https?://" } };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/homepage", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.language !== void 0) {
      let data16 = data.language;
      if (typeof data16 == "string") {
        if (!pattern1.test(data16)) {
          let err23 = { instancePath: instancePath + "/language", keyword: "pattern", params: { pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/language", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.point_of_view !== void 0) {
      let data17 = data.point_of_view;
      if (!(data17 === "first" || data17 === "second" || data17 === "third")) {
        let err25 = { instancePath: instancePath + "/point_of_view", keyword: "enum", params: { allowedValues: schema6.properties.point_of_view.enum } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.tense !== void 0) {
      let data18 = data.tense;
      if (!(data18 === "present" || data18 === "past")) {
        let err26 = { instancePath: instancePath + "/tense", keyword: "enum", params: { allowedValues: schema6.properties.tense.enum } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.typed_actions !== void 0 && typeof data.typed_actions != "boolean") {
      let err27 = { instancePath: instancePath + "/typed_actions", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
  } else {
    let err28 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateManifest
};
