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

// validate-tool-input.js
var validateToolInput = validate21, schema6 = { $id: "tool-input.schema.json", type: "object", required: ["requestId", "tool", "operation", "input", "dependencies", "config", "attempt"], properties: { requestId: { type: "string", minLength: 1 }, tool: { type: "string", minLength: 1 }, operation: { type: "string", minLength: 1 }, input: { type: "object" }, dependencies: { type: "object", additionalProperties: { type: ["object", "null"] } }, config: { type: "object" }, attempt: { type: "integer", minimum: 1 } } }, func2 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestId === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "requestId" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tool === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tool" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "operation" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.input === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "input" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.dependencies === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "dependencies" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.config === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "config" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.attempt === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "attempt" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.requestId !== void 0) {
      let data0 = data.requestId;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err7 = { instancePath: instancePath + "/requestId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err9 = { instancePath: instancePath + "/tool", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/tool", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err11 = { instancePath: instancePath + "/operation", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.input !== void 0) {
      let data3 = data.input;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err13 = { instancePath: instancePath + "/input", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.dependencies !== void 0) {
      let data4 = data.dependencies;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key0 in data4) {
          let data5 = data4[key0];
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
            let err14 = { instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: schema6.properties.dependencies.additionalProperties.type } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      else {
        let err15 = { instancePath: instancePath + "/dependencies", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.config !== void 0) {
      let data6 = data.config;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        let err16 = { instancePath: instancePath + "/config", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data7 = data.attempt;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err17 = { instancePath: instancePath + "/attempt", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
        let err18 = { instancePath: instancePath + "/attempt", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateToolInput
};
