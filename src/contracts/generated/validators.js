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

// validators.js
var validateChoice = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "choice.schema.json", title: "Choice", description: "Something the player can do now, and why it is offered.", type: "object", required: ["id", "text", "intent", "because", "difficulty", "hint", "by"], properties: { id: { type: "string", pattern: "^c[1-9][0-9]*$", description: "Its place in the list, counted from 1: c1." }, text: { type: "string", minLength: 1, description: "What the player would do, in plain words." }, intent: { $ref: "#/$defs/intent" }, because: { type: "array", description: "What it truly comes from.", items: { $ref: "#/$defs/because" } }, difficulty: { enum: ["low", "even", "high", null], description: "How hard the roll is; null when nothing is rolled." }, hint: { type: ["string", "null"], description: "A word of warning or promise." }, by: { type: "string", pattern: "^(author|engine|model:.+)$", description: "Who wrote the text." } }, $defs: { intent: { title: "Intent", description: "What the choice does, so that a tapped choice is never parsed again.", type: "object", required: ["kind"], properties: { kind: { type: "string", minLength: 1, description: "move, talk, look, take, use, write, wait, remember, roll, or a word of the campaign." }, target: { type: "string", description: "Id of the place, person or thing meant." }, with: { type: "string", description: "Id of the thing used." }, stat: { type: "string", description: "The stat that is rolled on." }, difficulty: { enum: ["low", "even", "high"], description: "How hard it is." }, leadsTo: { type: "string", description: "Passage told without a roll or after a success." }, elseTo: { type: "string", description: "Passage told after a failure." } } }, because: { title: "Because", description: "One true reason.", type: "object", required: ["kind", "id", "text"], properties: { kind: { enum: ["memory", "person", "beat", "item", "place", "stat"], description: "What kind of thing it is." }, id: { type: "string", minLength: 1, description: "Id of that memory, person, beat, thing, place or stat." }, text: { type: "string", description: "The reason in words the player may read." } } } } }, schema32 = { title: "Intent", description: "What the choice does, so that a tapped choice is never parsed again.", type: "object", required: ["kind"], properties: { kind: { type: "string", minLength: 1, description: "move, talk, look, take, use, write, wait, remember, roll, or a word of the campaign." }, target: { type: "string", description: "Id of the place, person or thing meant." }, with: { type: "string", description: "Id of the thing used." }, stat: { type: "string", description: "The stat that is rolled on." }, difficulty: { enum: ["low", "even", "high"], description: "How hard it is." }, leadsTo: { type: "string", description: "Passage told without a roll or after a success." }, elseTo: { type: "string", description: "Passage told after a failure." } } }, schema33 = { title: "Because", description: "One true reason.", type: "object", required: ["kind", "id", "text"], properties: { kind: { enum: ["memory", "person", "beat", "item", "place", "stat"], description: "What kind of thing it is." }, id: { type: "string", minLength: 1, description: "Id of that memory, person, beat, thing, place or stat." }, text: { type: "string", description: "The reason in words the player may read." } } }, pattern4 = new RegExp("^c[1-9][0-9]*$", "u"), pattern5 = new RegExp("^(author|engine|model:.+)$", "u"), func1 = require_ucs2length().default;
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
var validatePlan = validate21, schema34 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "plan-json.schema.json", title: "Plan", description: "Which scripts run for one action of the player, with what, and in which order.", type: "object", required: ["requestId", "tools"], properties: { requestId: { type: "string", minLength: 1, description: "Unique identifier of this plan." }, narrative: { type: ["string", "null"], description: "Words to show at once, before the scripts end." }, tools: { type: "array", description: "The script invocations.", maxItems: 100, items: { $ref: "#/$defs/tool" } }, parallel: { type: "boolean", default: !1, description: "Whether tools may run at the same time where dependencies allow." }, disabledSkills: { type: "array", items: { type: "string" }, default: [], description: "Skills that failed before and must not be chosen." }, metadata: { title: "PlanMetadata", type: "object", description: "For tracing plans that replace one another.", properties: { generationAttempt: { type: "integer", minimum: 1, maximum: 5, default: 1, description: "Which attempt this plan is." }, parentPlanId: { type: ["string", "null"], default: null, description: "The plan that failed before this one." } } } }, $defs: { tool: { title: "PlannedTool", description: "One invocation of a skill's script.", type: "object", required: ["toolId", "toolPath"], properties: { toolId: { type: "string", minLength: 1, description: "Unique within the plan." }, toolPath: { type: "string", minLength: 1, description: "skills/<skill>/scripts/<script>.js, or skill/script." }, input: { type: "object", default: {}, description: "Passed to the script." }, dependencies: { type: "array", items: { type: "string" }, default: [], description: "Tools that must end first." }, required: { type: "boolean", default: !0, description: "Whether its failure stops its dependents and fails the plan." }, async: { type: "boolean", default: !1, description: "Whether it may run beside others in a parallel plan." }, retryPolicy: { title: "RetryPolicy", type: "object", description: "How often and after what pause it is tried again.", properties: { maxRetries: { type: "integer", minimum: 0, default: 3, description: "Retries after the first run." }, backoffMs: { type: "integer", minimum: 0, default: 100, description: "Pause before the first retry; doubled for each further one." } } } } } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
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
        let err4 = { instancePath: instancePath + "/narrative", schemaPath: "#/properties/narrative/type", keyword: "type", params: { type: schema34.properties.narrative.type }, message: "must be string,null" };
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
            let err30 = { instancePath: instancePath + "/metadata/parentPlanId", schemaPath: "#/properties/metadata/properties/parentPlanId/type", keyword: "type", params: { type: schema34.properties.metadata.properties.parentPlanId.type }, message: "must be string,null" };
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
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: { requestId: !0, narrative: !0, tools: !0, parallel: !0, disabledSkills: !0, metadata: !0 }, dynamicProps: !1, dynamicItems: !1 };
var validateToolEvent = validate22;
var schema37 = { title: "LogEvent", description: "Progress or diagnosis; never an error of the run.", type: "object", required: ["version", "type", "level", "message"], properties: { version: { const: "0" }, type: { const: "log" }, level: { enum: ["debug", "info", "warn", "error"], description: "How much it matters; `error` here is a word of the script, not a failed run." }, message: { type: "string", description: "One line for people." }, fields: { type: "object", description: "Further data for the developer console." }, requestId: { type: "string", description: "The identifier the script was given." }, timestamp: { type: "string", description: "ISO 8601." } } };
var pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*( *;.*)?$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
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
              let err6 = { instancePath: instancePath + "/level", schemaPath: "#/$defs/log/properties/level/enum", keyword: "enum", params: { allowedValues: schema37.properties.level.enum }, message: "must be equal to one of the allowed values" };
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
              if (!pattern6.test(data16)) {
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
  return validate22.errors = vErrors, evaluated0.props = props0, errors === 0;
}
validate22.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var validateToolInput = validate23, schema43 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "tool-input.schema.json", title: "ToolInput", description: "The one object a script is given when it starts.", type: "object", required: ["requestId", "tool", "operation", "input", "dependencies", "config", "attempt"], properties: { requestId: { type: "string", minLength: 1, description: "Opaque identifier of this invocation." }, tool: { type: "string", minLength: 1, description: "The skill's name." }, operation: { type: "string", minLength: 1, description: "The script's name." }, input: { type: "object", description: "What the plan passes to this script." }, dependencies: { type: "object", description: "Output of each tool this one depends on, by toolId; null for an optional one that failed.", additionalProperties: { type: ["object", "null"] } }, config: { type: "object", description: "The skill's configuration with its defaults." }, attempt: { type: "integer", minimum: 1, description: "Counts from 1; 2 is the first retry." } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requestId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tool === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.input === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "input" }, message: "must have required property 'input'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.dependencies === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dependencies" }, message: "must have required property 'dependencies'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.config === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.attempt === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.requestId !== void 0) {
      let data0 = data.requestId;
      if (typeof data0 == "string") {
        if (func1(data0) < 1) {
          let err7 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (typeof data1 == "string") {
        if (func1(data1) < 1) {
          let err9 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 == "string") {
        if (func1(data2) < 1) {
          let err11 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.input !== void 0) {
      let data3 = data.input;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err13 = { instancePath: instancePath + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.dependencies !== void 0) {
      let data4 = data.dependencies;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key0 in data4) {
          let data5 = data4[key0];
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
            let err14 = { instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/type", keyword: "type", params: { type: schema43.properties.dependencies.additionalProperties.type }, message: "must be object,null" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      else {
        let err15 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.config !== void 0) {
      let data6 = data.config;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
        let err16 = { instancePath: instancePath + "/config", schemaPath: "#/properties/config/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.attempt !== void 0) {
      let data7 = data.attempt;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err17 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7))) {
        let err18 = { instancePath: instancePath + "/attempt", schemaPath: "#/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: { requestId: !0, tool: !0, operation: !0, input: !0, dependencies: !0, config: !0, attempt: !0 }, dynamicProps: !1, dynamicItems: !1 };
export {
  validateChoice,
  validatePlan,
  validateToolEvent,
  validateToolInput
};
