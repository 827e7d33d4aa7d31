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
var validateNpcProfile = validate20, schema31 = { $id: "npc-profile.schema.json", type: "object", required: ["name", "role", "personality"], allOf: [{ $ref: "provenance-mark.schema.json" }], properties: { name: { type: "string", minLength: 1 }, short_name: { type: "string", minLength: 1 }, pronouns: { type: "string" }, epithets: { type: "array", items: { type: "string" } }, role: { type: "string", minLength: 1 }, place: { type: "string" }, factions: { type: "array", items: { type: "string" } }, age: { type: ["string", "number"] }, appearance: { type: ["string", "object"] }, background: { type: ["string", "object"] }, personality: { $ref: "#/$defs/personality" }, motivations: { type: "array", items: { type: "string" } }, goals: { type: "array", items: { $ref: "#/$defs/goal" } }, speech_patterns: { $ref: "#/$defs/speech" }, relationships: { type: "object", additionalProperties: { type: "string" } }, secrets: { type: "string" }, portrait: { type: "string" }, stats: { type: "object", additionalProperties: { type: "number" } }, inventory: { type: "array", items: { type: "string" } }, metadata: { $ref: "#/$defs/metadata" } }, $defs: { personality: { type: "object", properties: { traits: { type: "array", items: { type: "string" } }, flaws: { type: "array", items: { type: "string" } }, virtues: { type: "array", items: { type: "string" } } } }, goal: { type: ["string", "object"], required: ["goal"], properties: { goal: { type: "string", minLength: 1 }, priority: { type: "string" }, status: { type: "string" } } }, speech: { type: "object", properties: { style: { type: "string" }, examples: { type: "array", items: { type: "string" } } } }, metadata: { type: "object", properties: { importance: { type: "string" }, first_appearance: { type: "string" }, tags: { type: "array", items: { type: "string" } } } } } };
var schema35 = { type: ["string", "object"], required: ["goal"], properties: { goal: { type: "string", minLength: 1 }, priority: { type: "string" }, status: { type: "string" } } };
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
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.personality === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "personality" }, message: "must have required property 'personality'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (props0 !== !0 && (props0 = props0 || {}, props0.name = !0, props0.short_name = !0, props0.pronouns = !0, props0.epithets = !0, props0.role = !0, props0.place = !0, props0.factions = !0, props0.age = !0, props0.appearance = !0, props0.background = !0, props0.personality = !0, props0.motivations = !0, props0.goals = !0, props0.speech_patterns = !0, props0.relationships = !0, props0.secrets = !0, props0.portrait = !0, props0.stats = !0, props0.inventory = !0, props0.metadata = !0), data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.short_name !== void 0) {
      let data1 = data.short_name;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/short_name", schemaPath: "#/properties/short_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/short_name", schemaPath: "#/properties/short_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.pronouns !== void 0 && typeof data.pronouns != "string") {
      let err7 = { instancePath: instancePath + "/pronouns", schemaPath: "#/properties/pronouns/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.epithets !== void 0) {
      let data3 = data.epithets;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            let err8 = { instancePath: instancePath + "/epithets/" + i0, schemaPath: "#/properties/epithets/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        let err9 = { instancePath: instancePath + "/epithets", schemaPath: "#/properties/epithets/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.role !== void 0) {
      let data5 = data.role;
      if (typeof data5 == "string") {
        if (func1(data5) < 1) {
          let err10 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.place !== void 0 && typeof data.place != "string") {
      let err12 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.factions !== void 0) {
      let data7 = data.factions;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data7[i1] != "string") {
            let err13 = { instancePath: instancePath + "/factions/" + i1, schemaPath: "#/properties/factions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
      } else {
        let err14 = { instancePath: instancePath + "/factions", schemaPath: "#/properties/factions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.age !== void 0) {
      let data9 = data.age;
      if (typeof data9 != "string" && !(typeof data9 == "number" && isFinite(data9))) {
        let err15 = { instancePath: instancePath + "/age", schemaPath: "#/properties/age/type", keyword: "type", params: { type: schema31.properties.age.type }, message: "must be string,number" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.appearance !== void 0) {
      let data10 = data.appearance;
      if (typeof data10 != "string" && !(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err16 = { instancePath: instancePath + "/appearance", schemaPath: "#/properties/appearance/type", keyword: "type", params: { type: schema31.properties.appearance.type }, message: "must be string,object" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.background !== void 0) {
      let data11 = data.background;
      if (typeof data11 != "string" && !(data11 && typeof data11 == "object" && !Array.isArray(data11))) {
        let err17 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: schema31.properties.background.type }, message: "must be string,object" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.personality !== void 0) {
      let data12 = data.personality;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.traits !== void 0) {
          let data13 = data12.traits;
          if (Array.isArray(data13)) {
            let len2 = data13.length;
            for (let i2 = 0; i2 < len2; i2++)
              if (typeof data13[i2] != "string") {
                let err18 = { instancePath: instancePath + "/personality/traits/" + i2, schemaPath: "#/$defs/personality/properties/traits/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
          } else {
            let err19 = { instancePath: instancePath + "/personality/traits", schemaPath: "#/$defs/personality/properties/traits/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data12.flaws !== void 0) {
          let data15 = data12.flaws;
          if (Array.isArray(data15)) {
            let len3 = data15.length;
            for (let i3 = 0; i3 < len3; i3++)
              if (typeof data15[i3] != "string") {
                let err20 = { instancePath: instancePath + "/personality/flaws/" + i3, schemaPath: "#/$defs/personality/properties/flaws/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
          } else {
            let err21 = { instancePath: instancePath + "/personality/flaws", schemaPath: "#/$defs/personality/properties/flaws/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        if (data12.virtues !== void 0) {
          let data17 = data12.virtues;
          if (Array.isArray(data17)) {
            let len4 = data17.length;
            for (let i4 = 0; i4 < len4; i4++)
              if (typeof data17[i4] != "string") {
                let err22 = { instancePath: instancePath + "/personality/virtues/" + i4, schemaPath: "#/$defs/personality/properties/virtues/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
          } else {
            let err23 = { instancePath: instancePath + "/personality/virtues", schemaPath: "#/$defs/personality/properties/virtues/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/personality", schemaPath: "#/$defs/personality/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.motivations !== void 0) {
      let data19 = data.motivations;
      if (Array.isArray(data19)) {
        let len5 = data19.length;
        for (let i5 = 0; i5 < len5; i5++)
          if (typeof data19[i5] != "string") {
            let err25 = { instancePath: instancePath + "/motivations/" + i5, schemaPath: "#/properties/motivations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
      } else {
        let err26 = { instancePath: instancePath + "/motivations", schemaPath: "#/properties/motivations/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.goals !== void 0) {
      let data21 = data.goals;
      if (Array.isArray(data21)) {
        let len6 = data21.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data22 = data21[i6];
          if (typeof data22 != "string" && !(data22 && typeof data22 == "object" && !Array.isArray(data22))) {
            let err27 = { instancePath: instancePath + "/goals/" + i6, schemaPath: "#/$defs/goal/type", keyword: "type", params: { type: schema35.type }, message: "must be string,object" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (data22.goal === void 0) {
              let err28 = { instancePath: instancePath + "/goals/" + i6, schemaPath: "#/$defs/goal/required", keyword: "required", params: { missingProperty: "goal" }, message: "must have required property 'goal'" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data22.goal !== void 0) {
              let data23 = data22.goal;
              if (typeof data23 == "string") {
                if (func1(data23) < 1) {
                  let err29 = { instancePath: instancePath + "/goals/" + i6 + "/goal", schemaPath: "#/$defs/goal/properties/goal/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                let err30 = { instancePath: instancePath + "/goals/" + i6 + "/goal", schemaPath: "#/$defs/goal/properties/goal/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
            if (data22.priority !== void 0 && typeof data22.priority != "string") {
              let err31 = { instancePath: instancePath + "/goals/" + i6 + "/priority", schemaPath: "#/$defs/goal/properties/priority/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data22.status !== void 0 && typeof data22.status != "string") {
              let err32 = { instancePath: instancePath + "/goals/" + i6 + "/status", schemaPath: "#/$defs/goal/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/goals", schemaPath: "#/properties/goals/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.speech_patterns !== void 0) {
      let data26 = data.speech_patterns;
      if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
        if (data26.style !== void 0 && typeof data26.style != "string") {
          let err34 = { instancePath: instancePath + "/speech_patterns/style", schemaPath: "#/$defs/speech/properties/style/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data26.examples !== void 0) {
          let data28 = data26.examples;
          if (Array.isArray(data28)) {
            let len7 = data28.length;
            for (let i7 = 0; i7 < len7; i7++)
              if (typeof data28[i7] != "string") {
                let err35 = { instancePath: instancePath + "/speech_patterns/examples/" + i7, schemaPath: "#/$defs/speech/properties/examples/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
          } else {
            let err36 = { instancePath: instancePath + "/speech_patterns/examples", schemaPath: "#/$defs/speech/properties/examples/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      } else {
        let err37 = { instancePath: instancePath + "/speech_patterns", schemaPath: "#/$defs/speech/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.relationships !== void 0) {
      let data30 = data.relationships;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        for (let key0 in data30)
          if (typeof data30[key0] != "string") {
            let err38 = { instancePath: instancePath + "/relationships/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/relationships/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
      } else {
        let err39 = { instancePath: instancePath + "/relationships", schemaPath: "#/properties/relationships/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.secrets !== void 0 && typeof data.secrets != "string") {
      let err40 = { instancePath: instancePath + "/secrets", schemaPath: "#/properties/secrets/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.portrait !== void 0 && typeof data.portrait != "string") {
      let err41 = { instancePath: instancePath + "/portrait", schemaPath: "#/properties/portrait/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.stats !== void 0) {
      let data34 = data.stats;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34))
        for (let key1 in data34) {
          let data35 = data34[key1];
          if (!(typeof data35 == "number" && isFinite(data35))) {
            let err42 = { instancePath: instancePath + "/stats/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/stats/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
      else {
        let err43 = { instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.inventory !== void 0) {
      let data36 = data.inventory;
      if (Array.isArray(data36)) {
        let len8 = data36.length;
        for (let i8 = 0; i8 < len8; i8++)
          if (typeof data36[i8] != "string") {
            let err44 = { instancePath: instancePath + "/inventory/" + i8, schemaPath: "#/properties/inventory/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
      } else {
        let err45 = { instancePath: instancePath + "/inventory", schemaPath: "#/properties/inventory/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data38 = data.metadata;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.importance !== void 0 && typeof data38.importance != "string") {
          let err46 = { instancePath: instancePath + "/metadata/importance", schemaPath: "#/$defs/metadata/properties/importance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        if (data38.first_appearance !== void 0 && typeof data38.first_appearance != "string") {
          let err47 = { instancePath: instancePath + "/metadata/first_appearance", schemaPath: "#/$defs/metadata/properties/first_appearance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data38.tags !== void 0) {
          let data41 = data38.tags;
          if (Array.isArray(data41)) {
            let len9 = data41.length;
            for (let i9 = 0; i9 < len9; i9++)
              if (typeof data41[i9] != "string") {
                let err48 = { instancePath: instancePath + "/metadata/tags/" + i9, schemaPath: "#/$defs/metadata/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
          } else {
            let err49 = { instancePath: instancePath + "/metadata/tags", schemaPath: "#/$defs/metadata/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
      } else {
        let err50 = { instancePath: instancePath + "/metadata", schemaPath: "#/$defs/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
  } else {
    let err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
  }
  return validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateNpcProfile
};
