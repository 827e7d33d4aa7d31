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
var validateToolEvent = validate20;
var schema32 = { type: "object", required: ["version", "type", "level", "message"], properties: { version: { const: "0" }, type: { const: "log" }, level: { enum: ["debug", "info", "warn", "error"] }, message: { type: "string" }, fields: { type: "object" }, requestId: { type: "string" }, timestamp: { type: "string" } } };
var func1 = require_ucs2length().default, pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
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
              let err6 = { instancePath: instancePath + "/level", schemaPath: "#/$defs/log/properties/level/enum", keyword: "enum", params: { allowedValues: schema32.properties.level.enum }, message: "must be equal to one of the allowed values" };
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
  return validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateToolEvent
};
