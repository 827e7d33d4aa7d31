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

// validate-execution-result.js
var validateExecutionResult = validate21, schema6 = { $id: "execution-result.schema.json", type: "object", required: ["planId", "success", "canReplan", "failureReason", "failedTools", "disabledSkills", "toolResults", "aggregatedState", "aggregatedAssets", "narrative", "executionTimeMs", "attemptNumber"], properties: { planId: { type: "string", minLength: 1 }, success: { type: "boolean" }, canReplan: { type: "boolean" }, failureReason: { enum: ["tool_failure", "circular_dependency", "timeout", "invalid_json", "protocol_violation", null] }, failedTools: { type: "array", items: { type: "string" } }, disabledSkills: { type: "array", items: { type: "string" } }, toolResults: { type: "array", items: { $ref: "#/$defs/toolResult" } }, aggregatedState: { type: "object" }, aggregatedAssets: { type: "array", items: { $ref: "#/$defs/assetReference" } }, refusedAssets: { type: "array", items: { $ref: "#/$defs/refusedAsset" } }, narrative: { type: ["string", "null"] }, executionTimeMs: { type: "number", minimum: 0 }, attemptNumber: { type: "integer", minimum: 1, maximum: 5 } }, $defs: { toolResult: { type: "object", allOf: [{ $ref: "#/$defs/toolRun" }, { $ref: "#/$defs/toolVerdict" }] }, toolRun: { type: "object", required: ["toolId", "toolPath", "output", "events", "executionTimeMs", "retryCount"], properties: { toolId: { type: "string", minLength: 1 }, toolPath: { type: "string", minLength: 1 }, output: { type: "object" }, events: { type: "array", items: { $ref: "tool-events.schema.json" } }, executionTimeMs: { type: "number", minimum: 0 }, retryCount: { type: "integer", minimum: 0 } } }, toolVerdict: { type: "object", discriminator: { propertyName: "state" }, oneOf: [{ $ref: "#/$defs/succeededTool" }, { $ref: "#/$defs/failedTool" }, { $ref: "#/$defs/skippedTool" }] }, succeededTool: { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !0 }, state: { const: "success" }, error: { type: "null" } } }, failedTool: { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !1 }, state: { enum: ["failed", "timeout"] }, error: { $ref: "#/$defs/toolError" } } }, skippedTool: { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !1 }, state: { const: "skipped" }, error: { anyOf: [{ $ref: "#/$defs/toolError" }, { type: "null" }] } } }, toolError: { type: "object", required: ["code", "message", "category"], properties: { code: { type: "string", minLength: 1 }, message: { type: "string" }, category: { enum: ["tool_failure", "circular_dependency", "timeout", "invalid_json", "process_error"] }, exitCode: { type: "integer" }, details: { type: "object" } } }, refusedAsset: { type: "object", required: ["toolId", "assetId", "path", "reason"], properties: { toolId: { type: "string", minLength: 1 }, assetId: { type: "string", minLength: 1 }, path: { type: "string", minLength: 1 }, reason: { type: "string", minLength: 1 } } }, assetReference: { type: "object", required: ["assetId", "kind", "mediaType", "path", "toolId"], properties: { assetId: { type: "string", minLength: 1 }, kind: { type: "string", minLength: 1 }, mediaType: { type: "string", minLength: 1 }, path: { type: "string", minLength: 1 }, toolId: { type: "string", minLength: 1 }, metadata: { type: "object" } } } } }, func2 = require_ucs2length().default;
var schema10 = { type: "object", required: ["version", "type", "level", "message"], properties: { version: { const: "0" }, type: { const: "log" }, level: { enum: ["debug", "info", "warn", "error"] }, message: { type: "string" }, fields: { type: "object" }, requestId: { type: "string" }, timestamp: { type: "string" } } };
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
        let err6 = { instancePath: instancePath + "/level", keyword: "enum", params: { allowedValues: schema10.properties.level.enum } };
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
  return validate26.errors = vErrors, errors === 0;
}
var pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$", "u");
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
  return validate27.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate28.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate29.errors = vErrors, errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate30.errors = vErrors, errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "log")
        validate25(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate25.errors : (validate25.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "state_patch")
        validate26(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "asset")
        validate27(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate27.errors : (validate27.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "ui_event")
        validate28(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "error")
        validate29(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate29.errors : (validate29.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "done")
        validate30(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate30.errors : (validate30.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
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
  return validate24.errors = vErrors, errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toolId === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "toolId" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.toolPath === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "toolPath" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "output" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.events === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "events" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.executionTimeMs === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "executionTimeMs" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.retryCount === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "retryCount" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.toolId !== void 0) {
      let data0 = data.toolId;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err6 = { instancePath: instancePath + "/toolId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/toolId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.toolPath !== void 0) {
      let data1 = data.toolPath;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err8 = { instancePath: instancePath + "/toolPath", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/toolPath", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.output !== void 0) {
      let data2 = data.output;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err10 = { instancePath: instancePath + "/output", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.events !== void 0) {
      let data3 = data.events;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate24(data3[i0], { instancePath: instancePath + "/events/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate24.errors : (validate24.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/events", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.executionTimeMs !== void 0) {
      let data5 = data.executionTimeMs;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          let err12 = { instancePath: instancePath + "/executionTimeMs", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/executionTimeMs", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.retryCount !== void 0) {
      let data6 = data.retryCount;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err14 = { instancePath: instancePath + "/retryCount", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
        let err15 = { instancePath: instancePath + "/retryCount", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "ok" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "error" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ok !== void 0 && data.ok !== !0) {
      let err3 = { instancePath: instancePath + "/ok", keyword: "const", params: { allowedValue: !0 } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state !== void 0 && data.state !== "success") {
      let err4 = { instancePath: instancePath + "/state", keyword: "const", params: { allowedValue: "success" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.error !== void 0 && data.error !== null) {
      let err5 = { instancePath: instancePath + "/error", keyword: "type", params: { type: "null" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
var schema18 = { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !1 }, state: { enum: ["failed", "timeout"] }, error: { $ref: "#/$defs/toolError" } } }, schema19 = { type: "object", required: ["code", "message", "category"], properties: { code: { type: "string", minLength: 1 }, message: { type: "string" }, category: { enum: ["tool_failure", "circular_dependency", "timeout", "invalid_json", "process_error"] }, exitCode: { type: "integer" }, details: { type: "object" } } };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "code" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "message" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.category === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "category" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/code", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err5 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.category !== void 0) {
      let data2 = data.category;
      if (!(data2 === "tool_failure" || data2 === "circular_dependency" || data2 === "timeout" || data2 === "invalid_json" || data2 === "process_error")) {
        let err6 = { instancePath: instancePath + "/category", keyword: "enum", params: { allowedValues: schema19.properties.category.enum } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.exitCode !== void 0) {
      let data3 = data.exitCode;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/exitCode", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.details !== void 0) {
      let data4 = data.details;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        let err8 = { instancePath: instancePath + "/details", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "ok" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "error" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ok !== void 0 && data.ok !== !1) {
      let err3 = { instancePath: instancePath + "/ok", keyword: "const", params: { allowedValue: !1 } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (!(data1 === "failed" || data1 === "timeout")) {
        let err4 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema18.properties.state.enum } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.error !== void 0 && (validate42(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData }) || (vErrors = vErrors === null ? validate42.errors : (validate42.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "ok" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "error" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ok !== void 0 && data.ok !== !1) {
      let err3 = { instancePath: instancePath + "/ok", keyword: "const", params: { allowedValue: !1 } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state !== void 0 && data.state !== "skipped") {
      let err4 = { instancePath: instancePath + "/state", keyword: "const", params: { allowedValue: "skipped" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.error !== void 0) {
      let data2 = data.error, _errs4 = errors, valid1 = !1, _errs5 = errors;
      validate42(data2, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData }) || (vErrors = vErrors === null ? validate42.errors : (validate42.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs6 = errors;
        if (data2 !== null) {
          let err5 = { instancePath: instancePath + "/error", keyword: "type", params: { type: "null" } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/error", keyword: "anyOf", params: {} };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let tag0 = data.state;
    if (typeof tag0 == "string")
      if (tag0 === "success")
        validate40(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate40.errors : (validate40.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "failed")
        validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : (validate41.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "timeout")
        validate41(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate41.errors : (validate41.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else if (tag0 === "skipped")
        validate44(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate44.errors : (validate44.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err0 = { instancePath, keyword: "discriminator", params: { error: "mapping", tag: "state", tagValue: tag0 } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    else {
      let err1 = { instancePath, keyword: "discriminator", params: { error: "tag", tag: "state", tagValue: tag0 } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate23(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate23.errors : (validate23.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), validate39(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate39.errors : (validate39.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length), validate22.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.assetId === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "assetId" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "kind" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.mediaType === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "mediaType" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.path === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "path" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.toolId === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "toolId" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.assetId !== void 0) {
      let data0 = data.assetId;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/assetId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/assetId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/kind", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.mediaType !== void 0) {
      let data2 = data.mediaType;
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err9 = { instancePath: instancePath + "/mediaType", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/mediaType", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.path !== void 0) {
      let data3 = data.path;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err11 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.toolId !== void 0) {
      let data4 = data.toolId;
      if (typeof data4 == "string") {
        if (func2(data4) < 1) {
          let err13 = { instancePath: instancePath + "/toolId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/toolId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data5 = data.metadata;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        let err15 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toolId === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "toolId" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.assetId === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "assetId" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.path === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "path" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reason === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "reason" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.toolId !== void 0) {
      let data0 = data.toolId;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err4 = { instancePath: instancePath + "/toolId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/toolId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.assetId !== void 0) {
      let data1 = data.assetId;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/assetId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/assetId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.path !== void 0) {
      let data2 = data.path;
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err8 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data3 = data.reason;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err10 = { instancePath: instancePath + "/reason", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.planId === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "planId" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.success === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "success" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.canReplan === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "canReplan" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.failureReason === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "failureReason" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.failedTools === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "failedTools" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.disabledSkills === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "disabledSkills" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.toolResults === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "toolResults" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.aggregatedState === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "aggregatedState" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.aggregatedAssets === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "aggregatedAssets" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.narrative === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "narrative" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.executionTimeMs === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "executionTimeMs" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.attemptNumber === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "attemptNumber" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.planId !== void 0) {
      let data0 = data.planId;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err12 = { instancePath: instancePath + "/planId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/planId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.success !== void 0 && typeof data.success != "boolean") {
      let err14 = { instancePath: instancePath + "/success", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.canReplan !== void 0 && typeof data.canReplan != "boolean") {
      let err15 = { instancePath: instancePath + "/canReplan", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.failureReason !== void 0) {
      let data3 = data.failureReason;
      if (!(data3 === "tool_failure" || data3 === "circular_dependency" || data3 === "timeout" || data3 === "invalid_json" || data3 === "protocol_violation" || data3 === null)) {
        let err16 = { instancePath: instancePath + "/failureReason", keyword: "enum", params: { allowedValues: schema6.properties.failureReason.enum } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.failedTools !== void 0) {
      let data4 = data.failedTools;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err17 = { instancePath: instancePath + "/failedTools/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
      } else {
        let err18 = { instancePath: instancePath + "/failedTools", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.disabledSkills !== void 0) {
      let data6 = data.disabledSkills;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data6[i1] != "string") {
            let err19 = { instancePath: instancePath + "/disabledSkills/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
      } else {
        let err20 = { instancePath: instancePath + "/disabledSkills", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.toolResults !== void 0) {
      let data8 = data.toolResults;
      if (Array.isArray(data8)) {
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate22(data8[i2], { instancePath: instancePath + "/toolResults/" + i2, parentData: data8, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/toolResults", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.aggregatedState !== void 0) {
      let data10 = data.aggregatedState;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err22 = { instancePath: instancePath + "/aggregatedState", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.aggregatedAssets !== void 0) {
      let data11 = data.aggregatedAssets;
      if (Array.isArray(data11)) {
        let len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate52(data11[i3], { instancePath: instancePath + "/aggregatedAssets/" + i3, parentData: data11, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate52.errors : (validate52.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/aggregatedAssets", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.refusedAssets !== void 0) {
      let data13 = data.refusedAssets;
      if (Array.isArray(data13)) {
        let len4 = data13.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate54(data13[i4], { instancePath: instancePath + "/refusedAssets/" + i4, parentData: data13, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate54.errors : (validate54.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/refusedAssets", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.narrative !== void 0) {
      let data15 = data.narrative;
      if (typeof data15 != "string" && data15 !== null) {
        let err25 = { instancePath: instancePath + "/narrative", keyword: "type", params: { type: schema6.properties.narrative.type } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.executionTimeMs !== void 0) {
      let data16 = data.executionTimeMs;
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 < 0 || isNaN(data16)) {
          let err26 = { instancePath: instancePath + "/executionTimeMs", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/executionTimeMs", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.attemptNumber !== void 0) {
      let data17 = data.attemptNumber;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        let err28 = { instancePath: instancePath + "/attemptNumber", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 5 || isNaN(data17)) {
          let err29 = { instancePath: instancePath + "/attemptNumber", keyword: "maximum", params: { comparison: "<=", limit: 5 } };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data17 < 1 || isNaN(data17)) {
          let err30 = { instancePath: instancePath + "/attemptNumber", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      }
    }
  } else {
    let err31 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateExecutionResult
};
