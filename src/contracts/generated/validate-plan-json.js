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
var validatePlan = validate21, schema6 = { $id: "plan-json.schema.json", type: "object", required: ["requestId", "tools"], properties: { requestId: { type: "string", minLength: 1 }, narrative: { type: ["string", "null"] }, tools: { type: "array", maxItems: 100, items: { $ref: "#/$defs/tool" } }, parallel: { type: "boolean" }, disabledSkills: { type: "array", items: { type: "string" } }, metadata: { type: "object", properties: { generationAttempt: { type: "integer", minimum: 1, maximum: 5 }, parentPlanId: { type: ["string", "null"] }, sceneType: { enum: ["journey", "dialogue", "danger", "resolution", "moment"] }, reasons: { type: "array", items: { type: "object", required: ["skill", "because", "score"], properties: { skill: { type: "string" }, because: { type: "string" }, score: { type: "number", minimum: 0, maximum: 1 } } } } } } }, $defs: { tool: { type: "object", required: ["toolId", "toolPath"], properties: { toolId: { type: "string", minLength: 1 }, toolPath: { type: "string", minLength: 1 }, input: { type: "object" }, dependencies: { type: "array", items: { type: "string" } }, required: { type: "boolean" }, async: { type: "boolean" }, retryPolicy: { $ref: "#/$defs/retryPolicy" } } }, retryPolicy: { type: "object", properties: { maxRetries: { type: "integer", minimum: 0 }, backoffMs: { type: "integer", minimum: 0 } } } } }, func2 = require_ucs2length().default;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.maxRetries !== void 0) {
      let data0 = data.maxRetries;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err0 = { instancePath: instancePath + "/maxRetries", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err1 = { instancePath: instancePath + "/maxRetries", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.backoffMs !== void 0) {
      let data1 = data.backoffMs;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err2 = { instancePath: instancePath + "/backoffMs", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err3 = { instancePath: instancePath + "/backoffMs", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.toolId !== void 0) {
      let data0 = data.toolId;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/toolId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/toolId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.toolPath !== void 0) {
      let data1 = data.toolPath;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err4 = { instancePath: instancePath + "/toolPath", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/toolPath", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.input !== void 0) {
      let data2 = data.input;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err6 = { instancePath: instancePath + "/input", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.dependencies !== void 0) {
      let data3 = data.dependencies;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data3[i0] != "string") {
            let err7 = { instancePath: instancePath + "/dependencies/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/dependencies", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err9 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.async !== void 0 && typeof data.async != "boolean") {
      let err10 = { instancePath: instancePath + "/async", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    data.retryPolicy !== void 0 && (validate23(data.retryPolicy, { instancePath: instancePath + "/retryPolicy", parentData: data, parentDataProperty: "retryPolicy", rootData }) || (vErrors = vErrors === null ? validate23.errors : (validate23.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestId === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "requestId" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tools === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tools" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.requestId !== void 0) {
      let data0 = data.requestId;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/requestId", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.narrative !== void 0) {
      let data1 = data.narrative;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/narrative", keyword: "type", params: { type: schema6.properties.narrative.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.tools !== void 0) {
      let data2 = data.tools;
      if (Array.isArray(data2)) {
        if (data2.length > 100) {
          let err5 = { instancePath: instancePath + "/tools", keyword: "maxItems", params: { limit: 100 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data2[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/tools", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.parallel !== void 0 && typeof data.parallel != "boolean") {
      let err7 = { instancePath: instancePath + "/parallel", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.disabledSkills !== void 0) {
      let data5 = data.disabledSkills;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data5[i1] != "string") {
            let err8 = { instancePath: instancePath + "/disabledSkills/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        let err9 = { instancePath: instancePath + "/disabledSkills", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data7 = data.metadata;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.generationAttempt !== void 0) {
          let data8 = data7.generationAttempt;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err10 = { instancePath: instancePath + "/metadata/generationAttempt", keyword: "type", params: { type: "integer" } };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 5 || isNaN(data8)) {
              let err11 = { instancePath: instancePath + "/metadata/generationAttempt", keyword: "maximum", params: { comparison: "<=", limit: 5 } };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data8 < 1 || isNaN(data8)) {
              let err12 = { instancePath: instancePath + "/metadata/generationAttempt", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          }
        }
        if (data7.parentPlanId !== void 0) {
          let data9 = data7.parentPlanId;
          if (typeof data9 != "string" && data9 !== null) {
            let err13 = { instancePath: instancePath + "/metadata/parentPlanId", keyword: "type", params: { type: schema6.properties.metadata.properties.parentPlanId.type } };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data7.sceneType !== void 0) {
          let data10 = data7.sceneType;
          if (!(data10 === "journey" || data10 === "dialogue" || data10 === "danger" || data10 === "resolution" || data10 === "moment")) {
            let err14 = { instancePath: instancePath + "/metadata/sceneType", keyword: "enum", params: { allowedValues: schema6.properties.metadata.properties.sceneType.enum } };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data7.reasons !== void 0) {
          let data11 = data7.reasons;
          if (Array.isArray(data11)) {
            let len2 = data11.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data12 = data11[i2];
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.skill === void 0) {
                  let err15 = { instancePath: instancePath + "/metadata/reasons/" + i2, keyword: "required", params: { missingProperty: "skill" } };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
                if (data12.because === void 0) {
                  let err16 = { instancePath: instancePath + "/metadata/reasons/" + i2, keyword: "required", params: { missingProperty: "because" } };
                  vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
                }
                if (data12.score === void 0) {
                  let err17 = { instancePath: instancePath + "/metadata/reasons/" + i2, keyword: "required", params: { missingProperty: "score" } };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
                if (data12.skill !== void 0 && typeof data12.skill != "string") {
                  let err18 = { instancePath: instancePath + "/metadata/reasons/" + i2 + "/skill", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                }
                if (data12.because !== void 0 && typeof data12.because != "string") {
                  let err19 = { instancePath: instancePath + "/metadata/reasons/" + i2 + "/because", keyword: "type", params: { type: "string" } };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
                if (data12.score !== void 0) {
                  let data15 = data12.score;
                  if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 > 1 || isNaN(data15)) {
                      let err20 = { instancePath: instancePath + "/metadata/reasons/" + i2 + "/score", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                    }
                    if (data15 < 0 || isNaN(data15)) {
                      let err21 = { instancePath: instancePath + "/metadata/reasons/" + i2 + "/score", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                    }
                  } else {
                    let err22 = { instancePath: instancePath + "/metadata/reasons/" + i2 + "/score", keyword: "type", params: { type: "number" } };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                }
              } else {
                let err23 = { instancePath: instancePath + "/metadata/reasons/" + i2, keyword: "type", params: { type: "object" } };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            }
          } else {
            let err24 = { instancePath: instancePath + "/metadata/reasons", keyword: "type", params: { type: "array" } };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validatePlan
};
