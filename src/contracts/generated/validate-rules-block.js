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
var validateRulesBlock = validate21;
var schema7 = { type: "object", properties: { roll: { type: "string", minLength: 1 }, mode: { enum: ["over", "under"] }, bands: { type: "array", minItems: 1, items: { $ref: "#/$defs/band" } }, stats: { type: "object", additionalProperties: { type: "number" } }, counters: { type: "object", additionalProperties: { $ref: "#/$defs/counter" } }, factions: { type: "object", additionalProperties: { $ref: "#/$defs/faction" } }, modifiers: { type: "object", additionalProperties: { type: "number" } }, sentimentCap: { type: "number", minimum: 0 }, sceneTime: { type: "string", pattern: "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$" }, startTime: { type: "string", pattern: "^(?:[01]?\\d|2[0-3]):[0-5]\\d$" }, startDay: { enum: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] } } }, func2 = require_ucs2length().default;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err3 = { instancePath: instancePath + "/label", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/label", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.min !== void 0) {
      let data2 = data.min;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/min", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.max !== void 0) {
      let data3 = data.max;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        let err6 = { instancePath: instancePath + "/max", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.margin !== void 0) {
      let data4 = data.margin;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/margin", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var schema9 = { type: ["number", "object"], properties: { start: { type: "number" }, max: { type: "number" }, ticks: { type: "object", additionalProperties: { type: "number" } } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(typeof data == "number" && isFinite(data)) && !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: schema9.type } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start !== void 0) {
      let data0 = data.start;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        let err1 = { instancePath: instancePath + "/start", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.max !== void 0) {
      let data1 = data.max;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/max", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.ticks !== void 0) {
      let data2 = data.ticks;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2) {
          let data3 = data2[key0];
          if (!(typeof data3 == "number" && isFinite(data3))) {
            let err3 = { instancePath: instancePath + "/ticks/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      else {
        let err4 = { instancePath: instancePath + "/ticks", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err0 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/start", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.scale !== void 0) {
      let data2 = data.scale;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 <= 0 || isNaN(data2)) {
          let err3 = { instancePath: instancePath + "/scale", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/scale", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
var pattern0 = new RegExp("^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$", "u"), pattern1 = new RegExp("^(?:[01]?\\d|2[0-3]):[0-5]\\d$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.roll !== void 0) {
      let data0 = data.roll;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err0 = { instancePath: instancePath + "/roll", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
      } else {
        let err1 = { instancePath: instancePath + "/roll", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.mode !== void 0) {
      let data1 = data.mode;
      if (!(data1 === "over" || data1 === "under")) {
        let err2 = { instancePath: instancePath + "/mode", keyword: "enum", params: { allowedValues: schema7.properties.mode.enum } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.bands !== void 0) {
      let data2 = data.bands;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err3 = { instancePath: instancePath + "/bands", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate23(data2[i0], { instancePath: instancePath + "/bands/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate23.errors : (validate23.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/bands", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.stats !== void 0) {
      let data4 = data.stats;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key0 in data4) {
          let data5 = data4[key0];
          if (!(typeof data5 == "number" && isFinite(data5))) {
            let err5 = { instancePath: instancePath + "/stats/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      else {
        let err6 = { instancePath: instancePath + "/stats", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.counters !== void 0) {
      let data6 = data.counters;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6))
        for (let key1 in data6)
          validate25(data6[key1], { instancePath: instancePath + "/counters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key1, rootData }) || (vErrors = vErrors === null ? validate25.errors : (validate25.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err7 = { instancePath: instancePath + "/counters", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.factions !== void 0) {
      let data8 = data.factions;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8))
        for (let key2 in data8)
          validate27(data8[key2], { instancePath: instancePath + "/factions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data8, parentDataProperty: key2, rootData }) || (vErrors = vErrors === null ? validate27.errors : (validate27.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err8 = { instancePath: instancePath + "/factions", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.modifiers !== void 0) {
      let data10 = data.modifiers;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10))
        for (let key3 in data10) {
          let data11 = data10[key3];
          if (!(typeof data11 == "number" && isFinite(data11))) {
            let err9 = { instancePath: instancePath + "/modifiers/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "number" } };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      else {
        let err10 = { instancePath: instancePath + "/modifiers", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sentimentCap !== void 0) {
      let data12 = data.sentimentCap;
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 < 0 || isNaN(data12)) {
          let err11 = { instancePath: instancePath + "/sentimentCap", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/sentimentCap", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.sceneTime !== void 0) {
      let data13 = data.sceneTime;
      if (typeof data13 == "string") {
        if (!pattern0.test(data13)) {
          let err13 = { instancePath: instancePath + "/sceneTime", keyword: "pattern", params: { pattern: "^(?!$)(?:\\d+d)?(?:\\d+h)?(?:\\d+m)?$" } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/sceneTime", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.startTime !== void 0) {
      let data14 = data.startTime;
      if (typeof data14 == "string") {
        if (!pattern1.test(data14)) {
          let err15 = { instancePath: instancePath + "/startTime", keyword: "pattern", params: { pattern: "^(?:[01]?\\d|2[0-3]):[0-5]\\d$" } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/startTime", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.startDay !== void 0) {
      let data15 = data.startDay;
      if (!(data15 === "Monday" || data15 === "Tuesday" || data15 === "Wednesday" || data15 === "Thursday" || data15 === "Friday" || data15 === "Saturday" || data15 === "Sunday")) {
        let err17 = { instancePath: instancePath + "/startDay", keyword: "enum", params: { allowedValues: schema7.properties.startDay.enum } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rules === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "rules" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.rules !== void 0 && (validate22(data.rules, { instancePath: instancePath + "/rules", parentData: data, parentDataProperty: "rules", rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateRulesBlock
};
