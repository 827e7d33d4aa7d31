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

// validate-choice.js
var validateChoice = validate20, schema31 = { $id: "choice.schema.json", type: "object", required: ["id", "text", "intent", "because", "difficulty", "hint", "by"], properties: { id: { type: "string", pattern: "^c[1-9][0-9]*$" }, text: { type: "string", minLength: 1 }, intent: { $ref: "#/$defs/intent" }, because: { type: "array", items: { $ref: "#/$defs/because" } }, difficulty: { enum: ["low", "even", "high", null] }, hint: { type: ["string", "null"] }, by: { type: "string", pattern: "^(author|engine|model:.+)$" } }, $defs: { intent: { type: "object", required: ["kind"], properties: { kind: { type: "string", minLength: 1 }, target: { type: "string" }, with: { type: "string" }, stat: { type: "string" }, difficulty: { enum: ["low", "even", "high"] }, leadsTo: { type: "string" }, elseTo: { type: "string" } } }, because: { type: "object", required: ["kind", "id", "text"], properties: { kind: { enum: ["memory", "person", "beat", "item", "place", "stat"] }, id: { type: "string", minLength: 1 }, text: { type: "string" } } } } }, schema32 = { type: "object", required: ["kind"], properties: { kind: { type: "string", minLength: 1 }, target: { type: "string" }, with: { type: "string" }, stat: { type: "string" }, difficulty: { enum: ["low", "even", "high"] }, leadsTo: { type: "string" }, elseTo: { type: "string" } } }, schema33 = { type: "object", required: ["kind", "id", "text"], properties: { kind: { enum: ["memory", "person", "beat", "item", "place", "stat"] }, id: { type: "string", minLength: 1 }, text: { type: "string" } } }, pattern4 = new RegExp("^c[1-9][0-9]*$", "u"), pattern5 = new RegExp("^(author|engine|model:.+)$", "u"), func1 = require_ucs2length().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.text === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.intent === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intent" }, message: "must have required property 'intent'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.because === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "because" }, message: "must have required property 'because'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.difficulty === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "difficulty" }, message: "must have required property 'difficulty'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hint === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hint" }, message: "must have required property 'hint'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.by === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err7 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^c[1-9][0-9]*$" }, message: 'must match pattern "^c[1-9][0-9]*$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.text !== void 0) {
      let data1 = data.text;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err9 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.intent !== void 0) {
      let data2 = data.intent;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.kind === void 0) {
          let err11 = { instancePath: instancePath + "/intent", schemaPath: "#/$defs/intent/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.kind !== void 0) {
          let data3 = data2.kind;
          if (typeof data3 == "string") {
            if (func1(data3) < 1) {
              let err12 = { instancePath: instancePath + "/intent/kind", schemaPath: "#/$defs/intent/properties/kind/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/intent/kind", schemaPath: "#/$defs/intent/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data2.target !== void 0 && typeof data2.target != "string") {
          let err14 = { instancePath: instancePath + "/intent/target", schemaPath: "#/$defs/intent/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data2.with !== void 0 && typeof data2.with != "string") {
          let err15 = { instancePath: instancePath + "/intent/with", schemaPath: "#/$defs/intent/properties/with/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data2.stat !== void 0 && typeof data2.stat != "string") {
          let err16 = { instancePath: instancePath + "/intent/stat", schemaPath: "#/$defs/intent/properties/stat/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data2.difficulty !== void 0) {
          let data7 = data2.difficulty;
          if (!(data7 === "low" || data7 === "even" || data7 === "high")) {
            let err17 = { instancePath: instancePath + "/intent/difficulty", schemaPath: "#/$defs/intent/properties/difficulty/enum", keyword: "enum", params: { allowedValues: schema32.properties.difficulty.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data2.leadsTo !== void 0 && typeof data2.leadsTo != "string") {
          let err18 = { instancePath: instancePath + "/intent/leadsTo", schemaPath: "#/$defs/intent/properties/leadsTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data2.elseTo !== void 0 && typeof data2.elseTo != "string") {
          let err19 = { instancePath: instancePath + "/intent/elseTo", schemaPath: "#/$defs/intent/properties/elseTo/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/intent", schemaPath: "#/$defs/intent/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.because !== void 0) {
      let data10 = data.because;
      if (Array.isArray(data10)) {
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.kind === void 0) {
              let err21 = { instancePath: instancePath + "/because/" + i0, schemaPath: "#/$defs/because/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data11.id === void 0) {
              let err22 = { instancePath: instancePath + "/because/" + i0, schemaPath: "#/$defs/because/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data11.text === void 0) {
              let err23 = { instancePath: instancePath + "/because/" + i0, schemaPath: "#/$defs/because/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data11.kind !== void 0) {
              let data12 = data11.kind;
              if (!(data12 === "memory" || data12 === "person" || data12 === "beat" || data12 === "item" || data12 === "place" || data12 === "stat")) {
                let err24 = { instancePath: instancePath + "/because/" + i0 + "/kind", schemaPath: "#/$defs/because/properties/kind/enum", keyword: "enum", params: { allowedValues: schema33.properties.kind.enum }, message: "must be equal to one of the allowed values" };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data11.id !== void 0) {
              let data13 = data11.id;
              if (typeof data13 == "string") {
                if (func1(data13) < 1) {
                  let err25 = { instancePath: instancePath + "/because/" + i0 + "/id", schemaPath: "#/$defs/because/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
              } else {
                let err26 = { instancePath: instancePath + "/because/" + i0 + "/id", schemaPath: "#/$defs/because/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
            if (data11.text !== void 0 && typeof data11.text != "string") {
              let err27 = { instancePath: instancePath + "/because/" + i0 + "/text", schemaPath: "#/$defs/because/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/because/" + i0, schemaPath: "#/$defs/because/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      } else {
        let err29 = { instancePath: instancePath + "/because", schemaPath: "#/properties/because/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.difficulty !== void 0) {
      let data15 = data.difficulty;
      if (!(data15 === "low" || data15 === "even" || data15 === "high" || data15 === null)) {
        let err30 = { instancePath: instancePath + "/difficulty", schemaPath: "#/properties/difficulty/enum", keyword: "enum", params: { allowedValues: schema31.properties.difficulty.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.hint !== void 0) {
      let data16 = data.hint;
      if (typeof data16 != "string" && data16 !== null) {
        let err31 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: schema31.properties.hint.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.by !== void 0) {
      let data17 = data.by;
      if (typeof data17 == "string") {
        if (!pattern5.test(data17)) {
          let err32 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/pattern", keyword: "pattern", params: { pattern: "^(author|engine|model:.+)$" }, message: 'must match pattern "^(author|engine|model:.+)$"' };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: { id: !0, text: !0, intent: !0, because: !0, difficulty: !0, hint: !0, by: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validateChoice
};
