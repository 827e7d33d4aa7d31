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
var validateAssetMetadata = validate20, schema31 = { $id: "asset-metadata.schema.json", type: "object", required: ["generated"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { generated: !0, path: { type: "string", minLength: 1 }, type: { enum: ["image", "audio", "prose", "structured"] }, keywords: { type: "array", items: { type: "string" } }, checksum: { type: "string", pattern: "^sha256:.+$" }, created_at: { type: "string", format: "date-time" }, data: { type: "string" }, format: { enum: ["png", "jpeg", "webp", "mp3", "ogg", "wav", "flac"] }, width: { type: "integer", minimum: 1 }, height: { type: "integer", minimum: 1 }, alt_text: { type: "string" }, duration_seconds: { type: "number", minimum: 0 }, bitrate: { type: "integer", minimum: 1 }, loop: { type: "boolean" }, word_count: { type: "integer", minimum: 0 }, language: { type: "string", pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" }, chunks: { type: "integer", minimum: 0 }, chunk_method: { const: "paragraph" }, chunk_metadata: { type: "array", items: { $ref: "#/$defs/chunk" } }, schema_type: { type: "string" }, schema_version: { type: "string" }, entity_id: { type: "string" }, relationships: { $ref: "#/$defs/relationships" } }, $defs: { chunk: { type: "object", required: ["chunk_index"], properties: { path: { type: "string" }, chunk_index: { type: "integer", minimum: 0 }, paragraph_id: { type: "string" }, token_count: { type: "integer", minimum: 0, maximum: 512 } } }, relationships: { type: "object", properties: { references: { type: "array", items: { type: "string" } }, referenced_by: { type: "array", items: { type: "string" } }, entity_links: { type: "array", items: { type: "string" } } } } } };
var func1 = require_ucs2length().default, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0);
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
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
      let err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "provenance" }, message: "must have required property 'provenance'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    var _valid0 = _errs4 === errors;
    if (valid0 = _valid0, valid0) {
      var props0 = {};
      props0.provenance = !0, props0.generated = !0;
    }
    ifClause0 = "then";
  } else {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.provenance !== void 0) {
      let err3 = { instancePath: instancePath + "/provenance", schemaPath: "#/else/properties/provenance/false schema", keyword: "false schema", params: {}, message: "boolean schema is false" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    var _valid0 = _errs5 === errors;
    valid0 = _valid0, valid0 && props0 !== !0 && (props0 = props0 || {}, props0.provenance = !0), ifClause0 = "else";
  }
  if (!valid0) {
    let err4 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (props0 !== !0 && (props0 = props0 || {}, props0.$schema = !0, props0.generated = !0, props0.provenance = !0), data.$schema !== void 0 && typeof data.$schema != "string") {
      let err5 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.generated !== void 0 && typeof data.generated != "boolean") {
      let err6 = { instancePath: instancePath + "/generated", schemaPath: "#/properties/generated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.provenance !== void 0) {
      let data4 = data.provenance;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.source_model === void 0) {
          let err7 = { instancePath: instancePath + "/provenance", schemaPath: "#/$defs/provenance/required", keyword: "required", params: { missingProperty: "source_model" }, message: "must have required property 'source_model'" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data4.generated_at === void 0) {
          let err8 = { instancePath: instancePath + "/provenance", schemaPath: "#/$defs/provenance/required", keyword: "required", params: { missingProperty: "generated_at" }, message: "must have required property 'generated_at'" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4.seed_data === void 0) {
          let err9 = { instancePath: instancePath + "/provenance", schemaPath: "#/$defs/provenance/required", keyword: "required", params: { missingProperty: "seed_data" }, message: "must have required property 'seed_data'" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data4.source_model !== void 0) {
          let data5 = data4.source_model;
          if (typeof data5 == "string") {
            if (func1(data5) < 1) {
              let err10 = { instancePath: instancePath + "/provenance/source_model", schemaPath: "#/$defs/provenance/properties/source_model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/provenance/source_model", schemaPath: "#/$defs/provenance/properties/source_model/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data4.generated_at !== void 0) {
          let data6 = data4.generated_at;
          if (typeof data6 == "string") {
            if (!formats0.test(data6)) {
              let err12 = { instancePath: instancePath + "/provenance/generated_at", schemaPath: "#/$defs/provenance/properties/generated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/provenance/generated_at", schemaPath: "#/$defs/provenance/properties/generated_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data4.seed_data !== void 0 && typeof data4.seed_data != "string") {
          let err14 = { instancePath: instancePath + "/provenance/seed_data", schemaPath: "#/$defs/provenance/properties/seed_data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4.version !== void 0 && typeof data4.version != "string") {
          let err15 = { instancePath: instancePath + "/provenance/version", schemaPath: "#/$defs/provenance/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/provenance", schemaPath: "#/$defs/provenance/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate21.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate21.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var pattern4 = new RegExp("^sha256:.+$", "u"), pattern5 = new RegExp("^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))
    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length;
  else
    var props0 = validate21.evaluated.props;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.generated === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "generated" }, message: "must have required property 'generated'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (props0 !== !0 && (props0 = props0 || {}, props0.generated = !0, props0.path = !0, props0.type = !0, props0.keywords = !0, props0.checksum = !0, props0.created_at = !0, props0.data = !0, props0.format = !0, props0.width = !0, props0.height = !0, props0.alt_text = !0, props0.duration_seconds = !0, props0.bitrate = !0, props0.loop = !0, props0.word_count = !0, props0.language = !0, props0.chunks = !0, props0.chunk_method = !0, props0.chunk_metadata = !0, props0.schema_type = !0, props0.schema_version = !0, props0.entity_id = !0, props0.relationships = !0), data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (!(data1 === "image" || data1 === "audio" || data1 === "prose" || data1 === "structured")) {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema31.properties.type.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.keywords !== void 0) {
      let data2 = data.keywords;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err4 = { instancePath: instancePath + "/keywords/" + i0, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
      } else {
        let err5 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.checksum !== void 0) {
      let data4 = data.checksum;
      if (typeof data4 == "string") {
        if (!pattern4.test(data4)) {
          let err6 = { instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/pattern", keyword: "pattern", params: { pattern: "^sha256:.+$" }, message: 'must match pattern "^sha256:.+$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/checksum", schemaPath: "#/properties/checksum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data5 = data.created_at;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err8 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.data !== void 0 && typeof data.data != "string") {
      let err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.format !== void 0) {
      let data7 = data.format;
      if (!(data7 === "png" || data7 === "jpeg" || data7 === "webp" || data7 === "mp3" || data7 === "ogg" || data7 === "wav" || data7 === "flac")) {
        let err11 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.width !== void 0) {
      let data8 = data.width;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err12 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err13 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.height !== void 0) {
      let data9 = data.height;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err14 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 1 || isNaN(data9))) {
        let err15 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.alt_text !== void 0 && typeof data.alt_text != "string") {
      let err16 = { instancePath: instancePath + "/alt_text", schemaPath: "#/properties/alt_text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.duration_seconds !== void 0) {
      let data11 = data.duration_seconds;
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 < 0 || isNaN(data11)) {
          let err17 = { instancePath: instancePath + "/duration_seconds", schemaPath: "#/properties/duration_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/duration_seconds", schemaPath: "#/properties/duration_seconds/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.bitrate !== void 0) {
      let data12 = data.bitrate;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err19 = { instancePath: instancePath + "/bitrate", schemaPath: "#/properties/bitrate/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
        let err20 = { instancePath: instancePath + "/bitrate", schemaPath: "#/properties/bitrate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.loop !== void 0 && typeof data.loop != "boolean") {
      let err21 = { instancePath: instancePath + "/loop", schemaPath: "#/properties/loop/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.word_count !== void 0) {
      let data14 = data.word_count;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err22 = { instancePath: instancePath + "/word_count", schemaPath: "#/properties/word_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14) && (data14 < 0 || isNaN(data14))) {
        let err23 = { instancePath: instancePath + "/word_count", schemaPath: "#/properties/word_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.language !== void 0) {
      let data15 = data.language;
      if (typeof data15 == "string") {
        if (!pattern5.test(data15)) {
          let err24 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" }, message: 'must match pattern "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"' };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.chunks !== void 0) {
      let data16 = data.chunks;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        let err26 = { instancePath: instancePath + "/chunks", schemaPath: "#/properties/chunks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data16 == "number" && isFinite(data16) && (data16 < 0 || isNaN(data16))) {
        let err27 = { instancePath: instancePath + "/chunks", schemaPath: "#/properties/chunks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.chunk_method !== void 0 && data.chunk_method !== "paragraph") {
      let err28 = { instancePath: instancePath + "/chunk_method", schemaPath: "#/properties/chunk_method/const", keyword: "const", params: { allowedValue: "paragraph" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.chunk_metadata !== void 0) {
      let data18 = data.chunk_metadata;
      if (Array.isArray(data18)) {
        let len1 = data18.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data19 = data18[i1];
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.chunk_index === void 0) {
              let err29 = { instancePath: instancePath + "/chunk_metadata/" + i1, schemaPath: "#/$defs/chunk/required", keyword: "required", params: { missingProperty: "chunk_index" }, message: "must have required property 'chunk_index'" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data19.path !== void 0 && typeof data19.path != "string") {
              let err30 = { instancePath: instancePath + "/chunk_metadata/" + i1 + "/path", schemaPath: "#/$defs/chunk/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data19.chunk_index !== void 0) {
              let data21 = data19.chunk_index;
              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
                let err31 = { instancePath: instancePath + "/chunk_metadata/" + i1 + "/chunk_index", schemaPath: "#/$defs/chunk/properties/chunk_index/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
              if (typeof data21 == "number" && isFinite(data21) && (data21 < 0 || isNaN(data21))) {
                let err32 = { instancePath: instancePath + "/chunk_metadata/" + i1 + "/chunk_index", schemaPath: "#/$defs/chunk/properties/chunk_index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
              }
            }
            if (data19.paragraph_id !== void 0 && typeof data19.paragraph_id != "string") {
              let err33 = { instancePath: instancePath + "/chunk_metadata/" + i1 + "/paragraph_id", schemaPath: "#/$defs/chunk/properties/paragraph_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data19.token_count !== void 0) {
              let data23 = data19.token_count;
              if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
                let err34 = { instancePath: instancePath + "/chunk_metadata/" + i1 + "/token_count", schemaPath: "#/$defs/chunk/properties/token_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
              }
              if (typeof data23 == "number" && isFinite(data23)) {
                if (data23 > 512 || isNaN(data23)) {
                  let err35 = { instancePath: instancePath + "/chunk_metadata/" + i1 + "/token_count", schemaPath: "#/$defs/chunk/properties/token_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 512 }, message: "must be <= 512" };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
                if (data23 < 0 || isNaN(data23)) {
                  let err36 = { instancePath: instancePath + "/chunk_metadata/" + i1 + "/token_count", schemaPath: "#/$defs/chunk/properties/token_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
              }
            }
          } else {
            let err37 = { instancePath: instancePath + "/chunk_metadata/" + i1, schemaPath: "#/$defs/chunk/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      } else {
        let err38 = { instancePath: instancePath + "/chunk_metadata", schemaPath: "#/properties/chunk_metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.schema_type !== void 0 && typeof data.schema_type != "string") {
      let err39 = { instancePath: instancePath + "/schema_type", schemaPath: "#/properties/schema_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.schema_version !== void 0 && typeof data.schema_version != "string") {
      let err40 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.entity_id !== void 0 && typeof data.entity_id != "string") {
      let err41 = { instancePath: instancePath + "/entity_id", schemaPath: "#/properties/entity_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.relationships !== void 0) {
      let data27 = data.relationships;
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        if (data27.references !== void 0) {
          let data28 = data27.references;
          if (Array.isArray(data28)) {
            let len2 = data28.length;
            for (let i2 = 0; i2 < len2; i2++)
              if (typeof data28[i2] != "string") {
                let err42 = { instancePath: instancePath + "/relationships/references/" + i2, schemaPath: "#/$defs/relationships/properties/references/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
          } else {
            let err43 = { instancePath: instancePath + "/relationships/references", schemaPath: "#/$defs/relationships/properties/references/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data27.referenced_by !== void 0) {
          let data30 = data27.referenced_by;
          if (Array.isArray(data30)) {
            let len3 = data30.length;
            for (let i3 = 0; i3 < len3; i3++)
              if (typeof data30[i3] != "string") {
                let err44 = { instancePath: instancePath + "/relationships/referenced_by/" + i3, schemaPath: "#/$defs/relationships/properties/referenced_by/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
          } else {
            let err45 = { instancePath: instancePath + "/relationships/referenced_by", schemaPath: "#/$defs/relationships/properties/referenced_by/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
        if (data27.entity_links !== void 0) {
          let data32 = data27.entity_links;
          if (Array.isArray(data32)) {
            let len4 = data32.length;
            for (let i4 = 0; i4 < len4; i4++)
              if (typeof data32[i4] != "string") {
                let err46 = { instancePath: instancePath + "/relationships/entity_links/" + i4, schemaPath: "#/$defs/relationships/properties/entity_links/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
          } else {
            let err47 = { instancePath: instancePath + "/relationships/entity_links", schemaPath: "#/$defs/relationships/properties/entity_links/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        }
      } else {
        let err48 = { instancePath: instancePath + "/relationships", schemaPath: "#/$defs/relationships/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
  } else {
    let err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
  }
  return validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateAssetMetadata
};
