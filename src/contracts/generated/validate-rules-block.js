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

// validate-rules-block.js
var validateRulesBlock = validate20;
var schema32 = { type: "object", properties: { roll: { type: "string", minLength: 1 }, mode: { enum: ["over", "under"] }, bands: { type: "array", minItems: 1, items: { $ref: "#/$defs/band" } }, stats: { type: "object", additionalProperties: { type: "number" } }, counters: { type: "object", additionalProperties: { $ref: "#/$defs/counter" } }, factions: { type: "object", additionalProperties: { $ref: "#/$defs/faction" } }, modifiers: { type: "object", additionalProperties: { type: "number" } }, sentimentCap: { type: "number", minimum: 0 }, sceneTime: { type: "string", pattern: "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$" }, startTime: { type: "string", pattern: "^(?:[01]?\\d|2[0-3]):[0-5]\\d$" }, startDay: { enum: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] } } };
var schema34 = { type: ["number", "object"], properties: { start: { type: "number" }, max: { type: "number" } } };
var func1 = require_ucs2length().default, pattern4 = new RegExp("^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$", "u"), pattern5 = new RegExp("^(?:[01]?\\d|2[0-3]):[0-5]\\d$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.roll !== void 0) {
      let data0 = data.roll;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err0 = { instancePath: instancePath + "/roll", schemaPath: "#/properties/roll/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/roll", schemaPath: "#/properties/roll/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.mode !== void 0) {
      let data1 = data.mode;
      if (!(data1 === "over" || data1 === "under")) {
        let err2 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema32.properties.mode.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.bands !== void 0) {
      let data2 = data.bands;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err3 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.id === void 0) {
              let err4 = { instancePath: instancePath + "/bands/" + i0, schemaPath: "#/$defs/band/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data3.id !== void 0) {
              let data4 = data3.id;
              if (typeof data4 == "string") {
                if (func1(data4) < 1) {
                  let err5 = { instancePath: instancePath + "/bands/" + i0 + "/id", schemaPath: "#/$defs/band/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              } else {
                let err6 = { instancePath: instancePath + "/bands/" + i0 + "/id", schemaPath: "#/$defs/band/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            }
            if (data3.label !== void 0) {
              let data5 = data3.label;
              if (typeof data5 == "string") {
                if (func1(data5) < 1) {
                  let err7 = { instancePath: instancePath + "/bands/" + i0 + "/label", schemaPath: "#/$defs/band/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                }
              } else {
                let err8 = { instancePath: instancePath + "/bands/" + i0 + "/label", schemaPath: "#/$defs/band/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data3.min !== void 0) {
              let data6 = data3.min;
              if (!(typeof data6 == "number" && isFinite(data6))) {
                let err9 = { instancePath: instancePath + "/bands/" + i0 + "/min", schemaPath: "#/$defs/band/properties/min/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data3.max !== void 0) {
              let data7 = data3.max;
              if (!(typeof data7 == "number" && isFinite(data7))) {
                let err10 = { instancePath: instancePath + "/bands/" + i0 + "/max", schemaPath: "#/$defs/band/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
            if (data3.margin !== void 0) {
              let data8 = data3.margin;
              if (!(typeof data8 == "number" && isFinite(data8))) {
                let err11 = { instancePath: instancePath + "/bands/" + i0 + "/margin", schemaPath: "#/$defs/band/properties/margin/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
          } else {
            let err12 = { instancePath: instancePath + "/bands/" + i0, schemaPath: "#/$defs/band/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.stats !== void 0) {
      let data9 = data.stats;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9))
        for (let key0 in data9) {
          let data10 = data9[key0];
          if (!(typeof data10 == "number" && isFinite(data10))) {
            let err14 = { instancePath: instancePath + "/stats/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/stats/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      else {
        let err15 = { instancePath: instancePath + "/stats", schemaPath: "#/properties/stats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data11 = data.counters;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11))
        for (let key1 in data11) {
          let data12 = data11[key1];
          if (!(typeof data12 == "number" && isFinite(data12)) && !(data12 && typeof data12 == "object" && !Array.isArray(data12))) {
            let err16 = { instancePath: instancePath + "/counters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/counter/type", keyword: "type", params: { type: schema34.type }, message: "must be number,object" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.start !== void 0) {
              let data13 = data12.start;
              if (!(typeof data13 == "number" && isFinite(data13))) {
                let err17 = { instancePath: instancePath + "/counters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/start", schemaPath: "#/$defs/counter/properties/start/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data12.max !== void 0) {
              let data14 = data12.max;
              if (!(typeof data14 == "number" && isFinite(data14))) {
                let err18 = { instancePath: instancePath + "/counters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/max", schemaPath: "#/$defs/counter/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
          }
        }
      else {
        let err19 = { instancePath: instancePath + "/counters", schemaPath: "#/properties/counters/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.factions !== void 0) {
      let data15 = data.factions;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15))
        for (let key2 in data15) {
          let data16 = data15[key2];
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.name !== void 0) {
              let data17 = data16.name;
              if (typeof data17 == "string") {
                if (func1(data17) < 1) {
                  let err20 = { instancePath: instancePath + "/factions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/name", schemaPath: "#/$defs/faction/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
              } else {
                let err21 = { instancePath: instancePath + "/factions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/name", schemaPath: "#/$defs/faction/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
            if (data16.start !== void 0) {
              let data18 = data16.start;
              if (!(typeof data18 == "number" && isFinite(data18))) {
                let err22 = { instancePath: instancePath + "/factions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/start", schemaPath: "#/$defs/faction/properties/start/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data16.scale !== void 0) {
              let data19 = data16.scale;
              if (typeof data19 == "number" && isFinite(data19)) {
                if (data19 <= 0 || isNaN(data19)) {
                  let err23 = { instancePath: instancePath + "/factions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/scale", schemaPath: "#/$defs/faction/properties/scale/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                }
              } else {
                let err24 = { instancePath: instancePath + "/factions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/scale", schemaPath: "#/$defs/faction/properties/scale/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
          } else {
            let err25 = { instancePath: instancePath + "/factions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/faction/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      else {
        let err26 = { instancePath: instancePath + "/factions", schemaPath: "#/properties/factions/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.modifiers !== void 0) {
      let data20 = data.modifiers;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20))
        for (let key3 in data20) {
          let data21 = data20[key3];
          if (!(typeof data21 == "number" && isFinite(data21))) {
            let err27 = { instancePath: instancePath + "/modifiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/modifiers/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
      else {
        let err28 = { instancePath: instancePath + "/modifiers", schemaPath: "#/properties/modifiers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.sentimentCap !== void 0) {
      let data22 = data.sentimentCap;
      if (typeof data22 == "number" && isFinite(data22)) {
        if (data22 < 0 || isNaN(data22)) {
          let err29 = { instancePath: instancePath + "/sentimentCap", schemaPath: "#/properties/sentimentCap/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/sentimentCap", schemaPath: "#/properties/sentimentCap/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.sceneTime !== void 0) {
      let data23 = data.sceneTime;
      if (typeof data23 == "string") {
        if (!pattern4.test(data23)) {
          let err31 = { instancePath: instancePath + "/sceneTime", schemaPath: "#/properties/sceneTime/pattern", keyword: "pattern", params: { pattern: "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$" }, message: 'must match pattern "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$"' };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/sceneTime", schemaPath: "#/properties/sceneTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.startTime !== void 0) {
      let data24 = data.startTime;
      if (typeof data24 == "string") {
        if (!pattern5.test(data24)) {
          let err33 = { instancePath: instancePath + "/startTime", schemaPath: "#/properties/startTime/pattern", keyword: "pattern", params: { pattern: "^(?:[01]?\\d|2[0-3]):[0-5]\\d$" }, message: 'must match pattern "^(?:[01]?\\d|2[0-3]):[0-5]\\d$"' };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/startTime", schemaPath: "#/properties/startTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.startDay !== void 0) {
      let data25 = data.startDay;
      if (!(data25 === "Monday" || data25 === "Tuesday" || data25 === "Wednesday" || data25 === "Thursday" || data25 === "Friday" || data25 === "Saturday" || data25 === "Sunday")) {
        let err35 = { instancePath: instancePath + "/startDay", schemaPath: "#/properties/startDay/enum", keyword: "enum", params: { allowedValues: schema32.properties.startDay.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: { roll: !0, mode: !0, bands: !0, stats: !0, counters: !0, factions: !0, modifiers: !0, sentimentCap: !0, sceneTime: !0, startTime: !0, startDay: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rules === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.rules !== void 0 && (validate21(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: { rules: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validateRulesBlock
};
