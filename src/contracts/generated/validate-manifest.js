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
var validateManifest = validate20, schema31 = { $id: "manifest.schema.json", type: "object", required: ["title", "version"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { title: { type: "string", minLength: 1 }, version: { type: "string", format: "semver" }, author: { type: "string" }, description: { type: "string" }, genre: { type: "string" }, tone: { type: "string" }, content_rating: { enum: ["Everyone", "Everyone 10+", "Teen", "Mature", "Adults Only"] }, rules_hint: { enum: ["rules-light", "narrative", "crunchy", "tactical"] }, hydration_guidance: { type: "string" }, content_warnings: { type: "array", items: { type: "string" } }, estimated_playtime_hours: { type: "number", exclusiveMinimum: 0 }, tags: { type: "array", items: { type: "string" } }, license: { type: "string" }, homepage: { type: "string", pattern: "^https?://" }, language: { type: "string", pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" }, point_of_view: { enum: ["first", "second", "third"] }, tense: { enum: ["present", "past"] }, typed_actions: { type: "boolean" } } };
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
var formats2 = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-.]+)?(?:\+[0-9A-Za-z-.]+)?$/, pattern4 = new RegExp("^https?://", "u"), pattern5 = new RegExp("^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))
    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length;
  else
    var props0 = validate21.evaluated.props;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (props0 !== !0 && (props0 = props0 || {}, props0.title = !0, props0.version = !0, props0.author = !0, props0.description = !0, props0.genre = !0, props0.tone = !0, props0.content_rating = !0, props0.rules_hint = !0, props0.hydration_guidance = !0, props0.content_warnings = !0, props0.estimated_playtime_hours = !0, props0.tags = !0, props0.license = !0, props0.homepage = !0, props0.language = !0, props0.point_of_view = !0, props0.tense = !0, props0.typed_actions = !0), data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/format", keyword: "format", params: { format: "semver" }, message: 'must match format "semver"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.author !== void 0 && typeof data.author != "string") {
      let err6 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.genre !== void 0 && typeof data.genre != "string") {
      let err8 = { instancePath: instancePath + "/genre", schemaPath: "#/properties/genre/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.tone !== void 0 && typeof data.tone != "string") {
      let err9 = { instancePath: instancePath + "/tone", schemaPath: "#/properties/tone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.content_rating !== void 0) {
      let data6 = data.content_rating;
      if (!(data6 === "Everyone" || data6 === "Everyone 10+" || data6 === "Teen" || data6 === "Mature" || data6 === "Adults Only")) {
        let err10 = { instancePath: instancePath + "/content_rating", schemaPath: "#/properties/content_rating/enum", keyword: "enum", params: { allowedValues: schema31.properties.content_rating.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.rules_hint !== void 0) {
      let data7 = data.rules_hint;
      if (!(data7 === "rules-light" || data7 === "narrative" || data7 === "crunchy" || data7 === "tactical")) {
        let err11 = { instancePath: instancePath + "/rules_hint", schemaPath: "#/properties/rules_hint/enum", keyword: "enum", params: { allowedValues: schema31.properties.rules_hint.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.hydration_guidance !== void 0 && typeof data.hydration_guidance != "string") {
      let err12 = { instancePath: instancePath + "/hydration_guidance", schemaPath: "#/properties/hydration_guidance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.content_warnings !== void 0) {
      let data9 = data.content_warnings;
      if (Array.isArray(data9)) {
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data9[i0] != "string") {
            let err13 = { instancePath: instancePath + "/content_warnings/" + i0, schemaPath: "#/properties/content_warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
      } else {
        let err14 = { instancePath: instancePath + "/content_warnings", schemaPath: "#/properties/content_warnings/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.estimated_playtime_hours !== void 0) {
      let data11 = data.estimated_playtime_hours;
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 <= 0 || isNaN(data11)) {
          let err15 = { instancePath: instancePath + "/estimated_playtime_hours", schemaPath: "#/properties/estimated_playtime_hours/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/estimated_playtime_hours", schemaPath: "#/properties/estimated_playtime_hours/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.tags !== void 0) {
      let data12 = data.tags;
      if (Array.isArray(data12)) {
        let len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data12[i1] != "string") {
            let err17 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
      } else {
        let err18 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.license !== void 0 && typeof data.license != "string") {
      let err19 = { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.homepage !== void 0) {
      let data15 = data.homepage;
      if (typeof data15 == "string") {
        if (!pattern4.test(data15)) {
          let err20 = { instancePath: instancePath + "/homepage", schemaPath: "#/properties/homepage/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.language !== void 0) {
      let data16 = data.language;
      if (typeof data16 == "string") {
        if (!pattern5.test(data16)) {
          let err22 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$" }, message: 'must match pattern "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$"' };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.point_of_view !== void 0) {
      let data17 = data.point_of_view;
      if (!(data17 === "first" || data17 === "second" || data17 === "third")) {
        let err24 = { instancePath: instancePath + "/point_of_view", schemaPath: "#/properties/point_of_view/enum", keyword: "enum", params: { allowedValues: schema31.properties.point_of_view.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.tense !== void 0) {
      let data18 = data.tense;
      if (!(data18 === "present" || data18 === "past")) {
        let err25 = { instancePath: instancePath + "/tense", schemaPath: "#/properties/tense/enum", keyword: "enum", params: { allowedValues: schema31.properties.tense.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.typed_actions !== void 0 && typeof data.typed_actions != "boolean") {
      let err26 = { instancePath: instancePath + "/typed_actions", schemaPath: "#/properties/typed_actions/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateManifest
};
