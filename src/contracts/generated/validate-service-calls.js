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

// validate-service-calls.js
var validateServiceLine = validate20;
var schema32 = { type: "object", required: ["jsonrpc", "id"], properties: { jsonrpc: { const: "2.0" }, id: { type: ["integer", "string"] } } };
var schema34 = { type: "object", required: ["method", "params"], properties: { method: { const: "memory.store" }, params: { type: "object", required: ["summary"], properties: { summary: { type: "string", pattern: "\\S" }, characters: { type: "array", items: { type: "string", minLength: 1 } }, about: { type: ["string", "null"] }, location: { type: ["string", "null"] }, significance: { enum: ["low", "medium", "high"] }, kind: { type: ["string", "null"] } } } } };
var schema44 = { type: "object", required: ["method", "params"], properties: { method: { const: "narrator.generate" }, params: { type: "object", properties: { purpose: { enum: ["prose", "choices"] }, style: { enum: ["terse", "vivid", "poetic"] }, guidance: { type: "string" } } } } };
var schema47 = { type: "object", required: ["method", "params"], properties: { method: { const: "storage.set" }, params: { type: "object", required: ["key", "value"], properties: { key: { type: "string", minLength: 1 }, value: { type: ["object", "array", "string", "number", "boolean", "null"] } } } } };
var schema50 = { type: "object", required: ["method", "params"], properties: { method: { const: "assets.write" }, params: { type: "object", required: ["mediaType", "content"], properties: { mediaType: { type: "string", minLength: 1 }, content: { type: "string" }, encoding: { enum: ["utf8", "base64"] }, name: { type: "string" } } } } };
var schema52 = { type: "object", required: ["method", "params"], properties: { method: { const: "http.fetch" }, params: { type: "object", required: ["url"], properties: { url: { type: "string", pattern: "^https?://\\S+$" }, method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"] }, headers: { type: "object", additionalProperties: { type: "string" } }, body: { type: "string" } } } } }, pattern4 = new RegExp("\\S", "u"), pattern6 = new RegExp("^https?://\\S+$", "u"), func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    let tag0 = data.method;
    if (typeof tag0 == "string")
      if (tag0 === "memory.store") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err0 = { instancePath, schemaPath: "#/$defs/memoryStore/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
          }
          if (data.params === void 0) {
            let err1 = { instancePath, schemaPath: "#/$defs/memoryStore/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
          if (data.method !== void 0 && data.method !== "memory.store") {
            let err2 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/memoryStore/properties/method/const", keyword: "const", params: { allowedValue: "memory.store" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
          if (data.params !== void 0) {
            let data1 = data.params;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.summary === void 0) {
                let err3 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/memoryStore/properties/params/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              }
              if (data1.summary !== void 0) {
                let data2 = data1.summary;
                if (typeof data2 == "string") {
                  if (!pattern4.test(data2)) {
                    let err4 = { instancePath: instancePath + "/params/summary", schemaPath: "#/$defs/memoryStore/properties/params/properties/summary/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  }
                } else {
                  let err5 = { instancePath: instancePath + "/params/summary", schemaPath: "#/$defs/memoryStore/properties/params/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
              }
              if (data1.characters !== void 0) {
                let data3 = data1.characters;
                if (Array.isArray(data3)) {
                  let len0 = data3.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data4 = data3[i0];
                    if (typeof data4 == "string") {
                      if (func1(data4) < 1) {
                        let err6 = { instancePath: instancePath + "/params/characters/" + i0, schemaPath: "#/$defs/memoryStore/properties/params/properties/characters/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                      }
                    } else {
                      let err7 = { instancePath: instancePath + "/params/characters/" + i0, schemaPath: "#/$defs/memoryStore/properties/params/properties/characters/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                    }
                  }
                } else {
                  let err8 = { instancePath: instancePath + "/params/characters", schemaPath: "#/$defs/memoryStore/properties/params/properties/characters/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                }
              }
              if (data1.about !== void 0) {
                let data5 = data1.about;
                if (typeof data5 != "string" && data5 !== null) {
                  let err9 = { instancePath: instancePath + "/params/about", schemaPath: "#/$defs/memoryStore/properties/params/properties/about/type", keyword: "type", params: { type: schema34.properties.params.properties.about.type }, message: "must be string,null" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
              }
              if (data1.location !== void 0) {
                let data6 = data1.location;
                if (typeof data6 != "string" && data6 !== null) {
                  let err10 = { instancePath: instancePath + "/params/location", schemaPath: "#/$defs/memoryStore/properties/params/properties/location/type", keyword: "type", params: { type: schema34.properties.params.properties.location.type }, message: "must be string,null" };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              }
              if (data1.significance !== void 0) {
                let data7 = data1.significance;
                if (!(data7 === "low" || data7 === "medium" || data7 === "high")) {
                  let err11 = { instancePath: instancePath + "/params/significance", schemaPath: "#/$defs/memoryStore/properties/params/properties/significance/enum", keyword: "enum", params: { allowedValues: schema34.properties.params.properties.significance.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              }
              if (data1.kind !== void 0) {
                let data8 = data1.kind;
                if (typeof data8 != "string" && data8 !== null) {
                  let err12 = { instancePath: instancePath + "/params/kind", schemaPath: "#/$defs/memoryStore/properties/params/properties/kind/type", keyword: "type", params: { type: schema34.properties.params.properties.kind.type }, message: "must be string,null" };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              }
            } else {
              let err13 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/memoryStore/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
        } else {
          let err14 = { instancePath, schemaPath: "#/$defs/memoryStore/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        var props0 = {};
        props0.method = !0, props0.params = !0;
      } else if (tag0 === "memory.recall") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err15 = { instancePath, schemaPath: "#/$defs/memoryRecall/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (data.params === void 0) {
            let err16 = { instancePath, schemaPath: "#/$defs/memoryRecall/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (data.method !== void 0 && data.method !== "memory.recall") {
            let err17 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/memoryRecall/properties/method/const", keyword: "const", params: { allowedValue: "memory.recall" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (data.params !== void 0) {
            let data10 = data.params;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
              if (data10.query === void 0) {
                let err18 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/memoryRecall/properties/params/required", keyword: "required", params: { missingProperty: "query" }, message: "must have required property 'query'" };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
              if (data10.query !== void 0 && typeof data10.query != "string") {
                let err19 = { instancePath: instancePath + "/params/query", schemaPath: "#/$defs/memoryRecall/properties/params/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
              }
              if (data10.limit !== void 0) {
                let data12 = data10.limit;
                if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
                  let err20 = { instancePath: instancePath + "/params/limit", schemaPath: "#/$defs/memoryRecall/properties/params/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                }
                if (typeof data12 == "number" && isFinite(data12) && (data12 < 1 || isNaN(data12))) {
                  let err21 = { instancePath: instancePath + "/params/limit", schemaPath: "#/$defs/memoryRecall/properties/params/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                }
              }
              if (data10.filters !== void 0) {
                let data13 = data10.filters;
                if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                  if (data13.location !== void 0 && typeof data13.location != "string") {
                    let err22 = { instancePath: instancePath + "/params/filters/location", schemaPath: "#/$defs/memoryRecall/properties/params/properties/filters/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                  }
                  if (data13.character !== void 0 && typeof data13.character != "string") {
                    let err23 = { instancePath: instancePath + "/params/filters/character", schemaPath: "#/$defs/memoryRecall/properties/params/properties/filters/properties/character/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                  }
                } else {
                  let err24 = { instancePath: instancePath + "/params/filters", schemaPath: "#/$defs/memoryRecall/properties/params/properties/filters/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              }
            } else {
              let err25 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/memoryRecall/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
        } else {
          let err26 = { instancePath, schemaPath: "#/$defs/memoryRecall/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "reputation.update") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err27 = { instancePath, schemaPath: "#/$defs/reputationUpdate/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (data.params === void 0) {
            let err28 = { instancePath, schemaPath: "#/$defs/reputationUpdate/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (data.method !== void 0 && data.method !== "reputation.update") {
            let err29 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/reputationUpdate/properties/method/const", keyword: "const", params: { allowedValue: "reputation.update" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (data.params !== void 0) {
            let data17 = data.params;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
              if (data17.faction === void 0) {
                let err30 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/reputationUpdate/properties/params/required", keyword: "required", params: { missingProperty: "faction" }, message: "must have required property 'faction'" };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
              if (data17.change === void 0) {
                let err31 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/reputationUpdate/properties/params/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'" };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
              if (data17.faction !== void 0) {
                let data18 = data17.faction;
                if (typeof data18 == "string") {
                  if (func1(data18) < 1) {
                    let err32 = { instancePath: instancePath + "/params/faction", schemaPath: "#/$defs/reputationUpdate/properties/params/properties/faction/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                  }
                } else {
                  let err33 = { instancePath: instancePath + "/params/faction", schemaPath: "#/$defs/reputationUpdate/properties/params/properties/faction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                }
              }
              if (data17.change !== void 0) {
                let data19 = data17.change;
                if (!(typeof data19 == "number" && isFinite(data19))) {
                  let err34 = { instancePath: instancePath + "/params/change", schemaPath: "#/$defs/reputationUpdate/properties/params/properties/change/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
              }
              if (data17.reason !== void 0 && typeof data17.reason != "string") {
                let err35 = { instancePath: instancePath + "/params/reason", schemaPath: "#/$defs/reputationUpdate/properties/params/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            } else {
              let err36 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/reputationUpdate/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
          }
        } else {
          let err37 = { instancePath, schemaPath: "#/$defs/reputationUpdate/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "reputation.query") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err38 = { instancePath, schemaPath: "#/$defs/reputationQuery/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          if (data.params === void 0) {
            let err39 = { instancePath, schemaPath: "#/$defs/reputationQuery/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
          if (data.method !== void 0 && data.method !== "reputation.query") {
            let err40 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/reputationQuery/properties/method/const", keyword: "const", params: { allowedValue: "reputation.query" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (data.params !== void 0) {
            let data22 = data.params;
            if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
              if (data22.faction !== void 0) {
                let data23 = data22.faction;
                if (typeof data23 == "string") {
                  if (func1(data23) < 1) {
                    let err41 = { instancePath: instancePath + "/params/faction", schemaPath: "#/$defs/reputationQuery/properties/params/properties/faction/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  }
                } else {
                  let err42 = { instancePath: instancePath + "/params/faction", schemaPath: "#/$defs/reputationQuery/properties/params/properties/faction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                }
              }
            } else {
              let err43 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/reputationQuery/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
          }
        } else {
          let err44 = { instancePath, schemaPath: "#/$defs/reputationQuery/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "perception.init") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err45 = { instancePath, schemaPath: "#/$defs/perceptionInit/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          if (data.params === void 0) {
            let err46 = { instancePath, schemaPath: "#/$defs/perceptionInit/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
          if (data.method !== void 0 && data.method !== "perception.init") {
            let err47 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/perceptionInit/properties/method/const", keyword: "const", params: { allowedValue: "perception.init" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          if (data.params !== void 0) {
            let data25 = data.params;
            if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
              if (data25.npc === void 0) {
                let err48 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/perceptionInit/properties/params/required", keyword: "required", params: { missingProperty: "npc" }, message: "must have required property 'npc'" };
                vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
              }
              if (data25.npc !== void 0) {
                let data26 = data25.npc;
                if (typeof data26 == "string") {
                  if (func1(data26) < 1) {
                    let err49 = { instancePath: instancePath + "/params/npc", schemaPath: "#/$defs/perceptionInit/properties/params/properties/npc/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                  }
                } else {
                  let err50 = { instancePath: instancePath + "/params/npc", schemaPath: "#/$defs/perceptionInit/properties/params/properties/npc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
              }
              if (data25.impression !== void 0) {
                let data27 = data25.impression;
                if (typeof data27 == "number" && isFinite(data27)) {
                  if (data27 > 100 || isNaN(data27)) {
                    let err51 = { instancePath: instancePath + "/params/impression", schemaPath: "#/$defs/perceptionInit/properties/params/properties/impression/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
                    vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                  }
                  if (data27 < -100 || isNaN(data27)) {
                    let err52 = { instancePath: instancePath + "/params/impression", schemaPath: "#/$defs/perceptionInit/properties/params/properties/impression/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 }, message: "must be >= -100" };
                    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                  }
                } else {
                  let err53 = { instancePath: instancePath + "/params/impression", schemaPath: "#/$defs/perceptionInit/properties/params/properties/impression/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
              }
              if (data25.factions !== void 0) {
                let data28 = data25.factions;
                if (Array.isArray(data28)) {
                  let len1 = data28.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data29 = data28[i1];
                    if (typeof data29 == "string") {
                      if (func1(data29) < 1) {
                        let err54 = { instancePath: instancePath + "/params/factions/" + i1, schemaPath: "#/$defs/perceptionInit/properties/params/properties/factions/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                      }
                    } else {
                      let err55 = { instancePath: instancePath + "/params/factions/" + i1, schemaPath: "#/$defs/perceptionInit/properties/params/properties/factions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                    }
                  }
                } else {
                  let err56 = { instancePath: instancePath + "/params/factions", schemaPath: "#/$defs/perceptionInit/properties/params/properties/factions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
                }
              }
            } else {
              let err57 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/perceptionInit/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
          }
        } else {
          let err58 = { instancePath, schemaPath: "#/$defs/perceptionInit/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "perception.update") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err59 = { instancePath, schemaPath: "#/$defs/perceptionUpdate/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
          if (data.params === void 0) {
            let err60 = { instancePath, schemaPath: "#/$defs/perceptionUpdate/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
          if (data.method !== void 0 && data.method !== "perception.update") {
            let err61 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/perceptionUpdate/properties/method/const", keyword: "const", params: { allowedValue: "perception.update" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
          if (data.params !== void 0) {
            let data31 = data.params;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
              if (data31.npc === void 0) {
                let err62 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/perceptionUpdate/properties/params/required", keyword: "required", params: { missingProperty: "npc" }, message: "must have required property 'npc'" };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
              if (data31.change === void 0) {
                let err63 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/perceptionUpdate/properties/params/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'" };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
              if (data31.npc !== void 0) {
                let data32 = data31.npc;
                if (typeof data32 == "string") {
                  if (func1(data32) < 1) {
                    let err64 = { instancePath: instancePath + "/params/npc", schemaPath: "#/$defs/perceptionUpdate/properties/params/properties/npc/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                  }
                } else {
                  let err65 = { instancePath: instancePath + "/params/npc", schemaPath: "#/$defs/perceptionUpdate/properties/params/properties/npc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
              }
              if (data31.change !== void 0) {
                let data33 = data31.change;
                if (!(typeof data33 == "number" && isFinite(data33))) {
                  let err66 = { instancePath: instancePath + "/params/change", schemaPath: "#/$defs/perceptionUpdate/properties/params/properties/change/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                  vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
                }
              }
              if (data31.reason !== void 0 && typeof data31.reason != "string") {
                let err67 = { instancePath: instancePath + "/params/reason", schemaPath: "#/$defs/perceptionUpdate/properties/params/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
              }
            } else {
              let err68 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/perceptionUpdate/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
            }
          }
        } else {
          let err69 = { instancePath, schemaPath: "#/$defs/perceptionUpdate/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "perception.query") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err70 = { instancePath, schemaPath: "#/$defs/perceptionQuery/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
          if (data.params === void 0) {
            let err71 = { instancePath, schemaPath: "#/$defs/perceptionQuery/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
          if (data.method !== void 0 && data.method !== "perception.query") {
            let err72 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/perceptionQuery/properties/method/const", keyword: "const", params: { allowedValue: "perception.query" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
          if (data.params !== void 0) {
            let data36 = data.params;
            if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
              if (data36.npc === void 0) {
                let err73 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/perceptionQuery/properties/params/required", keyword: "required", params: { missingProperty: "npc" }, message: "must have required property 'npc'" };
                vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
              }
              if (data36.npc !== void 0) {
                let data37 = data36.npc;
                if (typeof data37 == "string") {
                  if (func1(data37) < 1) {
                    let err74 = { instancePath: instancePath + "/params/npc", schemaPath: "#/$defs/perceptionQuery/properties/params/properties/npc/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
                  }
                } else {
                  let err75 = { instancePath: instancePath + "/params/npc", schemaPath: "#/$defs/perceptionQuery/properties/params/properties/npc/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
                }
              }
            } else {
              let err76 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/perceptionQuery/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
          }
        } else {
          let err77 = { instancePath, schemaPath: "#/$defs/perceptionQuery/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "lore.search") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err78 = { instancePath, schemaPath: "#/$defs/loreSearch/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
          if (data.params === void 0) {
            let err79 = { instancePath, schemaPath: "#/$defs/loreSearch/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
          }
          if (data.method !== void 0 && data.method !== "lore.search") {
            let err80 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/loreSearch/properties/method/const", keyword: "const", params: { allowedValue: "lore.search" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
          }
          if (data.params !== void 0) {
            let data39 = data.params;
            if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
              if (data39.query === void 0) {
                let err81 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/loreSearch/properties/params/required", keyword: "required", params: { missingProperty: "query" }, message: "must have required property 'query'" };
                vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
              }
              if (data39.query !== void 0) {
                let data40 = data39.query;
                if (typeof data40 == "string") {
                  if (!pattern4.test(data40)) {
                    let err82 = { instancePath: instancePath + "/params/query", schemaPath: "#/$defs/loreSearch/properties/params/properties/query/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
                    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
                  }
                } else {
                  let err83 = { instancePath: instancePath + "/params/query", schemaPath: "#/$defs/loreSearch/properties/params/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
                }
              }
              if (data39.limit !== void 0) {
                let data41 = data39.limit;
                if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41) && isFinite(data41))) {
                  let err84 = { instancePath: instancePath + "/params/limit", schemaPath: "#/$defs/loreSearch/properties/params/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                  vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
                }
                if (typeof data41 == "number" && isFinite(data41) && (data41 < 1 || isNaN(data41))) {
                  let err85 = { instancePath: instancePath + "/params/limit", schemaPath: "#/$defs/loreSearch/properties/params/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
                }
              }
            } else {
              let err86 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/loreSearch/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
            }
          }
        } else {
          let err87 = { instancePath, schemaPath: "#/$defs/loreSearch/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "portraits.put") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err88 = { instancePath, schemaPath: "#/$defs/portraitsPut/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
          }
          if (data.params === void 0) {
            let err89 = { instancePath, schemaPath: "#/$defs/portraitsPut/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
          }
          if (data.method !== void 0 && data.method !== "portraits.put") {
            let err90 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/portraitsPut/properties/method/const", keyword: "const", params: { allowedValue: "portraits.put" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
          }
          if (data.params !== void 0) {
            let data43 = data.params;
            if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
              if (data43.characterId === void 0) {
                let err91 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/portraitsPut/properties/params/required", keyword: "required", params: { missingProperty: "characterId" }, message: "must have required property 'characterId'" };
                vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
              }
              if (data43.imagePath === void 0) {
                let err92 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/portraitsPut/properties/params/required", keyword: "required", params: { missingProperty: "imagePath" }, message: "must have required property 'imagePath'" };
                vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
              }
              if (data43.characterId !== void 0) {
                let data44 = data43.characterId;
                if (typeof data44 == "string") {
                  if (func1(data44) < 1) {
                    let err93 = { instancePath: instancePath + "/params/characterId", schemaPath: "#/$defs/portraitsPut/properties/params/properties/characterId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
                  }
                } else {
                  let err94 = { instancePath: instancePath + "/params/characterId", schemaPath: "#/$defs/portraitsPut/properties/params/properties/characterId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
                }
              }
              if (data43.imagePath !== void 0) {
                let data45 = data43.imagePath;
                if (typeof data45 == "string") {
                  if (func1(data45) < 1) {
                    let err95 = { instancePath: instancePath + "/params/imagePath", schemaPath: "#/$defs/portraitsPut/properties/params/properties/imagePath/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
                  }
                } else {
                  let err96 = { instancePath: instancePath + "/params/imagePath", schemaPath: "#/$defs/portraitsPut/properties/params/properties/imagePath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
                }
              }
              if (data43.description !== void 0 && typeof data43.description != "string") {
                let err97 = { instancePath: instancePath + "/params/description", schemaPath: "#/$defs/portraitsPut/properties/params/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
              }
            } else {
              let err98 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/portraitsPut/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
            }
          }
        } else {
          let err99 = { instancePath, schemaPath: "#/$defs/portraitsPut/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "portraits.find") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err100 = { instancePath, schemaPath: "#/$defs/portraitsFind/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
          }
          if (data.params === void 0) {
            let err101 = { instancePath, schemaPath: "#/$defs/portraitsFind/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
          }
          if (data.method !== void 0 && data.method !== "portraits.find") {
            let err102 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/portraitsFind/properties/method/const", keyword: "const", params: { allowedValue: "portraits.find" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
          }
          if (data.params !== void 0) {
            let data48 = data.params;
            if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
              if (data48.characterId === void 0) {
                let err103 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/portraitsFind/properties/params/required", keyword: "required", params: { missingProperty: "characterId" }, message: "must have required property 'characterId'" };
                vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
              }
              if (data48.characterId !== void 0) {
                let data49 = data48.characterId;
                if (typeof data49 == "string") {
                  if (func1(data49) < 1) {
                    let err104 = { instancePath: instancePath + "/params/characterId", schemaPath: "#/$defs/portraitsFind/properties/params/properties/characterId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
                  }
                } else {
                  let err105 = { instancePath: instancePath + "/params/characterId", schemaPath: "#/$defs/portraitsFind/properties/params/properties/characterId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
                }
              }
              if (data48.description !== void 0 && typeof data48.description != "string") {
                let err106 = { instancePath: instancePath + "/params/description", schemaPath: "#/$defs/portraitsFind/properties/params/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
              }
            } else {
              let err107 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/portraitsFind/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
            }
          }
        } else {
          let err108 = { instancePath, schemaPath: "#/$defs/portraitsFind/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "narrator.generate") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err109 = { instancePath, schemaPath: "#/$defs/narratorGenerate/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
          }
          if (data.params === void 0) {
            let err110 = { instancePath, schemaPath: "#/$defs/narratorGenerate/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
          }
          if (data.method !== void 0 && data.method !== "narrator.generate") {
            let err111 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/narratorGenerate/properties/method/const", keyword: "const", params: { allowedValue: "narrator.generate" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
          }
          if (data.params !== void 0) {
            let data52 = data.params;
            if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
              if (data52.purpose !== void 0) {
                let data53 = data52.purpose;
                if (!(data53 === "prose" || data53 === "choices")) {
                  let err112 = { instancePath: instancePath + "/params/purpose", schemaPath: "#/$defs/narratorGenerate/properties/params/properties/purpose/enum", keyword: "enum", params: { allowedValues: schema44.properties.params.properties.purpose.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
                }
              }
              if (data52.style !== void 0) {
                let data54 = data52.style;
                if (!(data54 === "terse" || data54 === "vivid" || data54 === "poetic")) {
                  let err113 = { instancePath: instancePath + "/params/style", schemaPath: "#/$defs/narratorGenerate/properties/params/properties/style/enum", keyword: "enum", params: { allowedValues: schema44.properties.params.properties.style.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
                }
              }
              if (data52.guidance !== void 0 && typeof data52.guidance != "string") {
                let err114 = { instancePath: instancePath + "/params/guidance", schemaPath: "#/$defs/narratorGenerate/properties/params/properties/guidance/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
              }
            } else {
              let err115 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/narratorGenerate/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
            }
          }
        } else {
          let err116 = { instancePath, schemaPath: "#/$defs/narratorGenerate/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "story.read") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err117 = { instancePath, schemaPath: "#/$defs/storyRead/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
          }
          if (data.params === void 0) {
            let err118 = { instancePath, schemaPath: "#/$defs/storyRead/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
          }
          if (data.method !== void 0 && data.method !== "story.read") {
            let err119 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/storyRead/properties/method/const", keyword: "const", params: { allowedValue: "story.read" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
          }
          if (data.params !== void 0) {
            let data57 = data.params;
            if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
              if (data57.path !== void 0 && typeof data57.path != "string") {
                let err120 = { instancePath: instancePath + "/params/path", schemaPath: "#/$defs/storyRead/properties/params/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
              }
            } else {
              let err121 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storyRead/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
            }
          }
        } else {
          let err122 = { instancePath, schemaPath: "#/$defs/storyRead/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "storage.get") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err123 = { instancePath, schemaPath: "#/$defs/storageGet/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
          }
          if (data.params === void 0) {
            let err124 = { instancePath, schemaPath: "#/$defs/storageGet/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
          }
          if (data.method !== void 0 && data.method !== "storage.get") {
            let err125 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/storageGet/properties/method/const", keyword: "const", params: { allowedValue: "storage.get" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err125] : vErrors.push(err125), errors++;
          }
          if (data.params !== void 0) {
            let data60 = data.params;
            if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
              if (data60.key === void 0) {
                let err126 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageGet/properties/params/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                vErrors === null ? vErrors = [err126] : vErrors.push(err126), errors++;
              }
              if (data60.key !== void 0) {
                let data61 = data60.key;
                if (typeof data61 == "string") {
                  if (func1(data61) < 1) {
                    let err127 = { instancePath: instancePath + "/params/key", schemaPath: "#/$defs/storageGet/properties/params/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err127] : vErrors.push(err127), errors++;
                  }
                } else {
                  let err128 = { instancePath: instancePath + "/params/key", schemaPath: "#/$defs/storageGet/properties/params/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err128] : vErrors.push(err128), errors++;
                }
              }
            } else {
              let err129 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageGet/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err129] : vErrors.push(err129), errors++;
            }
          }
        } else {
          let err130 = { instancePath, schemaPath: "#/$defs/storageGet/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err130] : vErrors.push(err130), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "storage.set") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err131 = { instancePath, schemaPath: "#/$defs/storageSet/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err131] : vErrors.push(err131), errors++;
          }
          if (data.params === void 0) {
            let err132 = { instancePath, schemaPath: "#/$defs/storageSet/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err132] : vErrors.push(err132), errors++;
          }
          if (data.method !== void 0 && data.method !== "storage.set") {
            let err133 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/storageSet/properties/method/const", keyword: "const", params: { allowedValue: "storage.set" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err133] : vErrors.push(err133), errors++;
          }
          if (data.params !== void 0) {
            let data63 = data.params;
            if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
              if (data63.key === void 0) {
                let err134 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageSet/properties/params/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                vErrors === null ? vErrors = [err134] : vErrors.push(err134), errors++;
              }
              if (data63.value === void 0) {
                let err135 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageSet/properties/params/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
                vErrors === null ? vErrors = [err135] : vErrors.push(err135), errors++;
              }
              if (data63.key !== void 0) {
                let data64 = data63.key;
                if (typeof data64 == "string") {
                  if (func1(data64) < 1) {
                    let err136 = { instancePath: instancePath + "/params/key", schemaPath: "#/$defs/storageSet/properties/params/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err136] : vErrors.push(err136), errors++;
                  }
                } else {
                  let err137 = { instancePath: instancePath + "/params/key", schemaPath: "#/$defs/storageSet/properties/params/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err137] : vErrors.push(err137), errors++;
                }
              }
              if (data63.value !== void 0) {
                let data65 = data63.value;
                if (typeof data65 != "object" && typeof data65 != "string" && !(typeof data65 == "number" && isFinite(data65)) && typeof data65 != "boolean") {
                  let err138 = { instancePath: instancePath + "/params/value", schemaPath: "#/$defs/storageSet/properties/params/properties/value/type", keyword: "type", params: { type: schema47.properties.params.properties.value.type }, message: "must be object,array,string,number,boolean,null" };
                  vErrors === null ? vErrors = [err138] : vErrors.push(err138), errors++;
                }
              }
            } else {
              let err139 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageSet/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err139] : vErrors.push(err139), errors++;
            }
          }
        } else {
          let err140 = { instancePath, schemaPath: "#/$defs/storageSet/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err140] : vErrors.push(err140), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "storage.delete") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err141 = { instancePath, schemaPath: "#/$defs/storageDelete/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err141] : vErrors.push(err141), errors++;
          }
          if (data.params === void 0) {
            let err142 = { instancePath, schemaPath: "#/$defs/storageDelete/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err142] : vErrors.push(err142), errors++;
          }
          if (data.method !== void 0 && data.method !== "storage.delete") {
            let err143 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/storageDelete/properties/method/const", keyword: "const", params: { allowedValue: "storage.delete" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err143] : vErrors.push(err143), errors++;
          }
          if (data.params !== void 0) {
            let data67 = data.params;
            if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
              if (data67.key === void 0) {
                let err144 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageDelete/properties/params/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
                vErrors === null ? vErrors = [err144] : vErrors.push(err144), errors++;
              }
              if (data67.key !== void 0) {
                let data68 = data67.key;
                if (typeof data68 == "string") {
                  if (func1(data68) < 1) {
                    let err145 = { instancePath: instancePath + "/params/key", schemaPath: "#/$defs/storageDelete/properties/params/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err145] : vErrors.push(err145), errors++;
                  }
                } else {
                  let err146 = { instancePath: instancePath + "/params/key", schemaPath: "#/$defs/storageDelete/properties/params/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err146] : vErrors.push(err146), errors++;
                }
              }
            } else {
              let err147 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageDelete/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err147] : vErrors.push(err147), errors++;
            }
          }
        } else {
          let err148 = { instancePath, schemaPath: "#/$defs/storageDelete/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err148] : vErrors.push(err148), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "storage.list") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err149 = { instancePath, schemaPath: "#/$defs/storageList/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err149] : vErrors.push(err149), errors++;
          }
          if (data.params === void 0) {
            let err150 = { instancePath, schemaPath: "#/$defs/storageList/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err150] : vErrors.push(err150), errors++;
          }
          if (data.method !== void 0 && data.method !== "storage.list") {
            let err151 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/storageList/properties/method/const", keyword: "const", params: { allowedValue: "storage.list" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err151] : vErrors.push(err151), errors++;
          }
          if (data.params !== void 0) {
            let data70 = data.params;
            if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
              if (data70.prefix !== void 0 && typeof data70.prefix != "string") {
                let err152 = { instancePath: instancePath + "/params/prefix", schemaPath: "#/$defs/storageList/properties/params/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err152] : vErrors.push(err152), errors++;
              }
            } else {
              let err153 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/storageList/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err153] : vErrors.push(err153), errors++;
            }
          }
        } else {
          let err154 = { instancePath, schemaPath: "#/$defs/storageList/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err154] : vErrors.push(err154), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "assets.write") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err155 = { instancePath, schemaPath: "#/$defs/assetsWrite/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err155] : vErrors.push(err155), errors++;
          }
          if (data.params === void 0) {
            let err156 = { instancePath, schemaPath: "#/$defs/assetsWrite/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err156] : vErrors.push(err156), errors++;
          }
          if (data.method !== void 0 && data.method !== "assets.write") {
            let err157 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/assetsWrite/properties/method/const", keyword: "const", params: { allowedValue: "assets.write" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err157] : vErrors.push(err157), errors++;
          }
          if (data.params !== void 0) {
            let data73 = data.params;
            if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
              if (data73.mediaType === void 0) {
                let err158 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/assetsWrite/properties/params/required", keyword: "required", params: { missingProperty: "mediaType" }, message: "must have required property 'mediaType'" };
                vErrors === null ? vErrors = [err158] : vErrors.push(err158), errors++;
              }
              if (data73.content === void 0) {
                let err159 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/assetsWrite/properties/params/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
                vErrors === null ? vErrors = [err159] : vErrors.push(err159), errors++;
              }
              if (data73.mediaType !== void 0) {
                let data74 = data73.mediaType;
                if (typeof data74 == "string") {
                  if (func1(data74) < 1) {
                    let err160 = { instancePath: instancePath + "/params/mediaType", schemaPath: "#/$defs/assetsWrite/properties/params/properties/mediaType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err160] : vErrors.push(err160), errors++;
                  }
                } else {
                  let err161 = { instancePath: instancePath + "/params/mediaType", schemaPath: "#/$defs/assetsWrite/properties/params/properties/mediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err161] : vErrors.push(err161), errors++;
                }
              }
              if (data73.content !== void 0 && typeof data73.content != "string") {
                let err162 = { instancePath: instancePath + "/params/content", schemaPath: "#/$defs/assetsWrite/properties/params/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err162] : vErrors.push(err162), errors++;
              }
              if (data73.encoding !== void 0) {
                let data76 = data73.encoding;
                if (!(data76 === "utf8" || data76 === "base64")) {
                  let err163 = { instancePath: instancePath + "/params/encoding", schemaPath: "#/$defs/assetsWrite/properties/params/properties/encoding/enum", keyword: "enum", params: { allowedValues: schema50.properties.params.properties.encoding.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err163] : vErrors.push(err163), errors++;
                }
              }
              if (data73.name !== void 0 && typeof data73.name != "string") {
                let err164 = { instancePath: instancePath + "/params/name", schemaPath: "#/$defs/assetsWrite/properties/params/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err164] : vErrors.push(err164), errors++;
              }
            } else {
              let err165 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/assetsWrite/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err165] : vErrors.push(err165), errors++;
            }
          }
        } else {
          let err166 = { instancePath, schemaPath: "#/$defs/assetsWrite/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err166] : vErrors.push(err166), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "random.secure") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err167 = { instancePath, schemaPath: "#/$defs/randomSecure/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err167] : vErrors.push(err167), errors++;
          }
          if (data.params === void 0) {
            let err168 = { instancePath, schemaPath: "#/$defs/randomSecure/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err168] : vErrors.push(err168), errors++;
          }
          if (data.method !== void 0 && data.method !== "random.secure") {
            let err169 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/randomSecure/properties/method/const", keyword: "const", params: { allowedValue: "random.secure" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err169] : vErrors.push(err169), errors++;
          }
          if (data.params !== void 0) {
            let data79 = data.params;
            if (!(data79 && typeof data79 == "object" && !Array.isArray(data79))) {
              let err170 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/randomSecure/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err170] : vErrors.push(err170), errors++;
            }
          }
        } else {
          let err171 = { instancePath, schemaPath: "#/$defs/randomSecure/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err171] : vErrors.push(err171), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else if (tag0 === "http.fetch") {
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.method === void 0) {
            let err172 = { instancePath, schemaPath: "#/$defs/httpFetch/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
            vErrors === null ? vErrors = [err172] : vErrors.push(err172), errors++;
          }
          if (data.params === void 0) {
            let err173 = { instancePath, schemaPath: "#/$defs/httpFetch/required", keyword: "required", params: { missingProperty: "params" }, message: "must have required property 'params'" };
            vErrors === null ? vErrors = [err173] : vErrors.push(err173), errors++;
          }
          if (data.method !== void 0 && data.method !== "http.fetch") {
            let err174 = { instancePath: instancePath + "/method", schemaPath: "#/$defs/httpFetch/properties/method/const", keyword: "const", params: { allowedValue: "http.fetch" }, message: "must be equal to constant" };
            vErrors === null ? vErrors = [err174] : vErrors.push(err174), errors++;
          }
          if (data.params !== void 0) {
            let data81 = data.params;
            if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
              if (data81.url === void 0) {
                let err175 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/httpFetch/properties/params/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
                vErrors === null ? vErrors = [err175] : vErrors.push(err175), errors++;
              }
              if (data81.url !== void 0) {
                let data82 = data81.url;
                if (typeof data82 == "string") {
                  if (!pattern6.test(data82)) {
                    let err176 = { instancePath: instancePath + "/params/url", schemaPath: "#/$defs/httpFetch/properties/params/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://\\S+$" }, message: 'must match pattern "^https?://\\S+$"' };
                    vErrors === null ? vErrors = [err176] : vErrors.push(err176), errors++;
                  }
                } else {
                  let err177 = { instancePath: instancePath + "/params/url", schemaPath: "#/$defs/httpFetch/properties/params/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err177] : vErrors.push(err177), errors++;
                }
              }
              if (data81.method !== void 0) {
                let data83 = data81.method;
                if (!(data83 === "GET" || data83 === "POST" || data83 === "PUT" || data83 === "PATCH" || data83 === "DELETE" || data83 === "HEAD")) {
                  let err178 = { instancePath: instancePath + "/params/method", schemaPath: "#/$defs/httpFetch/properties/params/properties/method/enum", keyword: "enum", params: { allowedValues: schema52.properties.params.properties.method.enum }, message: "must be equal to one of the allowed values" };
                  vErrors === null ? vErrors = [err178] : vErrors.push(err178), errors++;
                }
              }
              if (data81.headers !== void 0) {
                let data84 = data81.headers;
                if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                  for (let key0 in data84)
                    if (typeof data84[key0] != "string") {
                      let err179 = { instancePath: instancePath + "/params/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/httpFetch/properties/params/properties/headers/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      vErrors === null ? vErrors = [err179] : vErrors.push(err179), errors++;
                    }
                } else {
                  let err180 = { instancePath: instancePath + "/params/headers", schemaPath: "#/$defs/httpFetch/properties/params/properties/headers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                  vErrors === null ? vErrors = [err180] : vErrors.push(err180), errors++;
                }
              }
              if (data81.body !== void 0 && typeof data81.body != "string") {
                let err181 = { instancePath: instancePath + "/params/body", schemaPath: "#/$defs/httpFetch/properties/params/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                vErrors === null ? vErrors = [err181] : vErrors.push(err181), errors++;
              }
            } else {
              let err182 = { instancePath: instancePath + "/params", schemaPath: "#/$defs/httpFetch/properties/params/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err182] : vErrors.push(err182), errors++;
            }
          }
        } else {
          let err183 = { instancePath, schemaPath: "#/$defs/httpFetch/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err183] : vErrors.push(err183), errors++;
        }
        props0 !== !0 && (props0 = props0 || {}, props0.method = !0, props0.params = !0);
      } else {
        let err184 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "method", tagValue: tag0 }, message: 'value of tag "method" must be in oneOf' };
        vErrors === null ? vErrors = [err184] : vErrors.push(err184), errors++;
      }
    else {
      let err185 = { instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "method", tagValue: tag0 }, message: 'tag "method" must be string' };
      vErrors === null ? vErrors = [err185] : vErrors.push(err185), errors++;
    }
  } else {
    let err186 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err186] : vErrors.push(err186), errors++;
  }
  return validate21.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate21.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.error === void 0 && (missing0 = "error")) {
      let err1 = {};
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.error === void 0) {
        let err2 = { instancePath, schemaPath: "#/$defs/failure/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data.error !== void 0) {
        let data0 = data.error;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.code === void 0) {
            let err3 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/failure/properties/error/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
          if (data0.message === void 0) {
            let err4 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/failure/properties/error/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
          if (data0.data === void 0) {
            let err5 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/failure/properties/error/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (data0.code !== void 0) {
            let data1 = data0.code;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let err6 = { instancePath: instancePath + "/error/code", schemaPath: "#/$defs/failure/properties/error/properties/code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          }
          if (data0.message !== void 0 && typeof data0.message != "string") {
            let err7 = { instancePath: instancePath + "/error/message", schemaPath: "#/$defs/failure/properties/error/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (data0.data !== void 0) {
            let data3 = data0.data;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              if (data3.code === void 0) {
                let err8 = { instancePath: instancePath + "/error/data", schemaPath: "#/$defs/failure/properties/error/properties/data/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
              if (data3.code !== void 0) {
                let data4 = data3.code;
                if (typeof data4 == "string") {
                  if (func1(data4) < 1) {
                    let err9 = { instancePath: instancePath + "/error/data/code", schemaPath: "#/$defs/failure/properties/error/properties/data/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  }
                } else {
                  let err10 = { instancePath: instancePath + "/error/data/code", schemaPath: "#/$defs/failure/properties/error/properties/data/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              }
            } else {
              let err11 = { instancePath: instancePath + "/error/data", schemaPath: "#/$defs/failure/properties/error/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          }
        } else {
          let err12 = { instancePath: instancePath + "/error", schemaPath: "#/$defs/failure/properties/error/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    } else {
      let err13 = { instancePath, schemaPath: "#/$defs/failure/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    var _valid0 = _errs3 === errors;
    if (valid0 = _valid0, valid0) {
      var props0 = {};
      props0.error = !0;
    }
    ifClause0 = "then";
  } else {
    let _errs16 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.result === void 0) {
        let err14 = { instancePath, schemaPath: "#/$defs/success/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (data.result !== void 0) {
        let data5 = data.result;
        if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
          let err15 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/success/properties/result/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    } else {
      let err16 = { instancePath, schemaPath: "#/$defs/success/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    var _valid0 = _errs16 === errors;
    valid0 = _valid0, valid0 && props0 !== !0 && (props0 = props0 || {}, props0.result = !0), ifClause0 = "else";
  }
  if (!valid0) {
    let err17 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate23.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate23.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0) {
      let err1 = { instancePath, schemaPath: "#/$defs/envelope/required", keyword: "required", params: { missingProperty: "jsonrpc" }, message: "must have required property 'jsonrpc'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.id === void 0) {
      let err2 = { instancePath, schemaPath: "#/$defs/envelope/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.jsonrpc !== void 0 && data.jsonrpc !== "2.0") {
      let err3 = { instancePath: instancePath + "/jsonrpc", schemaPath: "#/$defs/envelope/properties/jsonrpc/const", keyword: "const", params: { allowedValue: "2.0" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/id", schemaPath: "#/$defs/envelope/properties/id/type", keyword: "type", params: { type: schema32.properties.id.type }, message: "must be integer,string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/$defs/envelope/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  let _errs8 = errors, valid3 = !0, _errs9 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.method === void 0 && (missing0 = "method")) {
      let err6 = {};
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  }
  var _valid0 = _errs9 === errors;
  errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs10 = errors;
    if (!validate21(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))
      vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length;
    else
      var props0 = validate21.evaluated.props;
    var _valid0 = _errs10 === errors;
    valid3 = _valid0, valid3 && props0 !== !0 && (props0 = props0 || {}, props0.method = !0), ifClause0 = "then";
  } else {
    let _errs11 = errors;
    if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors }))
      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length;
    else
      var props1 = validate23.evaluated.props;
    var _valid0 = _errs11 === errors;
    valid3 = _valid0, valid3 && props0 !== !0 && props1 !== void 0 && (props1 === !0 ? props0 = !0 : (props0 = props0 || {}, Object.assign(props0, props1))), ifClause0 = "else";
  }
  if (!valid3) {
    let err7 = { instancePath, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema' };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return props0 !== !0 && (props0 = props0 || {}, props0.jsonrpc = !0, props0.id = !0), validate20.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate20.evaluated = { dynamicProps: !0, dynamicItems: !1 };
export {
  validateServiceLine
};
