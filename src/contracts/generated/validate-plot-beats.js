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

// validate-plot-beats.js
var validatePlotBeats = validate20;
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
var schema34 = { type: "object", required: ["id"], properties: { id: { type: "string", minLength: 1 }, title: { type: "string", minLength: 1 }, description: { type: "string" }, conditions: { $ref: "#/$defs/conditions" }, priority: { enum: ["critical", "high", "medium", "low", "optional"] }, consequences: { type: "array", items: { type: "string" } }, skippable: { type: "boolean" }, mood: { type: "string" }, music: { type: "string" }, outcomes: { type: "array", items: { $ref: "#/$defs/outcome" } }, dialogue: { type: "array", items: { $ref: "#/$defs/line" } }, timeout: { $ref: "#/$defs/timeout" } } };
var schema38 = { type: ["string", "object"], required: ["line"], properties: { speaker: { type: "string" }, line: { type: "string", minLength: 1 } } };
var schema35 = { type: "object", properties: { scene_count: { $ref: "#/$defs/window" }, requires_beat: { type: ["string", "array"], items: { type: "string" } }, requires_any_beat: { type: ["string", "array"], items: { type: "string" } }, player_choice: { type: "string", minLength: 1 }, player_choices: { type: "array", items: { type: "string", minLength: 1 } }, player_state: { type: ["string", "object"] }, npc_state: { type: ["string", "object"] }, world_state: { type: ["string", "object"] }, custom: { type: "string", minLength: 1 } } };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scene_count !== void 0) {
      let data0 = data.scene_count;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.min !== void 0) {
          let data1 = data0.min;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err0 = { instancePath: instancePath + "/scene_count/min", schemaPath: "#/$defs/window/properties/min/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
            let err1 = { instancePath: instancePath + "/scene_count/min", schemaPath: "#/$defs/window/properties/min/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
        if (data0.max !== void 0) {
          let data2 = data0.max;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err2 = { instancePath: instancePath + "/scene_count/max", schemaPath: "#/$defs/window/properties/max/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
            let err3 = { instancePath: instancePath + "/scene_count/max", schemaPath: "#/$defs/window/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/scene_count", schemaPath: "#/$defs/window/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.requires_beat !== void 0) {
      let data3 = data.requires_beat;
      if (typeof data3 != "string" && !Array.isArray(data3)) {
        let err5 = { instancePath: instancePath + "/requires_beat", schemaPath: "#/properties/requires_beat/type", keyword: "type", params: { type: schema35.properties.requires_beat.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            let err6 = { instancePath: instancePath + "/requires_beat/" + i0, schemaPath: "#/properties/requires_beat/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
      }
    }
    if (data.requires_any_beat !== void 0) {
      let data5 = data.requires_any_beat;
      if (typeof data5 != "string" && !Array.isArray(data5)) {
        let err7 = { instancePath: instancePath + "/requires_any_beat", schemaPath: "#/properties/requires_any_beat/type", keyword: "type", params: { type: schema35.properties.requires_any_beat.type }, message: "must be string,array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data5[i1] != "string") {
            let err8 = { instancePath: instancePath + "/requires_any_beat/" + i1, schemaPath: "#/properties/requires_any_beat/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      }
    }
    if (data.player_choice !== void 0) {
      let data7 = data.player_choice;
      if (typeof data7 == "string") {
        if (func1(data7) < 1) {
          let err9 = { instancePath: instancePath + "/player_choice", schemaPath: "#/properties/player_choice/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/player_choice", schemaPath: "#/properties/player_choice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.player_choices !== void 0) {
      let data8 = data.player_choices;
      if (Array.isArray(data8)) {
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data9 = data8[i2];
          if (typeof data9 == "string") {
            if (func1(data9) < 1) {
              let err11 = { instancePath: instancePath + "/player_choices/" + i2, schemaPath: "#/properties/player_choices/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/player_choices/" + i2, schemaPath: "#/properties/player_choices/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/player_choices", schemaPath: "#/properties/player_choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.player_state !== void 0) {
      let data10 = data.player_state;
      if (typeof data10 != "string" && !(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err14 = { instancePath: instancePath + "/player_state", schemaPath: "#/properties/player_state/type", keyword: "type", params: { type: schema35.properties.player_state.type }, message: "must be string,object" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.npc_state !== void 0) {
      let data11 = data.npc_state;
      if (typeof data11 != "string" && !(data11 && typeof data11 == "object" && !Array.isArray(data11))) {
        let err15 = { instancePath: instancePath + "/npc_state", schemaPath: "#/properties/npc_state/type", keyword: "type", params: { type: schema35.properties.npc_state.type }, message: "must be string,object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.world_state !== void 0) {
      let data12 = data.world_state;
      if (typeof data12 != "string" && !(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
        let err16 = { instancePath: instancePath + "/world_state", schemaPath: "#/properties/world_state/type", keyword: "type", params: { type: schema35.properties.world_state.type }, message: "must be string,object" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.custom !== void 0) {
      let data13 = data.custom;
      if (typeof data13 == "string") {
        if (func1(data13) < 1) {
          let err17 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { props: { scene_count: !0, requires_beat: !0, requires_any_beat: !0, player_choice: !0, player_choices: !0, player_state: !0, npc_state: !0, world_state: !0, custom: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.conditions !== void 0 && (validate24(data.conditions, { instancePath: instancePath + "/conditions", parentData: data, parentDataProperty: "conditions", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.priority !== void 0) {
      let data4 = data.priority;
      if (!(data4 === "critical" || data4 === "high" || data4 === "medium" || data4 === "low" || data4 === "optional")) {
        let err6 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/enum", keyword: "enum", params: { allowedValues: schema34.properties.priority.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.consequences !== void 0) {
      let data5 = data.consequences;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data5[i0] != "string") {
            let err7 = { instancePath: instancePath + "/consequences/" + i0, schemaPath: "#/properties/consequences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/consequences", schemaPath: "#/properties/consequences/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.skippable !== void 0 && typeof data.skippable != "boolean") {
      let err9 = { instancePath: instancePath + "/skippable", schemaPath: "#/properties/skippable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.mood !== void 0 && typeof data.mood != "string") {
      let err10 = { instancePath: instancePath + "/mood", schemaPath: "#/properties/mood/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.music !== void 0 && typeof data.music != "string") {
      let err11 = { instancePath: instancePath + "/music", schemaPath: "#/properties/music/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.outcomes !== void 0) {
      let data10 = data.outcomes;
      if (Array.isArray(data10)) {
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.id === void 0) {
              let err12 = { instancePath: instancePath + "/outcomes/" + i1, schemaPath: "#/$defs/outcome/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (data11.id !== void 0) {
              let data12 = data11.id;
              if (typeof data12 == "string") {
                if (func1(data12) < 1) {
                  let err13 = { instancePath: instancePath + "/outcomes/" + i1 + "/id", schemaPath: "#/$defs/outcome/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
              } else {
                let err14 = { instancePath: instancePath + "/outcomes/" + i1 + "/id", schemaPath: "#/$defs/outcome/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data11.description !== void 0 && typeof data11.description != "string") {
              let err15 = { instancePath: instancePath + "/outcomes/" + i1 + "/description", schemaPath: "#/$defs/outcome/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data11.probability !== void 0) {
              let data14 = data11.probability;
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 > 1 || isNaN(data14)) {
                  let err16 = { instancePath: instancePath + "/outcomes/" + i1 + "/probability", schemaPath: "#/$defs/outcome/properties/probability/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (data14 < 0 || isNaN(data14)) {
                  let err17 = { instancePath: instancePath + "/outcomes/" + i1 + "/probability", schemaPath: "#/$defs/outcome/properties/probability/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/outcomes/" + i1 + "/probability", schemaPath: "#/$defs/outcome/properties/probability/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
            if (data11.consequences !== void 0) {
              let data15 = data11.consequences;
              if (Array.isArray(data15)) {
                let len2 = data15.length;
                for (let i2 = 0; i2 < len2; i2++)
                  if (typeof data15[i2] != "string") {
                    let err19 = { instancePath: instancePath + "/outcomes/" + i1 + "/consequences/" + i2, schemaPath: "#/$defs/outcome/properties/consequences/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                  }
              } else {
                let err20 = { instancePath: instancePath + "/outcomes/" + i1 + "/consequences", schemaPath: "#/$defs/outcome/properties/consequences/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data11.next_beat !== void 0 && typeof data11.next_beat != "string") {
              let err21 = { instancePath: instancePath + "/outcomes/" + i1 + "/next_beat", schemaPath: "#/$defs/outcome/properties/next_beat/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/outcomes/" + i1, schemaPath: "#/$defs/outcome/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.dialogue !== void 0) {
      let data18 = data.dialogue;
      if (Array.isArray(data18)) {
        let len3 = data18.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data19 = data18[i3];
          if (typeof data19 != "string" && !(data19 && typeof data19 == "object" && !Array.isArray(data19))) {
            let err24 = { instancePath: instancePath + "/dialogue/" + i3, schemaPath: "#/$defs/line/type", keyword: "type", params: { type: schema38.type }, message: "must be string,object" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.line === void 0) {
              let err25 = { instancePath: instancePath + "/dialogue/" + i3, schemaPath: "#/$defs/line/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data19.speaker !== void 0 && typeof data19.speaker != "string") {
              let err26 = { instancePath: instancePath + "/dialogue/" + i3 + "/speaker", schemaPath: "#/$defs/line/properties/speaker/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (data19.line !== void 0) {
              let data21 = data19.line;
              if (typeof data21 == "string") {
                if (func1(data21) < 1) {
                  let err27 = { instancePath: instancePath + "/dialogue/" + i3 + "/line", schemaPath: "#/$defs/line/properties/line/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                let err28 = { instancePath: instancePath + "/dialogue/" + i3 + "/line", schemaPath: "#/$defs/line/properties/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/dialogue", schemaPath: "#/properties/dialogue/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.timeout !== void 0) {
      let data22 = data.timeout;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.scenes === void 0) {
          let err30 = { instancePath: instancePath + "/timeout", schemaPath: "#/$defs/timeout/required", keyword: "required", params: { missingProperty: "scenes" }, message: "must have required property 'scenes'" };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (data22.scenes !== void 0) {
          let data23 = data22.scenes;
          if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
            let err31 = { instancePath: instancePath + "/timeout/scenes", schemaPath: "#/$defs/timeout/properties/scenes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data23 == "number" && isFinite(data23) && (data23 < 1 || isNaN(data23))) {
            let err32 = { instancePath: instancePath + "/timeout/scenes", schemaPath: "#/$defs/timeout/properties/scenes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data22.fallback_beat !== void 0 && typeof data22.fallback_beat != "string") {
          let err33 = { instancePath: instancePath + "/timeout/fallback_beat", schemaPath: "#/$defs/timeout/properties/fallback_beat/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/timeout", schemaPath: "#/$defs/timeout/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    let err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: { id: !0, title: !0, description: !0, conditions: !0, priority: !0, consequences: !0, skippable: !0, mood: !0, music: !0, outcomes: !0, dialogue: !0, timeout: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))
    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length;
  else
    var props0 = validate21.evaluated.props;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.beats === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "beats" }, message: "must have required property 'beats'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (props0 !== !0 && (props0 = props0 || {}, props0.beats = !0), data.beats !== void 0) {
      let data0 = data.beats;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate23(data0[i0], { instancePath: instancePath + "/beats/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/beats", schemaPath: "#/properties/beats/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validatePlotBeats
};
