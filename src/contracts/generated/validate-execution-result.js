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
var validateExecutionResult = validate20, schema31 = { $id: "execution-result.schema.json", type: "object", required: ["planId", "success", "canReplan", "failureReason", "failedTools", "disabledSkills", "toolResults", "aggregatedState", "aggregatedAssets", "narrative", "executionTimeMs", "attemptNumber"], properties: { planId: { type: "string", minLength: 1 }, success: { type: "boolean" }, canReplan: { type: "boolean" }, failureReason: { enum: ["tool_failure", "circular_dependency", "timeout", "invalid_json", "protocol_violation", null] }, failedTools: { type: "array", items: { type: "string" } }, disabledSkills: { type: "array", items: { type: "string" } }, toolResults: { type: "array", items: { $ref: "#/$defs/toolResult" } }, aggregatedState: { type: "object" }, aggregatedAssets: { type: "array", items: { $ref: "#/$defs/assetReference" } }, narrative: { type: ["string", "null"] }, executionTimeMs: { type: "number", minimum: 0 }, attemptNumber: { type: "integer", minimum: 1, maximum: 5 } }, $defs: { toolResult: { type: "object", allOf: [{ $ref: "#/$defs/toolRun" }, { $ref: "#/$defs/toolVerdict" }] }, toolRun: { type: "object", required: ["toolId", "toolPath", "output", "events", "executionTimeMs", "retryCount"], properties: { toolId: { type: "string", minLength: 1 }, toolPath: { type: "string", minLength: 1 }, output: { type: "object" }, events: { type: "array", items: { $ref: "tool-events.schema.json" } }, executionTimeMs: { type: "number", minimum: 0 }, retryCount: { type: "integer", minimum: 0 } } }, toolVerdict: { type: "object", discriminator: { propertyName: "state" }, oneOf: [{ $ref: "#/$defs/succeededTool" }, { $ref: "#/$defs/failedTool" }, { $ref: "#/$defs/skippedTool" }] }, succeededTool: { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !0 }, state: { const: "success" }, error: { type: "null" } } }, failedTool: { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !1 }, state: { enum: ["failed", "timeout"] }, error: { $ref: "#/$defs/toolError" } } }, skippedTool: { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !1 }, state: { const: "skipped" }, error: { anyOf: [{ $ref: "#/$defs/toolError" }, { type: "null" }] } } }, toolError: { type: "object", required: ["code", "message", "category"], properties: { code: { type: "string", minLength: 1 }, message: { type: "string" }, category: { enum: ["tool_failure", "circular_dependency", "timeout", "invalid_json", "process_error"] }, exitCode: { type: "integer" }, details: { type: "object" } } }, assetReference: { type: "object", required: ["assetId", "kind", "mediaType", "path", "toolId"], properties: { assetId: { type: "string", minLength: 1 }, kind: { type: "string", minLength: 1 }, mediaType: { type: "string", minLength: 1 }, path: { type: "string", minLength: 1 }, toolId: { type: "string", minLength: 1 }, metadata: { type: "object" } } } } };
var func1 = require_ucs2length().default;
var schema35 = { type: "object", required: ["version", "type", "level", "message"], properties: { version: { const: "0" }, type: { const: "log" }, level: { enum: ["debug", "info", "warn", "error"] }, message: { type: "string" }, fields: { type: "object" }, requestId: { type: "string" }, timestamp: { type: "string" } } };
var pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let tag0 = data.type;
    if (typeof tag0 == "string")
      if (tag0 === "log") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.version === void 0) {
            let err0 = { instancePath, schemaPath: "#/$defs/log/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          if (data.type === void 0) {
            let err1 = { instancePath, schemaPath: "#/$defs/log/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.level === void 0) {
            let err2 = { instancePath, schemaPath: "#/$defs/log/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (data.message === void 0) {
            let err3 = { instancePath, schemaPath: "#/$defs/log/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data.version !== void 0 && data.version !== "0") {
            let err4 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/log/properties/version/const", keyword: "const", params: { allowedValue: "0" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (data.type !== void 0 && data.type !== "log") {
            let err5 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/log/properties/type/const", keyword: "const", params: { allowedValue: "log" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data.level !== void 0) {
            let data2 = data.level;
            if (!(data2 === "debug" || data2 === "info" || data2 === "warn" || data2 === "error")) {
              let err6 = { instancePath: instancePath + "/level", schemaPath: "#/$defs/log/properties/level/enum", keyword: "enum", params: { allowedValues: schema35.properties.level.enum }, message: "must be equal to one of the allowed values" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          }
          if (data.message !== void 0 && typeof data.message != "string") {
            let err7 = { instancePath: instancePath + "/message", schemaPath: "#/$defs/log/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (data.fields !== void 0) {
            let data4 = data.fields;
            if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
              let err8 = { instancePath: instancePath + "/fields", schemaPath: "#/$defs/log/properties/fields/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          }
          if (data.requestId !== void 0 && typeof data.requestId != "string") {
            let err9 = { instancePath: instancePath + "/requestId", schemaPath: "#/$defs/log/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
          if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
            let err10 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/log/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        } else {
          let err11 = { instancePath, schemaPath: "#/$defs/log/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        var props0 = {};
        props0.version = !0, props0.type = !0, props0.level = !0, props0.message = !0, props0.fields = !0, props0.requestId = !0, props0.timestamp = !0;
      } else if (tag0 === "state_patch") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.version === void 0) {
            let err12 = { instancePath, schemaPath: "#/$defs/statePatch/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
          if (data.type === void 0) {
            let err13 = { instancePath, schemaPath: "#/$defs/statePatch/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (data.patch === void 0) {
            let err14 = { instancePath, schemaPath: "#/$defs/statePatch/required", keyword: "required", params: { missingProperty: "patch" }, message: "must have required property 'patch'" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (data.version !== void 0 && data.version !== "0") {
            let err15 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/statePatch/properties/version/const", keyword: "const", params: { allowedValue: "0" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (data.type !== void 0 && data.type !== "state_patch") {
            let err16 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/statePatch/properties/type/const", keyword: "const", params: { allowedValue: "state_patch" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (data.patch !== void 0) {
            let data9 = data.patch;
            if (!(data9 && typeof data9 == "object" && !Array.isArray(data9))) {
              let err17 = { instancePath: instancePath + "/patch", schemaPath: "#/$defs/statePatch/properties/patch/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          }
          if (data.requestId !== void 0 && typeof data.requestId != "string") {
            let err18 = { instancePath: instancePath + "/requestId", schemaPath: "#/$defs/statePatch/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
            let err19 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/statePatch/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        } else {
          let err20 = { instancePath, schemaPath: "#/$defs/statePatch/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.version = !0, props0.type = !0, props0.patch = !0, props0.requestId = !0, props0.timestamp = !0);
      } else if (tag0 === "asset") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.version === void 0) {
            let err21 = { instancePath, schemaPath: "#/$defs/asset/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (data.type === void 0) {
            let err22 = { instancePath, schemaPath: "#/$defs/asset/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          if (data.assetId === void 0) {
            let err23 = { instancePath, schemaPath: "#/$defs/asset/required", keyword: "required", params: { missingProperty: "assetId" }, message: "must have required property 'assetId'" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (data.kind === void 0) {
            let err24 = { instancePath, schemaPath: "#/$defs/asset/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (data.mediaType === void 0) {
            let err25 = { instancePath, schemaPath: "#/$defs/asset/required", keyword: "required", params: { missingProperty: "mediaType" }, message: "must have required property 'mediaType'" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          if (data.path === void 0) {
            let err26 = { instancePath, schemaPath: "#/$defs/asset/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
          if (data.version !== void 0 && data.version !== "0") {
            let err27 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/asset/properties/version/const", keyword: "const", params: { allowedValue: "0" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (data.type !== void 0 && data.type !== "asset") {
            let err28 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/asset/properties/type/const", keyword: "const", params: { allowedValue: "asset" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (data.assetId !== void 0) {
            let data14 = data.assetId;
            if (typeof data14 == "string") {
              if (func1(data14) < 1) {
                let err29 = { instancePath: instancePath + "/assetId", schemaPath: "#/$defs/asset/properties/assetId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            } else {
              let err30 = { instancePath: instancePath + "/assetId", schemaPath: "#/$defs/asset/properties/assetId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          }
          if (data.kind !== void 0) {
            let data15 = data.kind;
            if (typeof data15 == "string") {
              if (func1(data15) < 1) {
                let err31 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/asset/properties/kind/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            } else {
              let err32 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/asset/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          }
          if (data.mediaType !== void 0) {
            let data16 = data.mediaType;
            if (typeof data16 == "string") {
              if (!pattern4.test(data16)) {
                let err33 = { instancePath: instancePath + "/mediaType", schemaPath: "#/$defs/asset/properties/mediaType/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$"' };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            } else {
              let err34 = { instancePath: instancePath + "/mediaType", schemaPath: "#/$defs/asset/properties/mediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          }
          if (data.path !== void 0) {
            let data17 = data.path;
            if (typeof data17 == "string") {
              if (func1(data17) < 1) {
                let err35 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/asset/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            } else {
              let err36 = { instancePath: instancePath + "/path", schemaPath: "#/$defs/asset/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
          if (data.metadata !== void 0) {
            let data18 = data.metadata;
            if (!(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
              let err37 = { instancePath: instancePath + "/metadata", schemaPath: "#/$defs/asset/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
          }
          if (data.requestId !== void 0 && typeof data.requestId != "string") {
            let err38 = { instancePath: instancePath + "/requestId", schemaPath: "#/$defs/asset/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
            let err39 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/asset/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        } else {
          let err40 = { instancePath, schemaPath: "#/$defs/asset/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.version = !0, props0.type = !0, props0.assetId = !0, props0.kind = !0, props0.mediaType = !0, props0.path = !0, props0.metadata = !0, props0.requestId = !0, props0.timestamp = !0);
      } else if (tag0 === "ui_event") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.version === void 0) {
            let err41 = { instancePath, schemaPath: "#/$defs/uiEvent/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
          if (data.type === void 0) {
            let err42 = { instancePath, schemaPath: "#/$defs/uiEvent/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (data.event === void 0) {
            let err43 = { instancePath, schemaPath: "#/$defs/uiEvent/required", keyword: "required", params: { missingProperty: "event" }, message: "must have required property 'event'" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          if (data.version !== void 0 && data.version !== "0") {
            let err44 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/uiEvent/properties/version/const", keyword: "const", params: { allowedValue: "0" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
          if (data.type !== void 0 && data.type !== "ui_event") {
            let err45 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/uiEvent/properties/type/const", keyword: "const", params: { allowedValue: "ui_event" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          if (data.event !== void 0) {
            let data23 = data.event;
            if (typeof data23 == "string") {
              if (func1(data23) < 1) {
                let err46 = { instancePath: instancePath + "/event", schemaPath: "#/$defs/uiEvent/properties/event/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
            } else {
              let err47 = { instancePath: instancePath + "/event", schemaPath: "#/$defs/uiEvent/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          }
          if (data.payload !== void 0) {
            let data24 = data.payload;
            if (!(data24 && typeof data24 == "object" && !Array.isArray(data24))) {
              let err48 = { instancePath: instancePath + "/payload", schemaPath: "#/$defs/uiEvent/properties/payload/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
          }
          if (data.requestId !== void 0 && typeof data.requestId != "string") {
            let err49 = { instancePath: instancePath + "/requestId", schemaPath: "#/$defs/uiEvent/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
          if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
            let err50 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/uiEvent/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
          }
        } else {
          let err51 = { instancePath, schemaPath: "#/$defs/uiEvent/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.version = !0, props0.type = !0, props0.event = !0, props0.payload = !0, props0.requestId = !0, props0.timestamp = !0);
      } else if (tag0 === "error") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.version === void 0) {
            let err52 = { instancePath, schemaPath: "#/$defs/error/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
          if (data.type === void 0) {
            let err53 = { instancePath, schemaPath: "#/$defs/error/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
          if (data.errorCode === void 0) {
            let err54 = { instancePath, schemaPath: "#/$defs/error/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
          if (data.errorMessage === void 0) {
            let err55 = { instancePath, schemaPath: "#/$defs/error/required", keyword: "required", params: { missingProperty: "errorMessage" }, message: "must have required property 'errorMessage'" };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
          if (data.version !== void 0 && data.version !== "0") {
            let err56 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/error/properties/version/const", keyword: "const", params: { allowedValue: "0" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
          if (data.type !== void 0 && data.type !== "error") {
            let err57 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/error/properties/type/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
          if (data.errorCode !== void 0 && typeof data.errorCode != "string") {
            let err58 = { instancePath: instancePath + "/errorCode", schemaPath: "#/$defs/error/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
          if (data.errorMessage !== void 0 && typeof data.errorMessage != "string") {
            let err59 = { instancePath: instancePath + "/errorMessage", schemaPath: "#/$defs/error/properties/errorMessage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
          if (data.details !== void 0) {
            let data31 = data.details;
            if (!(data31 && typeof data31 == "object" && !Array.isArray(data31))) {
              let err60 = { instancePath: instancePath + "/details", schemaPath: "#/$defs/error/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
          }
          if (data.requestId !== void 0 && typeof data.requestId != "string") {
            let err61 = { instancePath: instancePath + "/requestId", schemaPath: "#/$defs/error/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
          if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
            let err62 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/error/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        } else {
          let err63 = { instancePath, schemaPath: "#/$defs/error/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.version = !0, props0.type = !0, props0.errorCode = !0, props0.errorMessage = !0, props0.details = !0, props0.requestId = !0, props0.timestamp = !0);
      } else if (tag0 === "done") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.version === void 0) {
            let err64 = { instancePath, schemaPath: "#/$defs/done/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
          if (data.type === void 0) {
            let err65 = { instancePath, schemaPath: "#/$defs/done/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
          if (data.ok === void 0) {
            let err66 = { instancePath, schemaPath: "#/$defs/done/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (data.version !== void 0 && data.version !== "0") {
            let err67 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/done/properties/version/const", keyword: "const", params: { allowedValue: "0" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
          if (data.type !== void 0 && data.type !== "done") {
            let err68 = { instancePath: instancePath + "/type", schemaPath: "#/$defs/done/properties/type/const", keyword: "const", params: { allowedValue: "done" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
          if (data.ok !== void 0 && typeof data.ok != "boolean") {
            let err69 = { instancePath: instancePath + "/ok", schemaPath: "#/$defs/done/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
          if (data.summary !== void 0 && typeof data.summary != "string") {
            let err70 = { instancePath: instancePath + "/summary", schemaPath: "#/$defs/done/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
          if (data.output !== void 0) {
            let data38 = data.output;
            if (!(data38 && typeof data38 == "object" && !Array.isArray(data38))) {
              let err71 = { instancePath: instancePath + "/output", schemaPath: "#/$defs/done/properties/output/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
            }
          }
          if (data.requestId !== void 0 && typeof data.requestId != "string") {
            let err72 = { instancePath: instancePath + "/requestId", schemaPath: "#/$defs/done/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
          if (data.timestamp !== void 0 && typeof data.timestamp != "string") {
            let err73 = { instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/done/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
          }
        } else {
          let err74 = { instancePath, schemaPath: "#/$defs/done/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.version = !0, props0.type = !0, props0.ok = !0, props0.summary = !0, props0.output = !0, props0.requestId = !0, props0.timestamp = !0);
      } else {
        let err75 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "type", tagValue: tag0 }, message: 'value of tag "type" must be in oneOf' };
        vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
      }
    else {
      let err76 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "type", tagValue: tag0 }, message: 'tag "type" must be string' };
      vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
    }
  } else {
    let err77 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
  }
  return validate23.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate23.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toolId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolId" }, message: "must have required property 'toolId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.toolPath === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolPath" }, message: "must have required property 'toolPath'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.events === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.executionTimeMs === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "executionTimeMs" }, message: "must have required property 'executionTimeMs'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.retryCount === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retryCount" }, message: "must have required property 'retryCount'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.toolId !== void 0) {
      let data0 = data.toolId;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err6 = { instancePath: instancePath + "/toolId", schemaPath: "#/properties/toolId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/toolId", schemaPath: "#/properties/toolId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.toolPath !== void 0) {
      let data1 = data.toolPath;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err8 = { instancePath: instancePath + "/toolPath", schemaPath: "#/properties/toolPath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/toolPath", schemaPath: "#/properties/toolPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.output !== void 0) {
      let data2 = data.output;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err10 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.events !== void 0) {
      let data3 = data.events;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate23(data3[i0], { instancePath: instancePath + "/events/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.executionTimeMs !== void 0) {
      let data5 = data.executionTimeMs;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          let err12 = { instancePath: instancePath + "/executionTimeMs", schemaPath: "#/properties/executionTimeMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/executionTimeMs", schemaPath: "#/properties/executionTimeMs/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.retryCount !== void 0) {
      let data6 = data.retryCount;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err14 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
        let err15 = { instancePath: instancePath + "/retryCount", schemaPath: "#/properties/retryCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: { toolId: !0, toolPath: !0, output: !0, events: !0, executionTimeMs: !0, retryCount: !0 }, dynamicProps: !1, dynamicItems: !1 };
var schema42 = { type: "object", required: ["ok", "state", "error"], properties: { ok: { const: !1 }, state: { enum: ["failed", "timeout"] }, error: { $ref: "#/$defs/toolError" } } }, schema43 = { type: "object", required: ["code", "message", "category"], properties: { code: { type: "string", minLength: 1 }, message: { type: "string" }, category: { enum: ["tool_failure", "circular_dependency", "timeout", "invalid_json", "process_error"] }, exitCode: { type: "integer" }, details: { type: "object" } } };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ok !== void 0 && data.ok !== !1) {
      let err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (!(data1 === "failed" || data1 === "timeout")) {
        let err4 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema42.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.error !== void 0) {
      let data2 = data.error;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.code === void 0) {
          let err5 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.message === void 0) {
          let err6 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.category === void 0) {
          let err7 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2.code !== void 0) {
          let data3 = data2.code;
          if (typeof data3 == "string") {
            if (func1(data3) < 1) {
              let err8 = { instancePath: instancePath + "/error/code", schemaPath: "#/$defs/toolError/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/error/code", schemaPath: "#/$defs/toolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data2.message !== void 0 && typeof data2.message != "string") {
          let err10 = { instancePath: instancePath + "/error/message", schemaPath: "#/$defs/toolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.category !== void 0) {
          let data5 = data2.category;
          if (!(data5 === "tool_failure" || data5 === "circular_dependency" || data5 === "timeout" || data5 === "invalid_json" || data5 === "process_error")) {
            let err11 = { instancePath: instancePath + "/error/category", schemaPath: "#/$defs/toolError/properties/category/enum", keyword: "enum", params: { allowedValues: schema43.properties.category.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data2.exitCode !== void 0) {
          let data6 = data2.exitCode;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err12 = { instancePath: instancePath + "/error/exitCode", schemaPath: "#/$defs/toolError/properties/exitCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data2.details !== void 0) {
          let data7 = data2.details;
          if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
            let err13 = { instancePath: instancePath + "/error/details", schemaPath: "#/$defs/toolError/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
validate27.evaluated = { props: { ok: !0, state: !0, error: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.error === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ok !== void 0 && data.ok !== !1) {
      let err3 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/const", keyword: "const", params: { allowedValue: !1 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state !== void 0 && data.state !== "skipped") {
      let err4 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/const", keyword: "const", params: { allowedValue: "skipped" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.error !== void 0) {
      let data2 = data.error, _errs4 = errors, valid1 = !1, _errs5 = errors;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.code === void 0) {
          let err5 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.message === void 0) {
          let err6 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.category === void 0) {
          let err7 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2.code !== void 0) {
          let data3 = data2.code;
          if (typeof data3 == "string") {
            if (func1(data3) < 1) {
              let err8 = { instancePath: instancePath + "/error/code", schemaPath: "#/$defs/toolError/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/error/code", schemaPath: "#/$defs/toolError/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data2.message !== void 0 && typeof data2.message != "string") {
          let err10 = { instancePath: instancePath + "/error/message", schemaPath: "#/$defs/toolError/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.category !== void 0) {
          let data5 = data2.category;
          if (!(data5 === "tool_failure" || data5 === "circular_dependency" || data5 === "timeout" || data5 === "invalid_json" || data5 === "process_error")) {
            let err11 = { instancePath: instancePath + "/error/category", schemaPath: "#/$defs/toolError/properties/category/enum", keyword: "enum", params: { allowedValues: schema43.properties.category.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data2.exitCode !== void 0) {
          let data6 = data2.exitCode;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err12 = { instancePath: instancePath + "/error/exitCode", schemaPath: "#/$defs/toolError/properties/exitCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data2.details !== void 0) {
          let data7 = data2.details;
          if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
            let err13 = { instancePath: instancePath + "/error/details", schemaPath: "#/$defs/toolError/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/toolError/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs5 === errors;
      if (valid1 = valid1 || _valid0, _valid0) {
        var props0 = {};
        props0.code = !0, props0.message = !0, props0.category = !0, props0.exitCode = !0, props0.details = !0;
      }
      let _errs17 = errors;
      if (data2 !== null) {
        let err15 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid0 = _errs17 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        let err16 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
validate28.evaluated = { props: { ok: !0, state: !0, error: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let tag0 = data.state;
    if (typeof tag0 == "string")
      if (tag0 === "success") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.ok === void 0) {
            let err0 = { instancePath, schemaPath: "#/$defs/succeededTool/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          if (data.state === void 0) {
            let err1 = { instancePath, schemaPath: "#/$defs/succeededTool/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.error === void 0) {
            let err2 = { instancePath, schemaPath: "#/$defs/succeededTool/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (data.ok !== void 0 && data.ok !== !0) {
            let err3 = { instancePath: instancePath + "/ok", schemaPath: "#/$defs/succeededTool/properties/ok/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data.state !== void 0 && data.state !== "success") {
            let err4 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/succeededTool/properties/state/const", keyword: "const", params: { allowedValue: "success" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (data.error !== void 0 && data.error !== null) {
            let err5 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/succeededTool/properties/error/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        } else {
          let err6 = { instancePath, schemaPath: "#/$defs/succeededTool/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        var props0 = {};
        props0.ok = !0, props0.state = !0, props0.error = !0;
      } else if (tag0 === "failed")
        validate27(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), props0 !== !0 && (props0 = props0 || {}, props0.ok = !0, props0.state = !0, props0.error = !0);
      else if (tag0 === "timeout")
        validate27(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), props0 !== !0 && (props0 = props0 || {}, props0.ok = !0, props0.state = !0, props0.error = !0);
      else if (tag0 === "skipped")
        validate28(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length), props0 !== !0 && (props0 = props0 || {}, props0.ok = !0, props0.state = !0, props0.error = !0);
      else {
        let err7 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "state", tagValue: tag0 }, message: 'value of tag "state" must be in oneOf' };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    else {
      let err8 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "state", tagValue: tag0 }, message: 'tag "state" must be string' };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate26.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate26.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length), !validate26(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))
    vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length;
  else
    var props0 = validate26.evaluated.props;
  return props0 !== !0 && (props0 = props0 || {}, props0.toolId = !0, props0.toolPath = !0, props0.output = !0, props0.events = !0, props0.executionTimeMs = !0, props0.retryCount = !0), validate21.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate21.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.planId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planId" }, message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.success === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "success" }, message: "must have required property 'success'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.canReplan === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "canReplan" }, message: "must have required property 'canReplan'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.failureReason === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failureReason" }, message: "must have required property 'failureReason'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.failedTools === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failedTools" }, message: "must have required property 'failedTools'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.disabledSkills === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disabledSkills" }, message: "must have required property 'disabledSkills'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.toolResults === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolResults" }, message: "must have required property 'toolResults'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.aggregatedState === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "aggregatedState" }, message: "must have required property 'aggregatedState'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.aggregatedAssets === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "aggregatedAssets" }, message: "must have required property 'aggregatedAssets'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.narrative === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "narrative" }, message: "must have required property 'narrative'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.executionTimeMs === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "executionTimeMs" }, message: "must have required property 'executionTimeMs'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.attemptNumber === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attemptNumber" }, message: "must have required property 'attemptNumber'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.planId !== void 0) {
      let data0 = data.planId;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err12 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.success !== void 0 && typeof data.success != "boolean") {
      let err14 = { instancePath: instancePath + "/success", schemaPath: "#/properties/success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.canReplan !== void 0 && typeof data.canReplan != "boolean") {
      let err15 = { instancePath: instancePath + "/canReplan", schemaPath: "#/properties/canReplan/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.failureReason !== void 0) {
      let data3 = data.failureReason;
      if (!(data3 === "tool_failure" || data3 === "circular_dependency" || data3 === "timeout" || data3 === "invalid_json" || data3 === "protocol_violation" || data3 === null)) {
        let err16 = { instancePath: instancePath + "/failureReason", schemaPath: "#/properties/failureReason/enum", keyword: "enum", params: { allowedValues: schema31.properties.failureReason.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.failedTools !== void 0) {
      let data4 = data.failedTools;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err17 = { instancePath: instancePath + "/failedTools/" + i0, schemaPath: "#/properties/failedTools/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
      } else {
        let err18 = { instancePath: instancePath + "/failedTools", schemaPath: "#/properties/failedTools/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.disabledSkills !== void 0) {
      let data6 = data.disabledSkills;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data6[i1] != "string") {
            let err19 = { instancePath: instancePath + "/disabledSkills/" + i1, schemaPath: "#/properties/disabledSkills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
      } else {
        let err20 = { instancePath: instancePath + "/disabledSkills", schemaPath: "#/properties/disabledSkills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.toolResults !== void 0) {
      let data8 = data.toolResults;
      if (Array.isArray(data8)) {
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate21(data8[i2], { instancePath: instancePath + "/toolResults/" + i2, parentData: data8, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/toolResults", schemaPath: "#/properties/toolResults/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.aggregatedState !== void 0) {
      let data10 = data.aggregatedState;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        let err22 = { instancePath: instancePath + "/aggregatedState", schemaPath: "#/properties/aggregatedState/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.aggregatedAssets !== void 0) {
      let data11 = data.aggregatedAssets;
      if (Array.isArray(data11)) {
        let len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data12 = data11[i3];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.assetId === void 0) {
              let err23 = { instancePath: instancePath + "/aggregatedAssets/" + i3, schemaPath: "#/$defs/assetReference/required", keyword: "required", params: { missingProperty: "assetId" }, message: "must have required property 'assetId'" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data12.kind === void 0) {
              let err24 = { instancePath: instancePath + "/aggregatedAssets/" + i3, schemaPath: "#/$defs/assetReference/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data12.mediaType === void 0) {
              let err25 = { instancePath: instancePath + "/aggregatedAssets/" + i3, schemaPath: "#/$defs/assetReference/required", keyword: "required", params: { missingProperty: "mediaType" }, message: "must have required property 'mediaType'" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
            if (data12.path === void 0) {
              let err26 = { instancePath: instancePath + "/aggregatedAssets/" + i3, schemaPath: "#/$defs/assetReference/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (data12.toolId === void 0) {
              let err27 = { instancePath: instancePath + "/aggregatedAssets/" + i3, schemaPath: "#/$defs/assetReference/required", keyword: "required", params: { missingProperty: "toolId" }, message: "must have required property 'toolId'" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data12.assetId !== void 0) {
              let data13 = data12.assetId;
              if (typeof data13 == "string") {
                if (func1(data13) < 1) {
                  let err28 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/assetId", schemaPath: "#/$defs/assetReference/properties/assetId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                }
              } else {
                let err29 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/assetId", schemaPath: "#/$defs/assetReference/properties/assetId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
            if (data12.kind !== void 0) {
              let data14 = data12.kind;
              if (typeof data14 == "string") {
                if (func1(data14) < 1) {
                  let err30 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/kind", schemaPath: "#/$defs/assetReference/properties/kind/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                }
              } else {
                let err31 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/kind", schemaPath: "#/$defs/assetReference/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            }
            if (data12.mediaType !== void 0) {
              let data15 = data12.mediaType;
              if (typeof data15 == "string") {
                if (func1(data15) < 1) {
                  let err32 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/mediaType", schemaPath: "#/$defs/assetReference/properties/mediaType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
              } else {
                let err33 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/mediaType", schemaPath: "#/$defs/assetReference/properties/mediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
            if (data12.path !== void 0) {
              let data16 = data12.path;
              if (typeof data16 == "string") {
                if (func1(data16) < 1) {
                  let err34 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/path", schemaPath: "#/$defs/assetReference/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              } else {
                let err35 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/path", schemaPath: "#/$defs/assetReference/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            }
            if (data12.toolId !== void 0) {
              let data17 = data12.toolId;
              if (typeof data17 == "string") {
                if (func1(data17) < 1) {
                  let err36 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/toolId", schemaPath: "#/$defs/assetReference/properties/toolId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
                }
              } else {
                let err37 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/toolId", schemaPath: "#/$defs/assetReference/properties/toolId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            }
            if (data12.metadata !== void 0) {
              let data18 = data12.metadata;
              if (!(data18 && typeof data18 == "object" && !Array.isArray(data18))) {
                let err38 = { instancePath: instancePath + "/aggregatedAssets/" + i3 + "/metadata", schemaPath: "#/$defs/assetReference/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
            }
          } else {
            let err39 = { instancePath: instancePath + "/aggregatedAssets/" + i3, schemaPath: "#/$defs/assetReference/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/aggregatedAssets", schemaPath: "#/properties/aggregatedAssets/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.narrative !== void 0) {
      let data19 = data.narrative;
      if (typeof data19 != "string" && data19 !== null) {
        let err41 = { instancePath: instancePath + "/narrative", schemaPath: "#/properties/narrative/type", keyword: "type", params: { type: schema31.properties.narrative.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.executionTimeMs !== void 0) {
      let data20 = data.executionTimeMs;
      if (typeof data20 == "number" && isFinite(data20)) {
        if (data20 < 0 || isNaN(data20)) {
          let err42 = { instancePath: instancePath + "/executionTimeMs", schemaPath: "#/properties/executionTimeMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
      } else {
        let err43 = { instancePath: instancePath + "/executionTimeMs", schemaPath: "#/properties/executionTimeMs/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.attemptNumber !== void 0) {
      let data21 = data.attemptNumber;
      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
        let err44 = { instancePath: instancePath + "/attemptNumber", schemaPath: "#/properties/attemptNumber/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (typeof data21 == "number" && isFinite(data21)) {
        if (data21 > 5 || isNaN(data21)) {
          let err45 = { instancePath: instancePath + "/attemptNumber", schemaPath: "#/properties/attemptNumber/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (data21 < 1 || isNaN(data21)) {
          let err46 = { instancePath: instancePath + "/attemptNumber", schemaPath: "#/properties/attemptNumber/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
      }
    }
  } else {
    let err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: { planId: !0, success: !0, canReplan: !0, failureReason: !0, failedTools: !0, disabledSkills: !0, toolResults: !0, aggregatedState: !0, aggregatedAssets: !0, narrative: !0, executionTimeMs: !0, attemptNumber: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validateExecutionResult
};
