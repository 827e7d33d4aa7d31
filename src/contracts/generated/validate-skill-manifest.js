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
var validateSkillManifest = validate21;
var pattern0 = new RegExp("^[a-z0-9-]+$", "u"), pattern1 = new RegExp("^([a-z]+(\\.[a-z]+)?|network:[A-Za-z0-9.-]+(:[0-9]+)?)$", "u"), func2 = require_ucs2length().default, formats0 = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z-.]+)?(?:\+[0-9A-Za-z-.]+)?$/;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "path" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) < 1) {
          let err2 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err4 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err6 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.inputSchema !== void 0) {
      let data3 = data.inputSchema;
      if (typeof data3 == "string") {
        if (func2(data3) < 1) {
          let err7 = { instancePath: instancePath + "/inputSchema", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/inputSchema", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.timeout !== void 0) {
      let data4 = data.timeout;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err9 = { instancePath: instancePath + "/timeout", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err10 = { instancePath: instancePath + "/timeout", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.required !== void 0 && typeof data.required != "boolean") {
      let err11 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate29.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "version" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "description" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (!pattern0.test(data0)) {
          let err3 = { instancePath: instancePath + "/name", keyword: "pattern", params: { pattern: "^[a-z0-9-]+$" } };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.displayName !== void 0) {
      let data1 = data.displayName;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err5 = { instancePath: instancePath + "/displayName", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/displayName", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 == "string") {
        if (func2(data2) < 1) {
          let err7 = { instancePath: instancePath + "/description", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.version !== void 0) {
      let data3 = data.version;
      if (typeof data3 == "string") {
        if (!formats0.test(data3)) {
          let err9 = { instancePath: instancePath + "/version", keyword: "format", params: { format: "semver" } };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.author !== void 0 && typeof data.author != "string") {
      let err11 = { instancePath: instancePath + "/author", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.license !== void 0 && typeof data.license != "string") {
      let err12 = { instancePath: instancePath + "/license", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.prompt !== void 0) {
      let data6 = data.prompt;
      if (typeof data6 == "string") {
        if (func2(data6) < 1) {
          let err13 = { instancePath: instancePath + "/prompt", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/prompt", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.configSchema !== void 0) {
      let data7 = data.configSchema;
      if (typeof data7 == "string") {
        if (func2(data7) < 1) {
          let err15 = { instancePath: instancePath + "/configSchema", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/configSchema", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.scripts !== void 0) {
      let data8 = data.scripts;
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data8[i0], { instancePath: instancePath + "/scripts/" + i0, parentData: data8, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/scripts", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.capabilities !== void 0) {
      let data10 = data.capabilities;
      if (Array.isArray(data10)) {
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (typeof data11 == "string") {
            if (func2(data11) < 1) {
              let err18 = { instancePath: instancePath + "/capabilities/" + i1, keyword: "minLength", params: { limit: 1 } };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/capabilities/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/capabilities", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.priority !== void 0) {
      let data12 = data.priority;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
        let err21 = { instancePath: instancePath + "/priority", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 100 || isNaN(data12)) {
          let err22 = { instancePath: instancePath + "/priority", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          let err23 = { instancePath: instancePath + "/priority", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.retryPolicy !== void 0 && (validate29(data.retryPolicy, { instancePath: instancePath + "/retryPolicy", parentData: data, parentDataProperty: "retryPolicy", rootData }) || (vErrors = vErrors === null ? validate29.errors : (validate29.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length)), data.permissions !== void 0) {
      let data14 = data.permissions;
      if (Array.isArray(data14)) {
        let len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data15 = data14[i2];
          if (typeof data15 == "string") {
            if (!pattern1.test(data15)) {
              let err24 = { instancePath: instancePath + "/permissions/" + i2, keyword: "pattern", params: { pattern: "^([a-z]+(\\.[a-z]+)?|network:[A-Za-z0-9.-]+(:[0-9]+)?)$" } };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/permissions/" + i2, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/permissions", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateSkillManifest
};
