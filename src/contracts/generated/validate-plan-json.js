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
var validatePlan = validate20, schema31 = { $id: "plan-json.schema.json", type: "object", required: ["requestId", "tools"], properties: { requestId: { type: "string", minLength: 1 }, narrative: { type: ["string", "null"] }, tools: { type: "array", maxItems: 100, items: { $ref: "#/$defs/tool" } }, parallel: { type: "boolean" }, disabledSkills: { type: "array", items: { type: "string" } }, metadata: { type: "object", properties: { generationAttempt: { type: "integer", minimum: 1, maximum: 5 }, parentPlanId: { type: ["string", "null"] } } } }, $defs: { tool: { type: "object", required: ["toolId", "toolPath"], properties: { toolId: { type: "string", minLength: 1 }, toolPath: { type: "string", minLength: 1 }, input: { type: "object" }, dependencies: { type: "array", items: { type: "string" } }, required: { type: "boolean" }, async: { type: "boolean" }, retryPolicy: { type: "object", properties: { maxRetries: { type: "integer", minimum: 0 }, backoffMs: { type: "integer", minimum: 0 } } } } } } };
var func1 = require_ucs2length().default;
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
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.toolId === void 0) {
              let err6 = { instancePath: instancePath + "/tools/" + i0, schemaPath: "#/$defs/tool/required", keyword: "required", params: { missingProperty: "toolId" }, message: "must have required property 'toolId'" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (data3.toolPath === void 0) {
              let err7 = { instancePath: instancePath + "/tools/" + i0, schemaPath: "#/$defs/tool/required", keyword: "required", params: { missingProperty: "toolPath" }, message: "must have required property 'toolPath'" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data3.toolId !== void 0) {
              let data4 = data3.toolId;
              if (typeof data4 == "string") {
                if (func1(data4) < 1) {
                  let err8 = { instancePath: instancePath + "/tools/" + i0 + "/toolId", schemaPath: "#/$defs/tool/properties/toolId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              } else {
                let err9 = { instancePath: instancePath + "/tools/" + i0 + "/toolId", schemaPath: "#/$defs/tool/properties/toolId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data3.toolPath !== void 0) {
              let data5 = data3.toolPath;
              if (typeof data5 == "string") {
                if (func1(data5) < 1) {
                  let err10 = { instancePath: instancePath + "/tools/" + i0 + "/toolPath", schemaPath: "#/$defs/tool/properties/toolPath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/tools/" + i0 + "/toolPath", schemaPath: "#/$defs/tool/properties/toolPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data3.input !== void 0) {
              let data6 = data3.input;
              if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
                let err12 = { instancePath: instancePath + "/tools/" + i0 + "/input", schemaPath: "#/$defs/tool/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.dependencies !== void 0) {
              let data7 = data3.dependencies;
              if (Array.isArray(data7)) {
                let len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++)
                  if (typeof data7[i1] != "string") {
                    let err13 = { instancePath: instancePath + "/tools/" + i0 + "/dependencies/" + i1, schemaPath: "#/$defs/tool/properties/dependencies/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  }
              } else {
                let err14 = { instancePath: instancePath + "/tools/" + i0 + "/dependencies", schemaPath: "#/$defs/tool/properties/dependencies/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
            if (data3.required !== void 0 && typeof data3.required != "boolean") {
              let err15 = { instancePath: instancePath + "/tools/" + i0 + "/required", schemaPath: "#/$defs/tool/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (data3.async !== void 0 && typeof data3.async != "boolean") {
              let err16 = { instancePath: instancePath + "/tools/" + i0 + "/async", schemaPath: "#/$defs/tool/properties/async/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (data3.retryPolicy !== void 0) {
              let data11 = data3.retryPolicy;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.maxRetries !== void 0) {
                  let data12 = data11.maxRetries;
                  if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
                    let err17 = { instancePath: instancePath + "/tools/" + i0 + "/retryPolicy/maxRetries", schemaPath: "#/$defs/tool/properties/retryPolicy/properties/maxRetries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                  }
                  if (typeof data12 == "number" && isFinite(data12) && (data12 < 0 || isNaN(data12))) {
                    let err18 = { instancePath: instancePath + "/tools/" + i0 + "/retryPolicy/maxRetries", schemaPath: "#/$defs/tool/properties/retryPolicy/properties/maxRetries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                  }
                }
                if (data11.backoffMs !== void 0) {
                  let data13 = data11.backoffMs;
                  if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
                    let err19 = { instancePath: instancePath + "/tools/" + i0 + "/retryPolicy/backoffMs", schemaPath: "#/$defs/tool/properties/retryPolicy/properties/backoffMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                  }
                  if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
                    let err20 = { instancePath: instancePath + "/tools/" + i0 + "/retryPolicy/backoffMs", schemaPath: "#/$defs/tool/properties/retryPolicy/properties/backoffMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  }
                }
              } else {
                let err21 = { instancePath: instancePath + "/tools/" + i0 + "/retryPolicy", schemaPath: "#/$defs/tool/properties/retryPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
              }
            }
          } else {
            let err22 = { instancePath: instancePath + "/tools/" + i0, schemaPath: "#/$defs/tool/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/tools", schemaPath: "#/properties/tools/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.parallel !== void 0 && typeof data.parallel != "boolean") {
      let err24 = { instancePath: instancePath + "/parallel", schemaPath: "#/properties/parallel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.disabledSkills !== void 0) {
      let data15 = data.disabledSkills;
      if (Array.isArray(data15)) {
        let len2 = data15.length;
        for (let i2 = 0; i2 < len2; i2++)
          if (typeof data15[i2] != "string") {
            let err25 = { instancePath: instancePath + "/disabledSkills/" + i2, schemaPath: "#/properties/disabledSkills/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
      } else {
        let err26 = { instancePath: instancePath + "/disabledSkills", schemaPath: "#/properties/disabledSkills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data17 = data.metadata;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.generationAttempt !== void 0) {
          let data18 = data17.generationAttempt;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err27 = { instancePath: instancePath + "/metadata/generationAttempt", schemaPath: "#/properties/metadata/properties/generationAttempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 5 || isNaN(data18)) {
              let err28 = { instancePath: instancePath + "/metadata/generationAttempt", schemaPath: "#/properties/metadata/properties/generationAttempt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5 }, message: "must be <= 5" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data18 < 1 || isNaN(data18)) {
              let err29 = { instancePath: instancePath + "/metadata/generationAttempt", schemaPath: "#/properties/metadata/properties/generationAttempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          }
        }
        if (data17.parentPlanId !== void 0) {
          let data19 = data17.parentPlanId;
          if (typeof data19 != "string" && data19 !== null) {
            let err30 = { instancePath: instancePath + "/metadata/parentPlanId", schemaPath: "#/properties/metadata/properties/parentPlanId/type", keyword: "type", params: { type: schema31.properties.metadata.properties.parentPlanId.type }, message: "must be string,null" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: { requestId: !0, narrative: !0, tools: !0, parallel: !0, disabledSkills: !0, metadata: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validatePlan
};
