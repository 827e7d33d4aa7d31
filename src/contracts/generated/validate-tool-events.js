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

// validate-tool-events.js
var validateToolEvent = validate21;
var schema7 = { type: "object", required: ["version", "type", "level", "message"], properties: { version: { const: "0" }, type: { const: "log" }, level: { enum: ["debug", "info", "warn", "error"] }, message: { type: "string" }, fields: { type: "object" }, requestId: { type: "string" }, timestamp: { type: "string" } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.level === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "level" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "message" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.version !== void 0 && data.version !== "0") {
      let err4 = { instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: "0" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.type !== void 0 && data.type !== "log") {
      let err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "log" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.level !== void 0) {
      let data2 = data.level;
      if (!(data2 === "debug" || data2 === "info" || data2 === "warn" || data2 === "error")) {
        let err6 = { instancePath: instancePath + "/level", keyword: "enum", params: { allowedValues: schema7.properties.level.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err7 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.fields !== void 0) {
      let data4 = data.fields;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        let err8 = { instancePath: instancePath + "/fields", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.requestId !== void 0 && typeof data.requestId != "string") {
      let err9 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      let err10 = { instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.patch === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "patch" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.version !== void 0 && data.version !== "0") {
      let err3 = { instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: "0" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.type !== void 0 && data.type !== "state_patch") {
      let err4 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "state_patch" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.patch !== void 0) {
      let data2 = data.patch;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err5 = { instancePath: instancePath + "/patch", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.requestId !== void 0 && typeof data.requestId != "string") {
      let err6 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      let err7 = { instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var func2 = require_ucs2length().default, pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.assetId === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "assetId" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.kind === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.mediaType === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "mediaType" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.path === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "path" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.version !== void 0 && data.version !== "0") {
      let err6 = { instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: "0" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.type !== void 0 && data.type !== "asset") {
      let err7 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "asset" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.assetId !== void 0) {
      let data2 = data.assetId;
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err8 = { instancePath: instancePath + "/assetId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/assetId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data3 = data.kind;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err10 = { instancePath: instancePath + "/kind", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.mediaType !== void 0) {
      let data4 = data.mediaType;
      if (typeof data4 == "string") {
        if (!pattern0.test(data4)) {
          let err12 = { instancePath: instancePath + "/mediaType", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$" } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/mediaType", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.path !== void 0) {
      let data5 = data.path;
      if (typeof data5 == "string") {
        if (func2(data5) < 1) {
          let err14 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data6 = data.metadata;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        let err16 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.requestId !== void 0 && typeof data.requestId != "string") {
      let err17 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      let err18 = { instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.event === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "event" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.version !== void 0 && data.version !== "0") {
      let err3 = { instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: "0" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.type !== void 0 && data.type !== "ui_event") {
      let err4 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "ui_event" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.event !== void 0) {
      let data2 = data.event;
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err5 = { instancePath: instancePath + "/event", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/event", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.payload !== void 0) {
      let data3 = data.payload;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err7 = { instancePath: instancePath + "/payload", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.requestId !== void 0 && typeof data.requestId != "string") {
      let err8 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      let err9 = { instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errorCode === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "errorCode" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.errorMessage === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "errorMessage" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.version !== void 0 && data.version !== "0") {
      let err4 = { instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: "0" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.type !== void 0 && data.type !== "error") {
      let err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "error" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.errorCode !== void 0 && typeof data.errorCode != "string") {
      let err6 = { instancePath: instancePath + "/errorCode", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.errorMessage !== void 0 && typeof data.errorMessage != "string") {
      let err7 = { instancePath: instancePath + "/errorMessage", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.details !== void 0) {
      let data4 = data.details;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        let err8 = { instancePath: instancePath + "/details", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.requestId !== void 0 && typeof data.requestId != "string") {
      let err9 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      let err10 = { instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.ok === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "ok" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.version !== void 0 && data.version !== "0") {
      let err3 = { instancePath: instancePath + "/version", keyword: "const", params: { allowedValue: "0" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.type !== void 0 && data.type !== "done") {
      let err4 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "done" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.ok !== void 0 && typeof data.ok != "boolean") {
      let err5 = { instancePath: instancePath + "/ok", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.summary !== void 0 && typeof data.summary != "string") {
      let err6 = { instancePath: instancePath + "/summary", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.output !== void 0) {
      let data4 = data.output;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        let err7 = { instancePath: instancePath + "/output", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.requestId !== void 0 && typeof data.requestId != "string") {
      let err8 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
      let err9 = { instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "log")
        validate22(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "state_patch")
        validate23(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate23.errors : (validate23.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "asset")
        validate24(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate24.errors : (validate24.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "ui_event")
        validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : (validate25.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "error")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "done")
        validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : (validate27.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err0 = { instancePath, keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    else {
      let err1 = { instancePath, keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateToolEvent
};
