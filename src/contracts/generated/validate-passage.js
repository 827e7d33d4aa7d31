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
var validatePassageHeader = validate20, schema31 = { $id: "passage.schema.json", type: "object", required: ["part"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { part: { enum: ["opening", "outcome", "place", "reaction", "pressure", "callback", "breather", "ending", "choices"] }, where: { type: ["string", "array"], items: { type: "string" } }, who: { type: ["string", "array"], items: { type: "string" } }, speaker: { type: "string", minLength: 1 }, scene: { type: ["string", "array"], items: { $ref: "#/$defs/sceneType" }, if: { type: "string" }, then: { $ref: "#/$defs/sceneType" } }, intent: { type: ["string", "array"], items: { type: "string" } }, outcome: { type: ["string", "array"], items: { type: "string" } }, beat: { type: "string", minLength: 1 }, after: { type: ["string", "array"], items: { type: "string" } }, before: { type: ["string", "array"], items: { type: "string" } }, time: { type: ["string", "array"], items: { $ref: "#/$defs/partOfDay" }, if: { type: "string" }, then: { $ref: "#/$defs/partOfDay" } }, mood: { type: ["string", "array"], items: { type: "string" } }, first: { type: "boolean" }, has: { type: ["string", "array"], items: { type: "string" } }, feeling: { type: ["string", "array"], items: { type: "string" } }, if: { type: ["string", "array"], items: { type: "string" } }, recalls: { $ref: "#/$defs/recalls" }, cast: { type: "object", additionalProperties: { $ref: "#/$defs/role" } }, once: { type: "boolean" }, weight: { type: "number", minimum: 0 }, effects: { type: ["string", "array"], items: { type: "string" } }, memory: { $ref: "#/$defs/memory" } }, $defs: { sceneType: { enum: ["travel", "dialogue", "danger", "resolution"] }, partOfDay: { enum: ["dawn", "morning", "noon", "afternoon", "dusk", "evening", "night"] }, recalls: { type: "object", properties: { about: { type: "string" }, kind: { type: "string" }, age: { type: "integer", minimum: 0 } } }, role: { type: "object", properties: { trait: { type: "string" }, not: { type: ["string", "array"], items: { type: "string" } } } }, memory: { type: ["string", "object"], required: ["text"], properties: { text: { type: "string", minLength: 1 }, kind: { type: "string" }, about: { type: "string" }, significance: { enum: ["low", "medium", "high"] } } } } }, schema34 = { enum: ["travel", "dialogue", "danger", "resolution"] }, schema36 = { enum: ["dawn", "morning", "noon", "afternoon", "dusk", "evening", "night"] };
var schema39 = { type: "object", properties: { trait: { type: "string" }, not: { type: ["string", "array"], items: { type: "string" } } } }, schema40 = { type: ["string", "object"], required: ["text"], properties: { text: { type: "string", minLength: 1 }, kind: { type: "string" }, about: { type: "string" }, significance: { enum: ["low", "medium", "high"] } } };
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
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))
    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length;
  else
    var props0 = validate21.evaluated.props;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.part === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "part" }, message: "must have required property 'part'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (props0 !== !0 && (props0 = props0 || {}, props0.part = !0, props0.where = !0, props0.who = !0, props0.speaker = !0, props0.scene = !0, props0.intent = !0, props0.outcome = !0, props0.beat = !0, props0.after = !0, props0.before = !0, props0.time = !0, props0.mood = !0, props0.first = !0, props0.has = !0, props0.feeling = !0, props0.if = !0, props0.recalls = !0, props0.cast = !0, props0.once = !0, props0.weight = !0, props0.effects = !0, props0.memory = !0), data.part !== void 0) {
      let data0 = data.part;
      if (!(data0 === "opening" || data0 === "outcome" || data0 === "place" || data0 === "reaction" || data0 === "pressure" || data0 === "callback" || data0 === "breather" || data0 === "ending" || data0 === "choices")) {
        let err1 = { instancePath: instancePath + "/part", schemaPath: "#/properties/part/enum", keyword: "enum", params: { allowedValues: schema31.properties.part.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.where !== void 0) {
      let data1 = data.where;
      if (typeof data1 != "string" && !Array.isArray(data1)) {
        let err2 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: schema31.properties.where.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err3 = { instancePath: instancePath + "/where/" + i0, schemaPath: "#/properties/where/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      }
    }
    if (data.who !== void 0) {
      let data3 = data.who;
      if (typeof data3 != "string" && !Array.isArray(data3)) {
        let err4 = { instancePath: instancePath + "/who", schemaPath: "#/properties/who/type", keyword: "type", params: { type: schema31.properties.who.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data3[i1] != "string") {
            let err5 = { instancePath: instancePath + "/who/" + i1, schemaPath: "#/properties/who/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
      }
    }
    if (data.speaker !== void 0) {
      let data5 = data.speaker;
      if (typeof data5 == "string") {
        if (func1(data5) < 1) {
          let err6 = { instancePath: instancePath + "/speaker", schemaPath: "#/properties/speaker/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/speaker", schemaPath: "#/properties/speaker/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.scene !== void 0) {
      let data6 = data.scene;
      if (typeof data6 != "string" && !Array.isArray(data6)) {
        let err8 = { instancePath: instancePath + "/scene", schemaPath: "#/properties/scene/type", keyword: "type", params: { type: schema31.properties.scene.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      let _errs15 = errors, valid6 = !0, _errs16 = errors;
      if (typeof data6 != "string") {
        let err9 = {};
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid0 = _errs16 === errors;
      if (errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null), _valid0) {
        let _errs18 = errors;
        if (!(data6 === "travel" || data6 === "dialogue" || data6 === "danger" || data6 === "resolution")) {
          let err10 = { instancePath: instancePath + "/scene", schemaPath: "#/$defs/sceneType/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var _valid0 = _errs18 === errors;
        valid6 = _valid0;
      }
      if (!valid6) {
        let err11 = { instancePath: instancePath + "/scene", schemaPath: "#/properties/scene/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Array.isArray(data6)) {
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (!(data7 === "travel" || data7 === "dialogue" || data7 === "danger" || data7 === "resolution")) {
            let err12 = { instancePath: instancePath + "/scene/" + i2, schemaPath: "#/$defs/sceneType/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      }
    }
    if (data.intent !== void 0) {
      let data8 = data.intent;
      if (typeof data8 != "string" && !Array.isArray(data8)) {
        let err13 = { instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/type", keyword: "type", params: { type: schema31.properties.intent.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Array.isArray(data8)) {
        let len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++)
          if (typeof data8[i3] != "string") {
            let err14 = { instancePath: instancePath + "/intent/" + i3, schemaPath: "#/properties/intent/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
      }
    }
    if (data.outcome !== void 0) {
      let data10 = data.outcome;
      if (typeof data10 != "string" && !Array.isArray(data10)) {
        let err15 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: schema31.properties.outcome.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Array.isArray(data10)) {
        let len4 = data10.length;
        for (let i4 = 0; i4 < len4; i4++)
          if (typeof data10[i4] != "string") {
            let err16 = { instancePath: instancePath + "/outcome/" + i4, schemaPath: "#/properties/outcome/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
      }
    }
    if (data.beat !== void 0) {
      let data12 = data.beat;
      if (typeof data12 == "string") {
        if (func1(data12) < 1) {
          let err17 = { instancePath: instancePath + "/beat", schemaPath: "#/properties/beat/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/beat", schemaPath: "#/properties/beat/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.after !== void 0) {
      let data13 = data.after;
      if (typeof data13 != "string" && !Array.isArray(data13)) {
        let err19 = { instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: schema31.properties.after.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Array.isArray(data13)) {
        let len5 = data13.length;
        for (let i5 = 0; i5 < len5; i5++)
          if (typeof data13[i5] != "string") {
            let err20 = { instancePath: instancePath + "/after/" + i5, schemaPath: "#/properties/after/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
      }
    }
    if (data.before !== void 0) {
      let data15 = data.before;
      if (typeof data15 != "string" && !Array.isArray(data15)) {
        let err21 = { instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: schema31.properties.before.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Array.isArray(data15)) {
        let len6 = data15.length;
        for (let i6 = 0; i6 < len6; i6++)
          if (typeof data15[i6] != "string") {
            let err22 = { instancePath: instancePath + "/before/" + i6, schemaPath: "#/properties/before/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
      }
    }
    if (data.time !== void 0) {
      let data17 = data.time;
      if (typeof data17 != "string" && !Array.isArray(data17)) {
        let err23 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: schema31.properties.time.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      let _errs42 = errors, valid19 = !0, _errs43 = errors;
      if (typeof data17 != "string") {
        let err24 = {};
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      var _valid1 = _errs43 === errors;
      if (errors = _errs42, vErrors !== null && (_errs42 ? vErrors.length = _errs42 : vErrors = null), _valid1) {
        let _errs45 = errors;
        if (!(data17 === "dawn" || data17 === "morning" || data17 === "noon" || data17 === "afternoon" || data17 === "dusk" || data17 === "evening" || data17 === "night")) {
          let err25 = { instancePath: instancePath + "/time", schemaPath: "#/$defs/partOfDay/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        var _valid1 = _errs45 === errors;
        valid19 = _valid1;
      }
      if (!valid19) {
        let err26 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (Array.isArray(data17)) {
        let len7 = data17.length;
        for (let i7 = 0; i7 < len7; i7++) {
          let data18 = data17[i7];
          if (!(data18 === "dawn" || data18 === "morning" || data18 === "noon" || data18 === "afternoon" || data18 === "dusk" || data18 === "evening" || data18 === "night")) {
            let err27 = { instancePath: instancePath + "/time/" + i7, schemaPath: "#/$defs/partOfDay/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
      }
    }
    if (data.mood !== void 0) {
      let data19 = data.mood;
      if (typeof data19 != "string" && !Array.isArray(data19)) {
        let err28 = { instancePath: instancePath + "/mood", schemaPath: "#/properties/mood/type", keyword: "type", params: { type: schema31.properties.mood.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (Array.isArray(data19)) {
        let len8 = data19.length;
        for (let i8 = 0; i8 < len8; i8++)
          if (typeof data19[i8] != "string") {
            let err29 = { instancePath: instancePath + "/mood/" + i8, schemaPath: "#/properties/mood/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
      }
    }
    if (data.first !== void 0 && typeof data.first != "boolean") {
      let err30 = { instancePath: instancePath + "/first", schemaPath: "#/properties/first/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.has !== void 0) {
      let data22 = data.has;
      if (typeof data22 != "string" && !Array.isArray(data22)) {
        let err31 = { instancePath: instancePath + "/has", schemaPath: "#/properties/has/type", keyword: "type", params: { type: schema31.properties.has.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (Array.isArray(data22)) {
        let len9 = data22.length;
        for (let i9 = 0; i9 < len9; i9++)
          if (typeof data22[i9] != "string") {
            let err32 = { instancePath: instancePath + "/has/" + i9, schemaPath: "#/properties/has/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
      }
    }
    if (data.feeling !== void 0) {
      let data24 = data.feeling;
      if (typeof data24 != "string" && !Array.isArray(data24)) {
        let err33 = { instancePath: instancePath + "/feeling", schemaPath: "#/properties/feeling/type", keyword: "type", params: { type: schema31.properties.feeling.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (Array.isArray(data24)) {
        let len10 = data24.length;
        for (let i10 = 0; i10 < len10; i10++)
          if (typeof data24[i10] != "string") {
            let err34 = { instancePath: instancePath + "/feeling/" + i10, schemaPath: "#/properties/feeling/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
      }
    }
    if (data.if !== void 0) {
      let data26 = data.if;
      if (typeof data26 != "string" && !Array.isArray(data26)) {
        let err35 = { instancePath: instancePath + "/if", schemaPath: "#/properties/if/type", keyword: "type", params: { type: schema31.properties.if.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (Array.isArray(data26)) {
        let len11 = data26.length;
        for (let i11 = 0; i11 < len11; i11++)
          if (typeof data26[i11] != "string") {
            let err36 = { instancePath: instancePath + "/if/" + i11, schemaPath: "#/properties/if/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
      }
    }
    if (data.recalls !== void 0) {
      let data28 = data.recalls;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        if (data28.about !== void 0 && typeof data28.about != "string") {
          let err37 = { instancePath: instancePath + "/recalls/about", schemaPath: "#/$defs/recalls/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data28.kind !== void 0 && typeof data28.kind != "string") {
          let err38 = { instancePath: instancePath + "/recalls/kind", schemaPath: "#/$defs/recalls/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data28.age !== void 0) {
          let data31 = data28.age;
          if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
            let err39 = { instancePath: instancePath + "/recalls/age", schemaPath: "#/$defs/recalls/properties/age/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (typeof data31 == "number" && isFinite(data31) && (data31 < 0 || isNaN(data31))) {
            let err40 = { instancePath: instancePath + "/recalls/age", schemaPath: "#/$defs/recalls/properties/age/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/recalls", schemaPath: "#/$defs/recalls/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.cast !== void 0) {
      let data32 = data.cast;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32))
        for (let key0 in data32) {
          let data33 = data32[key0];
          if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
            if (data33.trait !== void 0 && typeof data33.trait != "string") {
              let err42 = { instancePath: instancePath + "/cast/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/trait", schemaPath: "#/$defs/role/properties/trait/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (data33.not !== void 0) {
              let data35 = data33.not;
              if (typeof data35 != "string" && !Array.isArray(data35)) {
                let err43 = { instancePath: instancePath + "/cast/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/not", schemaPath: "#/$defs/role/properties/not/type", keyword: "type", params: { type: schema39.properties.not.type }, message: "must be string,array" };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
              if (Array.isArray(data35)) {
                let len12 = data35.length;
                for (let i12 = 0; i12 < len12; i12++)
                  if (typeof data35[i12] != "string") {
                    let err44 = { instancePath: instancePath + "/cast/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/not/" + i12, schemaPath: "#/$defs/role/properties/not/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                  }
              }
            }
          } else {
            let err45 = { instancePath: instancePath + "/cast/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/role/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
        }
      else {
        let err46 = { instancePath: instancePath + "/cast", schemaPath: "#/properties/cast/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.once !== void 0 && typeof data.once != "boolean") {
      let err47 = { instancePath: instancePath + "/once", schemaPath: "#/properties/once/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
    }
    if (data.weight !== void 0) {
      let data38 = data.weight;
      if (typeof data38 == "number" && isFinite(data38)) {
        if (data38 < 0 || isNaN(data38)) {
          let err48 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.effects !== void 0) {
      let data39 = data.effects;
      if (typeof data39 != "string" && !Array.isArray(data39)) {
        let err50 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: schema31.properties.effects.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
      if (Array.isArray(data39)) {
        let len13 = data39.length;
        for (let i13 = 0; i13 < len13; i13++)
          if (typeof data39[i13] != "string") {
            let err51 = { instancePath: instancePath + "/effects/" + i13, schemaPath: "#/properties/effects/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
      }
    }
    if (data.memory !== void 0) {
      let data41 = data.memory;
      if (typeof data41 != "string" && !(data41 && typeof data41 == "object" && !Array.isArray(data41))) {
        let err52 = { instancePath: instancePath + "/memory", schemaPath: "#/$defs/memory/type", keyword: "type", params: { type: schema40.type }, message: "must be string,object" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.text === void 0) {
          let err53 = { instancePath: instancePath + "/memory", schemaPath: "#/$defs/memory/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (data41.text !== void 0) {
          let data42 = data41.text;
          if (typeof data42 == "string") {
            if (func1(data42) < 1) {
              let err54 = { instancePath: instancePath + "/memory/text", schemaPath: "#/$defs/memory/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
          } else {
            let err55 = { instancePath: instancePath + "/memory/text", schemaPath: "#/$defs/memory/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
        if (data41.kind !== void 0 && typeof data41.kind != "string") {
          let err56 = { instancePath: instancePath + "/memory/kind", schemaPath: "#/$defs/memory/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        if (data41.about !== void 0 && typeof data41.about != "string") {
          let err57 = { instancePath: instancePath + "/memory/about", schemaPath: "#/$defs/memory/properties/about/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        if (data41.significance !== void 0) {
          let data45 = data41.significance;
          if (!(data45 === "low" || data45 === "medium" || data45 === "high")) {
            let err58 = { instancePath: instancePath + "/memory/significance", schemaPath: "#/$defs/memory/properties/significance/enum", keyword: "enum", params: { allowedValues: schema40.properties.significance.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
      }
    }
  } else {
    let err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
  }
  return validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validatePassageHeader
};
