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
var validatePlotBeats = validate21;
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
var schema9 = { type: "object", required: ["id"], properties: { id: { type: "string", minLength: 1, maxLength: 200 }, title: { type: "string", minLength: 1, maxLength: 300 }, description: { type: "string" }, conditions: { $ref: "#/$defs/conditions" }, priority: { enum: ["critical", "high", "medium", "low", "optional"] }, consequences: { type: "array", items: { type: "string" } }, skippable: { type: "boolean" }, mood: { type: "string" }, music: { type: "string" }, outcomes: { type: "array", items: { $ref: "#/$defs/outcome" } }, dialogue: { type: "array", items: { $ref: "#/$defs/line" } }, timeout: { $ref: "#/$defs/timeout" }, situation: { $ref: "#/$defs/situation" } } }, schema10 = { type: "object", properties: { scene_count: { $ref: "#/$defs/window" }, requires_beat: { type: ["string", "array"], items: { type: "string" } }, requires_any_beat: { type: ["string", "array"], items: { type: "string" } }, player_choice: { type: "string", minLength: 1 }, player_choices: { type: "array", items: { type: "string", minLength: 1 } }, player_state: { type: ["string", "object"] }, npc_state: { type: ["string", "object"] }, world_state: { type: ["string", "object"] }, custom: { type: "string", minLength: 1 } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.min !== void 0) {
      let data0 = data.min;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err0 = { instancePath: instancePath + "/min", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err1 = { instancePath: instancePath + "/min", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.max !== void 0) {
      let data1 = data.max;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/max", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err3 = { instancePath: instancePath + "/max", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scene_count !== void 0 && (validate28(data.scene_count, { instancePath: instancePath + "/scene_count", parentData: data, parentDataProperty: "scene_count", rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.requires_beat !== void 0) {
      let data1 = data.requires_beat;
      if (typeof data1 != "string" && !Array.isArray(data1)) {
        let err0 = { instancePath: instancePath + "/requires_beat", keyword: "type", params: { type: schema10.properties.requires_beat.type } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err1 = { instancePath: instancePath + "/requires_beat/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
      }
    }
    if (data.requires_any_beat !== void 0) {
      let data3 = data.requires_any_beat;
      if (typeof data3 != "string" && !Array.isArray(data3)) {
        let err2 = { instancePath: instancePath + "/requires_any_beat", keyword: "type", params: { type: schema10.properties.requires_any_beat.type } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data3[i1] != "string") {
            let err3 = { instancePath: instancePath + "/requires_any_beat/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      }
    }
    if (data.player_choice !== void 0) {
      let data5 = data.player_choice;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err4 = { instancePath: instancePath + "/player_choice", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/player_choice", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.player_choices !== void 0) {
      let data6 = data.player_choices;
      if (Array.isArray(data6)) {
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 == "string") {
            if (func2(data7) < 1) {
              let err6 = { instancePath: instancePath + "/player_choices/" + i2, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/player_choices/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/player_choices", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.player_state !== void 0) {
      let data8 = data.player_state;
      if (typeof data8 != "string" && !(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
        let err9 = { instancePath: instancePath + "/player_state", keyword: "type", params: { type: schema10.properties.player_state.type } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.npc_state !== void 0) {
      let data9 = data.npc_state;
      if (typeof data9 != "string" && !(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
        let err10 = { instancePath: instancePath + "/npc_state", keyword: "type", params: { type: schema10.properties.npc_state.type } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.world_state !== void 0) {
      let data10 = data.world_state;
      if (typeof data10 != "string" && !(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err11 = { instancePath: instancePath + "/world_state", keyword: "type", params: { type: schema10.properties.world_state.type } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.custom !== void 0) {
      let data11 = data.custom;
      if (typeof data11 == "string") {
        if (func2(data11) < 1) {
          let err12 = { instancePath: instancePath + "/custom", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/custom", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err0 = { instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err3 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.probability !== void 0) {
      let data2 = data.probability;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          let err4 = { instancePath: instancePath + "/probability", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err5 = { instancePath: instancePath + "/probability", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/probability", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.consequences !== void 0) {
      let data3 = data.consequences;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            let err7 = { instancePath: instancePath + "/consequences/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/consequences", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.next_beat !== void 0 && typeof data.next_beat != "string") {
      let err9 = { instancePath: instancePath + "/next_beat", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
var schema13 = { type: ["string", "object"], required: ["line"], properties: { speaker: { type: "string" }, line: { type: "string", minLength: 1 } } };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string" && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: schema13.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.line === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "line" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.speaker !== void 0 && typeof data.speaker != "string") {
      let err2 = { instancePath: instancePath + "/speaker", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.line !== void 0) {
      let data1 = data.line;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err3 = { instancePath: instancePath + "/line", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/line", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.scenes === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "scenes" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scenes !== void 0) {
      let data0 = data.scenes;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/scenes", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err2 = { instancePath: instancePath + "/scenes", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fallback_beat !== void 0 && typeof data.fallback_beat != "string") {
      let err3 = { instancePath: instancePath + "/fallback_beat", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err1 = { instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.cast !== void 0) {
      let data1 = data.cast;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (let key0 in data1)
          if (typeof data1[key0] != "string") {
            let err3 = { instancePath: instancePath + "/cast/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/cast", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "id" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (func2(data0) > 200) {
          let err1 = { instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 200 } };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/id", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func2(data1) > 300) {
          let err4 = { instancePath: instancePath + "/title", keyword: "maxLength", params: { limit: 300 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data1) < 1) {
          let err5 = { instancePath: instancePath + "/title", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err7 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.conditions !== void 0 && (validate27(data.conditions, { instancePath: instancePath + "/conditions", parentData: data, parentDataProperty: "conditions", rootData }) || (vErrors = vErrors === null ? validate27.errors : (validate27.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.priority !== void 0) {
      let data4 = data.priority;
      if (!(data4 === "critical" || data4 === "high" || data4 === "medium" || data4 === "low" || data4 === "optional")) {
        let err8 = { instancePath: instancePath + "/priority", keyword: "enum", params: { allowedValues: schema9.properties.priority.enum } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.consequences !== void 0) {
      let data5 = data.consequences;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data5[i0] != "string") {
            let err9 = { instancePath: instancePath + "/consequences/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        let err10 = { instancePath: instancePath + "/consequences", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.skippable !== void 0 && typeof data.skippable != "boolean") {
      let err11 = { instancePath: instancePath + "/skippable", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.mood !== void 0 && typeof data.mood != "string") {
      let err12 = { instancePath: instancePath + "/mood", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.music !== void 0 && typeof data.music != "string") {
      let err13 = { instancePath: instancePath + "/music", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.outcomes !== void 0) {
      let data10 = data.outcomes;
      if (Array.isArray(data10)) {
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate31(data10[i1], { instancePath: instancePath + "/outcomes/" + i1, parentData: data10, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate31.errors : (validate31.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/outcomes", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.dialogue !== void 0) {
      let data12 = data.dialogue;
      if (Array.isArray(data12)) {
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate33(data12[i2], { instancePath: instancePath + "/dialogue/" + i2, parentData: data12, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate33.errors : (validate33.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/dialogue", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.timeout !== void 0 && (validate35(data.timeout, { instancePath: instancePath + "/timeout", parentData: data, parentDataProperty: "timeout", rootData }) || (vErrors = vErrors === null ? validate35.errors : (validate35.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.situation !== void 0 && (validate37(data.situation, { instancePath: instancePath + "/situation", parentData: data, parentDataProperty: "situation", rootData }) || (vErrors = vErrors === null ? validate37.errors : (validate37.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.beats === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "beats" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.beats !== void 0) {
      let data0 = data.beats;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate26(data0[i0], { instancePath: instancePath + "/beats/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/beats", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validatePlotBeats
};
