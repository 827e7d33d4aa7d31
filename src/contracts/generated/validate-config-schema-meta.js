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

// validate-config-schema-meta.js
var validateConfigSchema = validate21;
var schema7 = { type: "object", required: ["type"], properties: { type: { enum: ["string", "number", "integer", "boolean", "array", "object"] }, title: { type: "string" }, description: { type: "string" }, default: { type: ["string", "number", "boolean", "array", "object", "null"] }, enum: { type: "array", minItems: 1, items: { type: ["string", "number"] } }, format: { type: "string" }, minimum: { type: "number" }, maximum: { type: "number" }, minLength: { type: "integer", minimum: 0 }, maxLength: { type: "integer", minimum: 0 }, pattern: { type: "string" }, items: { $ref: "#/$defs/field" }, properties: { type: "object", additionalProperties: { $ref: "#/$defs/field" } }, required: { type: "array", items: { type: "string" } }, "x-sensitive": { type: "boolean" }, "x-env-var": { type: "string", pattern: "^[A-Za-z_][A-Za-z0-9_]*$" }, "x-category": { type: "string", minLength: 1 } } }, wrapper0 = { validate: validate22 }, pattern0 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u"), func2 = require_ucs2length().default;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (!(data0 === "string" || data0 === "number" || data0 === "integer" || data0 === "boolean" || data0 === "array" || data0 === "object")) {
        let err1 = { instancePath: instancePath + "/type", keyword: "enum", params: { allowedValues: schema7.properties.type.enum } };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err2 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err3 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.default !== void 0) {
      let data3 = data.default;
      if (typeof data3 != "object" && typeof data3 != "string" && !(typeof data3 == "number" && isFinite(data3)) && typeof data3 != "boolean") {
        let err4 = { instancePath: instancePath + "/default", keyword: "type", params: { type: schema7.properties.default.type } };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.enum !== void 0) {
      let data4 = data.enum;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err5 = { instancePath: instancePath + "/enum", keyword: "minItems", params: { limit: 1 } };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5))) {
            let err6 = { instancePath: instancePath + "/enum/" + i0, keyword: "type", params: { type: schema7.properties.enum.items.type } };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/enum", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.format !== void 0 && typeof data.format != "string") {
      let err8 = { instancePath: instancePath + "/format", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.minimum !== void 0) {
      let data7 = data.minimum;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        let err9 = { instancePath: instancePath + "/minimum", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.maximum !== void 0) {
      let data8 = data.maximum;
      if (!(typeof data8 == "number" && isFinite(data8))) {
        let err10 = { instancePath: instancePath + "/maximum", keyword: "type", params: { type: "number" } };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.minLength !== void 0) {
      let data9 = data.minLength;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
        let err11 = { instancePath: instancePath + "/minLength", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data9 == "number" && isFinite(data9) && (data9 < 0 || isNaN(data9))) {
        let err12 = { instancePath: instancePath + "/minLength", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.maxLength !== void 0) {
      let data10 = data.maxLength;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err13 = { instancePath: instancePath + "/maxLength", keyword: "type", params: { type: "integer" } };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10) && (data10 < 0 || isNaN(data10))) {
        let err14 = { instancePath: instancePath + "/maxLength", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.pattern !== void 0 && typeof data.pattern != "string") {
      let err15 = { instancePath: instancePath + "/pattern", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.items !== void 0 && (wrapper0.validate(data.items, { instancePath: instancePath + "/items", parentData: data, parentDataProperty: "items", rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length)), data.properties !== void 0) {
      let data13 = data.properties;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13))
        for (let key0 in data13)
          wrapper0.validate(data13[key0], { instancePath: instancePath + "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data13, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors), errors = vErrors.length);
      else {
        let err16 = { instancePath: instancePath + "/properties", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.required !== void 0) {
      let data15 = data.required;
      if (Array.isArray(data15)) {
        let len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data15[i1] != "string") {
            let err17 = { instancePath: instancePath + "/required/" + i1, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
      } else {
        let err18 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data["x-sensitive"] !== void 0 && typeof data["x-sensitive"] != "boolean") {
      let err19 = { instancePath: instancePath + "/x-sensitive", keyword: "type", params: { type: "boolean" } };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data["x-env-var"] !== void 0) {
      let data18 = data["x-env-var"];
      if (typeof data18 == "string") {
        if (!pattern0.test(data18)) {
          let err20 = { instancePath: instancePath + "/x-env-var", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" } };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/x-env-var", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data["x-category"] !== void 0) {
      let data19 = data["x-category"];
      if (typeof data19 == "string") {
        if (func2(data19) < 1) {
          let err22 = { instancePath: instancePath + "/x-category", keyword: "minLength", params: { limit: 1 } };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/x-category", keyword: "type", params: { type: "string" } };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "type" } };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.properties === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "properties" } };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.$schema !== void 0 && typeof data.$schema != "string") {
      let err2 = { instancePath: instancePath + "/$schema", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err3 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.description !== void 0 && typeof data.description != "string") {
      let err4 = { instancePath: instancePath + "/description", keyword: "type", params: { type: "string" } };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.type !== void 0 && data.type !== "object") {
      let err5 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "object" } };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.properties !== void 0) {
      let data4 = data.properties;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key0 in data4)
          validate22(data4[key0], { instancePath: instancePath + "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data4, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
      else {
        let err6 = { instancePath: instancePath + "/properties", keyword: "type", params: { type: "object" } };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.required !== void 0) {
      let data6 = data.required;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data6[i0] != "string") {
            let err7 = { instancePath: instancePath + "/required/" + i0, keyword: "type", params: { type: "string" } };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "array" } };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" } };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateConfigSchema
};
