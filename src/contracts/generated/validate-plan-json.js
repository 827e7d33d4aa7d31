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

// validate-plan-json.js
var validatePlan = validate20, schema31 = { $id: "plan-json.schema.json", type: "object", required: ["requestId", "tools"], properties: { requestId: { type: "string", minLength: 1 }, narrative: { type: ["string", "null"] }, tools: { type: "array", maxItems: 100, items: { $ref: "#/$defs/tool" } }, parallel: { type: "boolean" }, disabledSkills: { type: "array", items: { type: "string" } }, metadata: { type: "object", properties: { generationAttempt: { type: "integer", minimum: 1, maximum: 5 }, parentPlanId: { type: ["string", "null"] } } } }, $defs: { tool: { type: "object", required: ["toolId", "toolPath"], properties: { toolId: { type: "string", minLength: 1 }, toolPath: { type: "string", minLength: 1 }, input: { type: "object" }, dependencies: { type: "array", items: { type: "string" } }, required: { type: "boolean" }, async: { type: "boolean" }, retryPolicy: { $ref: "#/$defs/retryPolicy" } } }, retryPolicy: { type: "object", properties: { maxRetries: { type: "integer", minimum: 0 }, backoffMs: { type: "integer", minimum: 0 } } } } }, func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toolId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolId" }, message: "must have required property 'toolId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.toolPath === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toolPath" }, message: "must have required property 'toolPath'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.toolId !== void 0) {
      let data0 = data.toolId;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/toolId", schemaPath: "#/properties/toolId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/toolId", schemaPath: "#/properties/toolId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.toolPath !== void 0) {
      let data1 = data.toolPath;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err4 = { instancePath: instancePath + "/toolPath", schemaPath: "#/properties/toolPath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/toolPath", schemaPath: "#/properties/toolPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.input !== void 0) {
      let data2 = data.input;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err6 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.dependencies !== void 0) {
      let data3 = data.dependencies;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            let err7 = { instancePath: instancePath + "/dependencies/" + i0, schemaPath: "#/properties/dependencies/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err9 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.async !== void 0 && typeof data.async != "boolean") {
      let err10 = { instancePath: instancePath + "/async", schemaPath: "#/properties/async/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.retryPolicy !== void 0) {
      let data7 = data.retryPolicy;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.maxRetries !== void 0) {
          let data8 = data7.maxRetries;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err11 = { instancePath: instancePath + "/retryPolicy/maxRetries", schemaPath: "#/$defs/retryPolicy/properties/maxRetries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
            let err12 = { instancePath: instancePath + "/retryPolicy/maxRetries", schemaPath: "#/$defs/retryPolicy/properties/maxRetries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data7.backoffMs !== void 0) {
          let data9 = data7.backoffMs;
          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
            let err13 = { instancePath: instancePath + "/retryPolicy/backoffMs", schemaPath: "#/$defs/retryPolicy/properties/backoffMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
            let err14 = { instancePath: instancePath + "/retryPolicy/backoffMs", schemaPath: "#/$defs/retryPolicy/properties/backoffMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/retryPolicy", schemaPath: "#/$defs/retryPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: { toolId: !0, toolPath: !0, input: !0, dependencies: !0, required: !0, async: !0, retryPolicy: !0 }, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tools === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tools" }, message: "must have required property 'tools'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.requestId !== void 0) {
      let data0 = data.requestId;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err2 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.narrative !== void 0) {
      let data1 = data.narrative;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/narrative", schemaPath: "#/properties/narrative/type", keyword: "type", params: { type: schema31.properties.narrative.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.tools !== void 0) {
      let data2 = data.tools;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err5 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate21(data2[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.parallel !== void 0 && typeof data.parallel != "boolean") {
      let err7 = { instancePath: instancePath + "/parallel", schemaPath: "#/properties/parallel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.disabledSkills !== void 0) {
      let data5 = data.disabledSkills;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data5[i1] != "string") {
            let err8 = { instancePath: instancePath + "/disabledSkills/" + i1, schemaPath: "#/properties/disabledSkills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        let err9 = { instancePath: instancePath + "/disabledSkills", schemaPath: "#/properties/disabledSkills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data7 = data.metadata;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.generationAttempt !== void 0) {
          let data8 = data7.generationAttempt;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err10 = { instancePath: instancePath + "/metadata/generationAttempt", schemaPath: "#/properties/metadata/properties/generationAttempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 5 || isNaN(data8)) {
              let err11 = { instancePath: instancePath + "/metadata/generationAttempt", schemaPath: "#/properties/metadata/properties/generationAttempt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data8 < 1 || isNaN(data8)) {
              let err12 = { instancePath: instancePath + "/metadata/generationAttempt", schemaPath: "#/properties/metadata/properties/generationAttempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        }
        if (data7.parentPlanId !== void 0) {
          let data9 = data7.parentPlanId;
          if (typeof data9 != "string" && data9 !== null) {
            let err13 = { instancePath: instancePath + "/metadata/parentPlanId", schemaPath: "#/properties/metadata/properties/parentPlanId/type", keyword: "type", params: { type: schema31.properties.metadata.properties.parentPlanId.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: { requestId: !0, narrative: !0, tools: !0, parallel: !0, disabledSkills: !0, metadata: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validatePlan
};
