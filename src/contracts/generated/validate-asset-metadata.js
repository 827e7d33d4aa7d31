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

// validate-asset-metadata.js
var validateAssetMetadata = validate21, schema6 = { $id: "asset-metadata.schema.json", type: "object", required: ["generated"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { generated: !0, path: { type: "string", minLength: 1 }, type: { enum: ["image", "audio", "prose", "structured"] }, keywords: { type: "array", items: { type: "string" } }, checksum: { type: "string", pattern: "^sha256:.+$" }, created_at: { type: "string", format: "date-time" }, data: { type: "string" }, format: { enum: ["png", "jpeg", "webp", "mp3", "ogg", "wav", "flac"] }, width: { type: "integer", minimum: 1 }, height: { type: "integer", minimum: 1 }, alt_text: { type: "string" }, duration_seconds: { type: "number", minimum: 0 }, bitrate: { type: "integer", minimum: 1 }, loop: { type: "boolean" }, word_count: { type: "integer", minimum: 0 }, language: { type: "string", pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" }, chunks: { type: "integer", minimum: 0 }, chunk_method: { const: "paragraph" }, chunk_metadata: { type: "array", items: { $ref: "#/$defs/chunk" } }, schema_type: { type: "string" }, schema_version: { type: "string" }, entity_id: { type: "string" }, relationships: { $ref: "#/$defs/relationships" } }, $defs: { chunk: { type: "object", required: ["chunk_index"], properties: { path: { type: "string" }, chunk_index: { type: "integer", minimum: 0 }, paragraph_id: { type: "string" }, token_count: { type: "integer", minimum: 0, maximum: 512 } } }, relationships: { type: "object", properties: { references: { type: "array", items: { type: "string" } }, referenced_by: { type: "array", items: { type: "string" } }, entity_links: { type: "array", items: { type: "string" } } } } } };
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
    if (data.chunk_index === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "chunk_index" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path !== void 0 && typeof data.path != "string") {
      let err1 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.chunk_index !== void 0) {
      let data1 = data.chunk_index;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/chunk_index", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err3 = { instancePath: instancePath + "/chunk_index", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.paragraph_id !== void 0 && typeof data.paragraph_id != "string") {
      let err4 = { instancePath: instancePath + "/paragraph_id", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.token_count !== void 0) {
      let data3 = data.token_count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err5 = { instancePath: instancePath + "/token_count", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 512 || isNaN(data3)) {
          let err6 = { instancePath: instancePath + "/token_count", keyword: "maximum", params: { comparison: "<=", limit: 512 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          let err7 = { instancePath: instancePath + "/token_count", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.references !== void 0) {
      let data0 = data.references;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data0[i0] != "string") {
            let err0 = { instancePath: instancePath + "/references/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
      } else {
        let err1 = { instancePath: instancePath + "/references", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.referenced_by !== void 0) {
      let data2 = data.referenced_by;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data2[i1] != "string") {
            let err2 = { instancePath: instancePath + "/referenced_by/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
      } else {
        let err3 = { instancePath: instancePath + "/referenced_by", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.entity_links !== void 0) {
      let data4 = data.entity_links;
      if (Array.isArray(data4)) {
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data4[i2] != "string") {
            let err4 = { instancePath: instancePath + "/entity_links/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/entity_links", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
var pattern0 = new RegExp("^sha256:.+$", "u"), pattern1 = new RegExp("^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.generated === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "generated" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (!(data1 === "image" || data1 === "audio" || data1 === "prose" || data1 === "structured")) {
        let err3 = { instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: schema6.properties.type.enum } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.keywords !== void 0) {
      let data2 = data.keywords;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err4 = { instancePath: instancePath + "/keywords/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/keywords", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.checksum !== void 0) {
      let data4 = data.checksum;
      if (typeof data4 == "string") {
        if (!pattern0.test(data4)) {
          let err6 = { instancePath: instancePath + "/checksum", keyword: "pattern", params: { pattern: "^sha256:.+$" } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/checksum", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data5 = data.created_at;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err8 = { instancePath: instancePath + "/created_at", keyword: "format", params: { format: "date-time" } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/created_at", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.data !== void 0 && typeof data.data != "string") {
      let err10 = { instancePath: instancePath + "/data", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.format !== void 0) {
      let data7 = data.format;
      if (!(data7 === "png" || data7 === "jpeg" || data7 === "webp" || data7 === "mp3" || data7 === "ogg" || data7 === "wav" || data7 === "flac")) {
        let err11 = { instancePath: instancePath + "/format", keyword: "enum", params: { allowedValues: schema6.properties.format.enum } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.width !== void 0) {
      let data8 = data.width;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err12 = { instancePath: instancePath + "/width", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err13 = { instancePath: instancePath + "/width", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.height !== void 0) {
      let data9 = data.height;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err14 = { instancePath: instancePath + "/height", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
        let err15 = { instancePath: instancePath + "/height", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.alt_text !== void 0 && typeof data.alt_text != "string") {
      let err16 = { instancePath: instancePath + "/alt_text", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.duration_seconds !== void 0) {
      let data11 = data.duration_seconds;
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 < 0 || isNaN(data11)) {
          let err17 = { instancePath: instancePath + "/duration_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/duration_seconds", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.bitrate !== void 0) {
      let data12 = data.bitrate;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err19 = { instancePath: instancePath + "/bitrate", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
        let err20 = { instancePath: instancePath + "/bitrate", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.loop !== void 0 && typeof data.loop != "boolean") {
      let err21 = { instancePath: instancePath + "/loop", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.word_count !== void 0) {
      let data14 = data.word_count;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err22 = { instancePath: instancePath + "/word_count", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14) && (data14 < 0 || isNaN(data14))) {
        let err23 = { instancePath: instancePath + "/word_count", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.language !== void 0) {
      let data15 = data.language;
      if (typeof data15 == "string") {
        if (!pattern1.test(data15)) {
          let err24 = { instancePath: instancePath + "/language", keyword: "pattern", params: { pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" } };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/language", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.chunks !== void 0) {
      let data16 = data.chunks;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        let err26 = { instancePath: instancePath + "/chunks", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data16 == "number" && isFinite(data16) && (data16 < 0 || isNaN(data16))) {
        let err27 = { instancePath: instancePath + "/chunks", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.chunk_method !== void 0 && data.chunk_method !== "paragraph") {
      let err28 = { instancePath: instancePath + "/chunk_method", keyword: "const", params: { allowedValue: "paragraph" } };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.chunk_metadata !== void 0) {
      let data18 = data.chunk_metadata;
      if (Array.isArray(data18)) {
        let len1 = data18.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate26(data18[i1], { instancePath: instancePath + "/chunk_metadata/" + i1, parentData: data18, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/chunk_metadata", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.schema_type !== void 0 && typeof data.schema_type != "string") {
      let err30 = { instancePath: instancePath + "/schema_type", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.schema_version !== void 0 && typeof data.schema_version != "string") {
      let err31 = { instancePath: instancePath + "/schema_version", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.entity_id !== void 0 && typeof data.entity_id != "string") {
      let err32 = { instancePath: instancePath + "/entity_id", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    data.relationships !== void 0 && (validate28(data.relationships, { instancePath: instancePath + "/relationships", parentData: data, parentDataProperty: "relationships", rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err33 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateAssetMetadata
};
