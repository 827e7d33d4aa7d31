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

// validate-skill-manifest.js
var validateSkillManifest = validate20;
var pattern4 = new RegExp("^[a-z0-9-]+$", "u"), pattern5 = new RegExp("^([a-z]+(\\.[a-z]+)?|network:[A-Za-z0-9.-]+(:[0-9]+)?)$", "u"), func1 = require_ucs2length().default, formats0 = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-.]+)?(?:\+[0-9A-Za-z-.]+)?$/;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" }, message: 'must match pattern "^[a-z0-9-]+$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.displayName !== void 0) {
      let data1 = data.displayName;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/displayName", schemaPath: "#/properties/displayName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/displayName", schemaPath: "#/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 == "string") {
        if (func1(data2) < 1) {
          let err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.version !== void 0) {
      let data3 = data.version;
      if (typeof data3 == "string") {
        if (!formats0.test(data3)) {
          let err9 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/format", keyword: "format", params: { format: "semver" }, message: 'must match format "semver"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.author !== void 0 && typeof data.author != "string") {
      let err11 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.license !== void 0 && typeof data.license != "string") {
      let err12 = { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.prompt !== void 0) {
      let data6 = data.prompt;
      if (typeof data6 == "string") {
        if (func1(data6) < 1) {
          let err13 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.configSchema !== void 0) {
      let data7 = data.configSchema;
      if (typeof data7 == "string") {
        if (func1(data7) < 1) {
          let err15 = { instancePath: instancePath + "/configSchema", schemaPath: "#/properties/configSchema/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/configSchema", schemaPath: "#/properties/configSchema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.scripts !== void 0) {
      let data8 = data.scripts;
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data9 = data8[i0];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.name === void 0) {
              let err17 = { instancePath: instancePath + "/scripts/" + i0, schemaPath: "#/$defs/script/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (data9.path === void 0) {
              let err18 = { instancePath: instancePath + "/scripts/" + i0, schemaPath: "#/$defs/script/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (data9.name !== void 0) {
              let data10 = data9.name;
              if (typeof data10 == "string") {
                if (func1(data10) < 1) {
                  let err19 = { instancePath: instancePath + "/scripts/" + i0 + "/name", schemaPath: "#/$defs/script/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
                }
              } else {
                let err20 = { instancePath: instancePath + "/scripts/" + i0 + "/name", schemaPath: "#/$defs/script/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
              }
            }
            if (data9.path !== void 0) {
              let data11 = data9.path;
              if (typeof data11 == "string") {
                if (func1(data11) < 1) {
                  let err21 = { instancePath: instancePath + "/scripts/" + i0 + "/path", schemaPath: "#/$defs/script/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              } else {
                let err22 = { instancePath: instancePath + "/scripts/" + i0 + "/path", schemaPath: "#/$defs/script/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
              }
            }
            if (data9.description !== void 0 && typeof data9.description != "string") {
              let err23 = { instancePath: instancePath + "/scripts/" + i0 + "/description", schemaPath: "#/$defs/script/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data9.inputSchema !== void 0) {
              let data13 = data9.inputSchema;
              if (typeof data13 == "string") {
                if (func1(data13) < 1) {
                  let err24 = { instancePath: instancePath + "/scripts/" + i0 + "/inputSchema", schemaPath: "#/$defs/script/properties/inputSchema/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/scripts/" + i0 + "/inputSchema", schemaPath: "#/$defs/script/properties/inputSchema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data9.timeout !== void 0) {
              let data14 = data9.timeout;
              if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
                let err26 = { instancePath: instancePath + "/scripts/" + i0 + "/timeout", schemaPath: "#/$defs/script/properties/timeout/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
              if (typeof data14 == "number" && isFinite(data14) && (data14 < 1 || isNaN(data14))) {
                let err27 = { instancePath: instancePath + "/scripts/" + i0 + "/timeout", schemaPath: "#/$defs/script/properties/timeout/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data9.required !== void 0 && typeof data9.required != "boolean") {
              let err28 = { instancePath: instancePath + "/scripts/" + i0 + "/required", schemaPath: "#/$defs/script/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          } else {
            let err29 = { instancePath: instancePath + "/scripts/" + i0, schemaPath: "#/$defs/script/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
      } else {
        let err30 = { instancePath: instancePath + "/scripts", schemaPath: "#/properties/scripts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.capabilities !== void 0) {
      let data16 = data.capabilities;
      if (Array.isArray(data16)) {
        let len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data17 = data16[i1];
          if (typeof data17 == "string") {
            if (func1(data17) < 1) {
              let err31 = { instancePath: instancePath + "/capabilities/" + i1, schemaPath: "#/properties/capabilities/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          } else {
            let err32 = { instancePath: instancePath + "/capabilities/" + i1, schemaPath: "#/properties/capabilities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.priority !== void 0) {
      let data18 = data.priority;
      if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
        let err34 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data18 == "number" && isFinite(data18)) {
        if (data18 > 100 || isNaN(data18)) {
          let err35 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          let err36 = { instancePath: instancePath + "/priority", schemaPath: "#/properties/priority/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      }
    }
    if (data.retryPolicy !== void 0) {
      let data19 = data.retryPolicy;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        if (data19.maxRetries !== void 0) {
          let data20 = data19.maxRetries;
          if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
            let err37 = { instancePath: instancePath + "/retryPolicy/maxRetries", schemaPath: "plan-json.schema.json#/$defs/retryPolicy/properties/maxRetries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
          if (typeof data20 == "number" && isFinite(data20) && (data20 < 0 || isNaN(data20))) {
            let err38 = { instancePath: instancePath + "/retryPolicy/maxRetries", schemaPath: "plan-json.schema.json#/$defs/retryPolicy/properties/maxRetries/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
        if (data19.backoffMs !== void 0) {
          let data21 = data19.backoffMs;
          if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
            let err39 = { instancePath: instancePath + "/retryPolicy/backoffMs", schemaPath: "plan-json.schema.json#/$defs/retryPolicy/properties/backoffMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (typeof data21 == "number" && isFinite(data21) && (data21 < 0 || isNaN(data21))) {
            let err40 = { instancePath: instancePath + "/retryPolicy/backoffMs", schemaPath: "plan-json.schema.json#/$defs/retryPolicy/properties/backoffMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/retryPolicy", schemaPath: "plan-json.schema.json#/$defs/retryPolicy/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data22 = data.permissions;
      if (Array.isArray(data22)) {
        let len2 = data22.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data23 = data22[i2];
          if (typeof data23 == "string") {
            if (!pattern5.test(data23)) {
              let err42 = { instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^([a-z]+(\\.[a-z]+)?|network:[A-Za-z0-9.-]+(:[0-9]+)?)$" }, message: 'must match pattern "^([a-z]+(\\.[a-z]+)?|network:[A-Za-z0-9.-]+(:[0-9]+)?)$"' };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
          } else {
            let err43 = { instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
      } else {
        let err44 = { instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
  } else {
    let err45 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: { name: !0, displayName: !0, description: !0, version: !0, author: !0, license: !0, prompt: !0, configSchema: !0, scripts: !0, capabilities: !0, priority: !0, retryPolicy: !0, permissions: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validateSkillManifest
};
