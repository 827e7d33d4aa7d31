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

// validate-story-rows.js
var validateRowContent = validate21;
var schema7 = { type: "object", required: ["campaign", "campaignTitle", "seed", "style", "clock", "startingPatch", "startAtBeat"], properties: { campaign: { type: "string", maxLength: 1e4 }, campaignTitle: { type: "string", maxLength: 1e4 }, campaignPin: { type: "object", required: ["version", "sha256"], properties: { version: { type: "string", maxLength: 1e4 }, sha256: { type: "string", maxLength: 1e4 } } }, seed: { type: "number" }, style: { enum: ["terse", "vivid", "poetic"] }, boundaries: { $ref: "#/$defs/boundaries" }, clock: { enum: ["seeded", "system"] }, startingPatch: { type: "object" }, startAtBeat: { type: ["string", "null"], maxLength: 1e4 } } }, func2 = require_ucs2length().default;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.lines === void 0 && (missing0 = "lines") || data.veils === void 0 && (missing0 = "veils"))
        return validate23.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.lines !== void 0) {
        let data0 = data.lines, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            if (data0.length > 1e4)
              return validate23.errors = [{ instancePath: instancePath + "/lines", keyword: "maxItems", params: { limit: 1e4 } }], !1;
            {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0], _errs3 = errors;
                if (errors === _errs3)
                  if (typeof data1 == "string") {
                    if (func2(data1) > 1e4)
                      return validate23.errors = [{ instancePath: instancePath + "/lines/" + i0, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                  } else
                    return validate23.errors = [{ instancePath: instancePath + "/lines/" + i0, keyword: "type", params: { type: "string" } }], !1;
                var valid1 = _errs3 === errors;
                if (!valid1)
                  break;
              }
            }
          } else
            return validate23.errors = [{ instancePath: instancePath + "/lines", keyword: "type", params: { type: "array" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.veils !== void 0) {
          let data2 = data.veils, _errs5 = errors;
          if (errors === _errs5)
            if (Array.isArray(data2)) {
              if (data2.length > 1e4)
                return validate23.errors = [{ instancePath: instancePath + "/veils", keyword: "maxItems", params: { limit: 1e4 } }], !1;
              {
                var valid2 = !0;
                let len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data3 = data2[i1], _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1e4)
                        return validate23.errors = [{ instancePath: instancePath + "/veils/" + i1, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/veils/" + i1, keyword: "type", params: { type: "string" } }], !1;
                  var valid2 = _errs7 === errors;
                  if (!valid2)
                    break;
                }
              }
            } else
              return validate23.errors = [{ instancePath: instancePath + "/veils", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs5 === errors;
        } else
          var valid0 = !0;
    } else
      return validate23.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.campaign === void 0 && (missing0 = "campaign") || data.campaignTitle === void 0 && (missing0 = "campaignTitle") || data.seed === void 0 && (missing0 = "seed") || data.style === void 0 && (missing0 = "style") || data.clock === void 0 && (missing0 = "clock") || data.startingPatch === void 0 && (missing0 = "startingPatch") || data.startAtBeat === void 0 && (missing0 = "startAtBeat"))
        return validate22.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.campaign !== void 0) {
        let data0 = data.campaign, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate22.errors = [{ instancePath: instancePath + "/campaign", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate22.errors = [{ instancePath: instancePath + "/campaign", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.campaignTitle !== void 0) {
          let data1 = data.campaignTitle, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate22.errors = [{ instancePath: instancePath + "/campaignTitle", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate22.errors = [{ instancePath: instancePath + "/campaignTitle", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.campaignPin !== void 0) {
            let data2 = data.campaignPin, _errs5 = errors;
            if (errors === _errs5)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.version === void 0 && (missing1 = "version") || data2.sha256 === void 0 && (missing1 = "sha256"))
                  return validate22.errors = [{ instancePath: instancePath + "/campaignPin", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data2.version !== void 0) {
                  let data3 = data2.version, _errs7 = errors;
                  if (errors === _errs7)
                    if (typeof data3 == "string") {
                      if (func2(data3) > 1e4)
                        return validate22.errors = [{ instancePath: instancePath + "/campaignPin/version", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                    } else
                      return validate22.errors = [{ instancePath: instancePath + "/campaignPin/version", keyword: "type", params: { type: "string" } }], !1;
                  var valid1 = _errs7 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data2.sha256 !== void 0) {
                    let data4 = data2.sha256, _errs9 = errors;
                    if (errors === _errs9)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 1e4)
                          return validate22.errors = [{ instancePath: instancePath + "/campaignPin/sha256", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                      } else
                        return validate22.errors = [{ instancePath: instancePath + "/campaignPin/sha256", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
              } else
                return validate22.errors = [{ instancePath: instancePath + "/campaignPin", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.seed !== void 0) {
              let data5 = data.seed, _errs11 = errors;
              if (!(typeof data5 == "number" && isFinite(data5)))
                return validate22.errors = [{ instancePath: instancePath + "/seed", keyword: "type", params: { type: "number" } }], !1;
              var valid0 = _errs11 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.style !== void 0) {
                let data6 = data.style, _errs13 = errors;
                if (!(data6 === "terse" || data6 === "vivid" || data6 === "poetic"))
                  return validate22.errors = [{ instancePath: instancePath + "/style", keyword: "enum", params: { allowedValues: schema7.properties.style.enum } }], !1;
                var valid0 = _errs13 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.boundaries !== void 0) {
                  let _errs14 = errors;
                  validate23(data.boundaries, { instancePath: instancePath + "/boundaries", parentData: data, parentDataProperty: "boundaries", rootData }) || (vErrors = vErrors === null ? validate23.errors : (validate23.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                  var valid0 = _errs14 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.clock !== void 0) {
                    let data8 = data.clock, _errs15 = errors;
                    if (!(data8 === "seeded" || data8 === "system"))
                      return validate22.errors = [{ instancePath: instancePath + "/clock", keyword: "enum", params: { allowedValues: schema7.properties.clock.enum } }], !1;
                    var valid0 = _errs15 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startingPatch !== void 0) {
                      let data9 = data.startingPatch, _errs16 = errors;
                      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))
                        return validate22.errors = [{ instancePath: instancePath + "/startingPatch", keyword: "type", params: { type: "object" } }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.startAtBeat !== void 0) {
                        let data10 = data.startAtBeat, _errs18 = errors;
                        if (typeof data10 != "string" && data10 !== null)
                          return validate22.errors = [{ instancePath: instancePath + "/startAtBeat", keyword: "type", params: { type: schema7.properties.startAtBeat.type } }], !1;
                        if (errors === _errs18 && typeof data10 == "string" && func2(data10) > 1e4)
                          return validate22.errors = [{ instancePath: instancePath + "/startAtBeat", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var schema9 = { type: "object", required: ["taken", "plans", "roll", "patch", "told", "beat", "ending", "memories", "recalled", "notices"], properties: { taken: { type: ["object", "null"], if: { type: "object" }, then: { $ref: "#/$defs/taken" } }, plans: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/planTrace" } }, roll: { type: ["object", "null"], if: { type: "object" }, then: { $ref: "#/$defs/roll" } }, patch: { type: "object" }, told: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/toldPart" } }, beat: { type: ["string", "null"], maxLength: 1e4 }, consequences: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 262144 } }, ending: { type: ["string", "null"], maxLength: 1e4 }, memories: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/memory" } }, recalled: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/recalled" } }, notices: { type: "array", maxItems: 1e4, items: { type: "object", required: ["kind", "message"], properties: { kind: { type: "string", maxLength: 1e4 }, message: { type: "string", maxLength: 262144 }, details: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 262144 } } } } }, offered: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/offer" } }, assets: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/asset" } }, uiEvents: { type: "array", maxItems: 1e4, items: { type: "object", required: ["toolId", "skill", "event", "payload"], properties: { toolId: { type: "string", maxLength: 1e4 }, skill: { type: "string", maxLength: 1e4 }, event: { type: "string", maxLength: 262144 }, payload: { type: "object" } } } }, log: { type: "array", maxItems: 1e4, items: { type: "object", required: ["kind", "message"], properties: { kind: { type: "string", maxLength: 1e4 }, message: { type: "string", maxLength: 262144 }, beat: { type: "string", maxLength: 1e4 }, passage: { type: "string", maxLength: 1e4 } } } }, secureSeed: { type: "number" }, diceOf: { type: "string", maxLength: 1e4 } } }, schema10 = { type: "object", required: ["choice", "text", "intent"], properties: { choice: { type: ["string", "null"], maxLength: 1e4 }, text: { type: "string", maxLength: 262144 }, intent: { $ref: "#/$defs/intent" } } }, schema11 = { type: "object", required: ["kind"], properties: { kind: { type: "string", maxLength: 262144 }, target: { type: "string", maxLength: 262144 }, with: { type: "string", maxLength: 262144 }, stat: { type: "string", maxLength: 262144 }, difficulty: { enum: ["low", "even", "high"] }, tone: { type: "string", maxLength: 262144 }, faction: { type: "string", maxLength: 262144 }, requires: { type: "object", required: ["stat"], properties: { stat: { type: "string", maxLength: 262144 }, above: { type: "number" } } }, refused: { type: "string", maxLength: 262144 }, goal: { type: "string", maxLength: 262144 }, left: { type: "boolean" }, leadsTo: { type: "string", maxLength: 262144 }, elseTo: { type: "string", maxLength: 262144 } } };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate28.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let data0 = data.kind, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 262144)
              return validate28.errors = [{ instancePath: instancePath + "/kind", keyword: "maxLength", params: { limit: 262144 } }], !1;
          } else
            return validate28.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.target !== void 0) {
          let data1 = data.target, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 262144)
                return validate28.errors = [{ instancePath: instancePath + "/target", keyword: "maxLength", params: { limit: 262144 } }], !1;
            } else
              return validate28.errors = [{ instancePath: instancePath + "/target", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.with !== void 0) {
            let data2 = data.with, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 262144)
                  return validate28.errors = [{ instancePath: instancePath + "/with", keyword: "maxLength", params: { limit: 262144 } }], !1;
              } else
                return validate28.errors = [{ instancePath: instancePath + "/with", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.stat !== void 0) {
              let data3 = data.stat, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate28.errors = [{ instancePath: instancePath + "/stat", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate28.errors = [{ instancePath: instancePath + "/stat", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.difficulty !== void 0) {
                let data4 = data.difficulty, _errs9 = errors;
                if (!(data4 === "low" || data4 === "even" || data4 === "high"))
                  return validate28.errors = [{ instancePath: instancePath + "/difficulty", keyword: "enum", params: { allowedValues: schema11.properties.difficulty.enum } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.tone !== void 0) {
                  let data5 = data.tone, _errs10 = errors;
                  if (errors === _errs10)
                    if (typeof data5 == "string") {
                      if (func2(data5) > 262144)
                        return validate28.errors = [{ instancePath: instancePath + "/tone", keyword: "maxLength", params: { limit: 262144 } }], !1;
                    } else
                      return validate28.errors = [{ instancePath: instancePath + "/tone", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.faction !== void 0) {
                    let data6 = data.faction, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data6 == "string") {
                        if (func2(data6) > 262144)
                          return validate28.errors = [{ instancePath: instancePath + "/faction", keyword: "maxLength", params: { limit: 262144 } }], !1;
                      } else
                        return validate28.errors = [{ instancePath: instancePath + "/faction", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.requires !== void 0) {
                      let data7 = data.requires, _errs14 = errors;
                      if (errors === _errs14)
                        if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                          let missing1;
                          if (data7.stat === void 0 && (missing1 = "stat"))
                            return validate28.errors = [{ instancePath: instancePath + "/requires", keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data7.stat !== void 0) {
                            let data8 = data7.stat, _errs16 = errors;
                            if (errors === _errs16)
                              if (typeof data8 == "string") {
                                if (func2(data8) > 262144)
                                  return validate28.errors = [{ instancePath: instancePath + "/requires/stat", keyword: "maxLength", params: { limit: 262144 } }], !1;
                              } else
                                return validate28.errors = [{ instancePath: instancePath + "/requires/stat", keyword: "type", params: { type: "string" } }], !1;
                            var valid1 = _errs16 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1)
                            if (data7.above !== void 0) {
                              let data9 = data7.above, _errs18 = errors;
                              if (!(typeof data9 == "number" && isFinite(data9)))
                                return validate28.errors = [{ instancePath: instancePath + "/requires/above", keyword: "type", params: { type: "number" } }], !1;
                              var valid1 = _errs18 === errors;
                            } else
                              var valid1 = !0;
                        } else
                          return validate28.errors = [{ instancePath: instancePath + "/requires", keyword: "type", params: { type: "object" } }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.refused !== void 0) {
                        let data10 = data.refused, _errs20 = errors;
                        if (errors === _errs20)
                          if (typeof data10 == "string") {
                            if (func2(data10) > 262144)
                              return validate28.errors = [{ instancePath: instancePath + "/refused", keyword: "maxLength", params: { limit: 262144 } }], !1;
                          } else
                            return validate28.errors = [{ instancePath: instancePath + "/refused", keyword: "type", params: { type: "string" } }], !1;
                        var valid0 = _errs20 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.goal !== void 0) {
                          let data11 = data.goal, _errs22 = errors;
                          if (errors === _errs22)
                            if (typeof data11 == "string") {
                              if (func2(data11) > 262144)
                                return validate28.errors = [{ instancePath: instancePath + "/goal", keyword: "maxLength", params: { limit: 262144 } }], !1;
                            } else
                              return validate28.errors = [{ instancePath: instancePath + "/goal", keyword: "type", params: { type: "string" } }], !1;
                          var valid0 = _errs22 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.left !== void 0) {
                            let _errs24 = errors;
                            if (typeof data.left != "boolean")
                              return validate28.errors = [{ instancePath: instancePath + "/left", keyword: "type", params: { type: "boolean" } }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.leadsTo !== void 0) {
                              let data13 = data.leadsTo, _errs26 = errors;
                              if (errors === _errs26)
                                if (typeof data13 == "string") {
                                  if (func2(data13) > 262144)
                                    return validate28.errors = [{ instancePath: instancePath + "/leadsTo", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                } else
                                  return validate28.errors = [{ instancePath: instancePath + "/leadsTo", keyword: "type", params: { type: "string" } }], !1;
                              var valid0 = _errs26 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.elseTo !== void 0) {
                                let data14 = data.elseTo, _errs28 = errors;
                                if (errors === _errs28)
                                  if (typeof data14 == "string") {
                                    if (func2(data14) > 262144)
                                      return validate28.errors = [{ instancePath: instancePath + "/elseTo", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                  } else
                                    return validate28.errors = [{ instancePath: instancePath + "/elseTo", keyword: "type", params: { type: "string" } }], !1;
                                var valid0 = _errs28 === errors;
                              } else
                                var valid0 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate28.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.choice === void 0 && (missing0 = "choice") || data.text === void 0 && (missing0 = "text") || data.intent === void 0 && (missing0 = "intent"))
        return validate27.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.choice !== void 0) {
        let data0 = data.choice, _errs1 = errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate27.errors = [{ instancePath: instancePath + "/choice", keyword: "type", params: { type: schema10.properties.choice.type } }], !1;
        if (errors === _errs1 && typeof data0 == "string" && func2(data0) > 1e4)
          return validate27.errors = [{ instancePath: instancePath + "/choice", keyword: "maxLength", params: { limit: 1e4 } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.text !== void 0) {
          let data1 = data.text, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 262144)
                return validate27.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
            } else
              return validate27.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.intent !== void 0) {
            let _errs5 = errors;
            validate28(data.intent, { instancePath: instancePath + "/intent", parentData: data, parentDataProperty: "intent", rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate27.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate27.errors = vErrors, errors === 0;
}
var schema12 = { type: "object", required: ["plan", "success", "failureReason", "tools"], properties: { plan: { $ref: "#/$defs/plan" }, at: { type: "integer", minimum: -864e13, maximum: 864e13 }, rung: { type: "string", maxLength: 1e4 }, success: { type: "boolean" }, failureReason: { type: ["string", "null"], maxLength: 262144 }, tools: { type: "array", maxItems: 1e4, items: { type: "object", required: ["toolId", "state", "retryCount", "error"], properties: { toolId: { type: "string", maxLength: 1e4 }, state: { type: "string", maxLength: 1e4 }, retryCount: { type: "integer", minimum: 0, maximum: 1e6 }, code: { type: ["string", "null"], maxLength: 262144 }, error: { type: ["string", "null"], maxLength: 262144 } } } }, faults: { type: "array", maxItems: 1e4, items: { type: "object", required: ["toolId", "skill", "code", "message"], properties: { toolId: { type: "string", maxLength: 1e4 }, skill: { type: "string", maxLength: 1e4 }, code: { type: "string", maxLength: 262144 }, message: { type: "string", maxLength: 262144 }, details: { type: "object" } } } } } }, schema13 = { type: "object", required: ["requestId", "tools"], properties: { requestId: { type: "string", maxLength: 1e4 }, narrative: { type: ["string", "null"], maxLength: 262144 }, tools: { type: "array", maxItems: 1e4, items: { type: "object", required: ["toolId", "toolPath"], properties: { toolId: { type: "string", maxLength: 1e4 }, toolPath: { type: "string", maxLength: 1e4 }, input: { type: "object" }, dependencies: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 1e4 } }, required: { type: "boolean" }, async: { type: "boolean" }, retryPolicy: { type: "object", required: [], properties: { maxRetries: { type: "number" }, backoffMs: { type: "number" } } } } } }, parallel: { type: "boolean" }, disabledSkills: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 1e4 } }, metadata: { type: "object", required: [], properties: { generationAttempt: { type: "integer", minimum: 0, maximum: 1e6 }, parentPlanId: { type: ["string", "null"], maxLength: 1e4 }, sceneType: { type: "string", maxLength: 1e4 }, reasons: { type: "array", maxItems: 1e4, items: { type: "object", required: ["skill", "because"], properties: { skill: { type: "string", maxLength: 1e4 }, because: { type: "string", maxLength: 262144 }, score: { type: "number" } } } } } } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.requestId === void 0 && (missing0 = "requestId") || data.tools === void 0 && (missing0 = "tools"))
        return validate32.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.requestId !== void 0) {
        let data0 = data.requestId, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate32.errors = [{ instancePath: instancePath + "/requestId", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate32.errors = [{ instancePath: instancePath + "/requestId", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.narrative !== void 0) {
          let data1 = data.narrative, _errs3 = errors;
          if (typeof data1 != "string" && data1 !== null)
            return validate32.errors = [{ instancePath: instancePath + "/narrative", keyword: "type", params: { type: schema13.properties.narrative.type } }], !1;
          if (errors === _errs3 && typeof data1 == "string" && func2(data1) > 262144)
            return validate32.errors = [{ instancePath: instancePath + "/narrative", keyword: "maxLength", params: { limit: 262144 } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.tools !== void 0) {
            let data2 = data.tools, _errs5 = errors;
            if (errors === _errs5)
              if (Array.isArray(data2)) {
                if (data2.length > 1e4)
                  return validate32.errors = [{ instancePath: instancePath + "/tools", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                {
                  var valid1 = !0;
                  let len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0], _errs7 = errors;
                    if (errors === _errs7)
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        let missing1;
                        if (data3.toolId === void 0 && (missing1 = "toolId") || data3.toolPath === void 0 && (missing1 = "toolPath"))
                          return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0, keyword: "required", params: { missingProperty: missing1 } }], !1;
                        if (data3.toolId !== void 0) {
                          let data4 = data3.toolId, _errs9 = errors;
                          if (errors === _errs9)
                            if (typeof data4 == "string") {
                              if (func2(data4) > 1e4)
                                return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/toolId", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                            } else
                              return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/toolId", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs9 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data3.toolPath !== void 0) {
                            let data5 = data3.toolPath, _errs11 = errors;
                            if (errors === _errs11)
                              if (typeof data5 == "string") {
                                if (func2(data5) > 1e4)
                                  return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/toolPath", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                              } else
                                return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/toolPath", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs11 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data3.input !== void 0) {
                              let data6 = data3.input, _errs13 = errors;
                              if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))
                                return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/input", keyword: "type", params: { type: "object" } }], !1;
                              var valid2 = _errs13 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2) {
                              if (data3.dependencies !== void 0) {
                                let data7 = data3.dependencies, _errs15 = errors;
                                if (errors === _errs15)
                                  if (Array.isArray(data7)) {
                                    if (data7.length > 1e4)
                                      return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/dependencies", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                    {
                                      var valid3 = !0;
                                      let len1 = data7.length;
                                      for (let i1 = 0; i1 < len1; i1++) {
                                        let data8 = data7[i1], _errs17 = errors;
                                        if (errors === _errs17)
                                          if (typeof data8 == "string") {
                                            if (func2(data8) > 1e4)
                                              return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/dependencies/" + i1, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                          } else
                                            return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/dependencies/" + i1, keyword: "type", params: { type: "string" } }], !1;
                                        var valid3 = _errs17 === errors;
                                        if (!valid3)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/dependencies", keyword: "type", params: { type: "array" } }], !1;
                                var valid2 = _errs15 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data3.required !== void 0) {
                                  let _errs19 = errors;
                                  if (typeof data3.required != "boolean")
                                    return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/required", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid2 = _errs19 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data3.async !== void 0) {
                                    let _errs21 = errors;
                                    if (typeof data3.async != "boolean")
                                      return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/async", keyword: "type", params: { type: "boolean" } }], !1;
                                    var valid2 = _errs21 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2)
                                    if (data3.retryPolicy !== void 0) {
                                      let data11 = data3.retryPolicy, _errs23 = errors;
                                      if (errors === _errs23)
                                        if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                          if (data11.maxRetries !== void 0) {
                                            let data12 = data11.maxRetries, _errs25 = errors;
                                            if (!(typeof data12 == "number" && isFinite(data12)))
                                              return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/retryPolicy/maxRetries", keyword: "type", params: { type: "number" } }], !1;
                                            var valid4 = _errs25 === errors;
                                          } else
                                            var valid4 = !0;
                                          if (valid4)
                                            if (data11.backoffMs !== void 0) {
                                              let data13 = data11.backoffMs, _errs27 = errors;
                                              if (!(typeof data13 == "number" && isFinite(data13)))
                                                return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/retryPolicy/backoffMs", keyword: "type", params: { type: "number" } }], !1;
                                              var valid4 = _errs27 === errors;
                                            } else
                                              var valid4 = !0;
                                        } else
                                          return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/retryPolicy", keyword: "type", params: { type: "object" } }], !1;
                                      var valid2 = _errs23 === errors;
                                    } else
                                      var valid2 = !0;
                                }
                              }
                            }
                          }
                        }
                      } else
                        return validate32.errors = [{ instancePath: instancePath + "/tools/" + i0, keyword: "type", params: { type: "object" } }], !1;
                    var valid1 = _errs7 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate32.errors = [{ instancePath: instancePath + "/tools", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.parallel !== void 0) {
              let _errs29 = errors;
              if (typeof data.parallel != "boolean")
                return validate32.errors = [{ instancePath: instancePath + "/parallel", keyword: "type", params: { type: "boolean" } }], !1;
              var valid0 = _errs29 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.disabledSkills !== void 0) {
                let data15 = data.disabledSkills, _errs31 = errors;
                if (errors === _errs31)
                  if (Array.isArray(data15)) {
                    if (data15.length > 1e4)
                      return validate32.errors = [{ instancePath: instancePath + "/disabledSkills", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                    {
                      var valid5 = !0;
                      let len2 = data15.length;
                      for (let i2 = 0; i2 < len2; i2++) {
                        let data16 = data15[i2], _errs33 = errors;
                        if (errors === _errs33)
                          if (typeof data16 == "string") {
                            if (func2(data16) > 1e4)
                              return validate32.errors = [{ instancePath: instancePath + "/disabledSkills/" + i2, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          } else
                            return validate32.errors = [{ instancePath: instancePath + "/disabledSkills/" + i2, keyword: "type", params: { type: "string" } }], !1;
                        var valid5 = _errs33 === errors;
                        if (!valid5)
                          break;
                      }
                    }
                  } else
                    return validate32.errors = [{ instancePath: instancePath + "/disabledSkills", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs31 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.metadata !== void 0) {
                  let data17 = data.metadata, _errs35 = errors;
                  if (errors === _errs35)
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                      if (data17.generationAttempt !== void 0) {
                        let data18 = data17.generationAttempt, _errs37 = errors;
                        if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18)))
                          return validate32.errors = [{ instancePath: instancePath + "/metadata/generationAttempt", keyword: "type", params: { type: "integer" } }], !1;
                        if (errors === _errs37 && typeof data18 == "number" && isFinite(data18)) {
                          if (data18 > 1e6 || isNaN(data18))
                            return validate32.errors = [{ instancePath: instancePath + "/metadata/generationAttempt", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
                          if (data18 < 0 || isNaN(data18))
                            return validate32.errors = [{ instancePath: instancePath + "/metadata/generationAttempt", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                        }
                        var valid6 = _errs37 === errors;
                      } else
                        var valid6 = !0;
                      if (valid6) {
                        if (data17.parentPlanId !== void 0) {
                          let data19 = data17.parentPlanId, _errs39 = errors;
                          if (typeof data19 != "string" && data19 !== null)
                            return validate32.errors = [{ instancePath: instancePath + "/metadata/parentPlanId", keyword: "type", params: { type: schema13.properties.metadata.properties.parentPlanId.type } }], !1;
                          if (errors === _errs39 && typeof data19 == "string" && func2(data19) > 1e4)
                            return validate32.errors = [{ instancePath: instancePath + "/metadata/parentPlanId", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          var valid6 = _errs39 === errors;
                        } else
                          var valid6 = !0;
                        if (valid6) {
                          if (data17.sceneType !== void 0) {
                            let data20 = data17.sceneType, _errs41 = errors;
                            if (errors === _errs41)
                              if (typeof data20 == "string") {
                                if (func2(data20) > 1e4)
                                  return validate32.errors = [{ instancePath: instancePath + "/metadata/sceneType", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                              } else
                                return validate32.errors = [{ instancePath: instancePath + "/metadata/sceneType", keyword: "type", params: { type: "string" } }], !1;
                            var valid6 = _errs41 === errors;
                          } else
                            var valid6 = !0;
                          if (valid6)
                            if (data17.reasons !== void 0) {
                              let data21 = data17.reasons, _errs43 = errors;
                              if (errors === _errs43)
                                if (Array.isArray(data21)) {
                                  if (data21.length > 1e4)
                                    return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                  {
                                    var valid7 = !0;
                                    let len3 = data21.length;
                                    for (let i3 = 0; i3 < len3; i3++) {
                                      let data22 = data21[i3], _errs45 = errors;
                                      if (errors === _errs45)
                                        if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                          let missing2;
                                          if (data22.skill === void 0 && (missing2 = "skill") || data22.because === void 0 && (missing2 = "because"))
                                            return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons/" + i3, keyword: "required", params: { missingProperty: missing2 } }], !1;
                                          if (data22.skill !== void 0) {
                                            let data23 = data22.skill, _errs47 = errors;
                                            if (errors === _errs47)
                                              if (typeof data23 == "string") {
                                                if (func2(data23) > 1e4)
                                                  return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons/" + i3 + "/skill", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                              } else
                                                return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons/" + i3 + "/skill", keyword: "type", params: { type: "string" } }], !1;
                                            var valid8 = _errs47 === errors;
                                          } else
                                            var valid8 = !0;
                                          if (valid8) {
                                            if (data22.because !== void 0) {
                                              let data24 = data22.because, _errs49 = errors;
                                              if (errors === _errs49)
                                                if (typeof data24 == "string") {
                                                  if (func2(data24) > 262144)
                                                    return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons/" + i3 + "/because", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                                } else
                                                  return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons/" + i3 + "/because", keyword: "type", params: { type: "string" } }], !1;
                                              var valid8 = _errs49 === errors;
                                            } else
                                              var valid8 = !0;
                                            if (valid8)
                                              if (data22.score !== void 0) {
                                                let data25 = data22.score, _errs51 = errors;
                                                if (!(typeof data25 == "number" && isFinite(data25)))
                                                  return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons/" + i3 + "/score", keyword: "type", params: { type: "number" } }], !1;
                                                var valid8 = _errs51 === errors;
                                              } else
                                                var valid8 = !0;
                                          }
                                        } else
                                          return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons/" + i3, keyword: "type", params: { type: "object" } }], !1;
                                      var valid7 = _errs45 === errors;
                                      if (!valid7)
                                        break;
                                    }
                                  }
                                } else
                                  return validate32.errors = [{ instancePath: instancePath + "/metadata/reasons", keyword: "type", params: { type: "array" } }], !1;
                              var valid6 = _errs43 === errors;
                            } else
                              var valid6 = !0;
                        }
                      }
                    } else
                      return validate32.errors = [{ instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" } }], !1;
                  var valid0 = _errs35 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate32.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate32.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.plan === void 0 && (missing0 = "plan") || data.success === void 0 && (missing0 = "success") || data.failureReason === void 0 && (missing0 = "failureReason") || data.tools === void 0 && (missing0 = "tools"))
        return validate31.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.plan !== void 0) {
        let _errs1 = errors;
        validate32(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData }) || (vErrors = vErrors === null ? validate32.errors : (validate32.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.at !== void 0) {
          let data1 = data.at, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate31.errors = [{ instancePath: instancePath + "/at", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 864e13 || isNaN(data1))
              return validate31.errors = [{ instancePath: instancePath + "/at", keyword: "maximum", params: { comparison: "<=", limit: 864e13 } }], !1;
            if (data1 < -864e13 || isNaN(data1))
              return validate31.errors = [{ instancePath: instancePath + "/at", keyword: "minimum", params: { comparison: ">=", limit: -864e13 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.rung !== void 0) {
            let data2 = data.rung, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate31.errors = [{ instancePath: instancePath + "/rung", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate31.errors = [{ instancePath: instancePath + "/rung", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.success !== void 0) {
              let _errs6 = errors;
              if (typeof data.success != "boolean")
                return validate31.errors = [{ instancePath: instancePath + "/success", keyword: "type", params: { type: "boolean" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.failureReason !== void 0) {
                let data4 = data.failureReason, _errs8 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate31.errors = [{ instancePath: instancePath + "/failureReason", keyword: "type", params: { type: schema12.properties.failureReason.type } }], !1;
                if (errors === _errs8 && typeof data4 == "string" && func2(data4) > 262144)
                  return validate31.errors = [{ instancePath: instancePath + "/failureReason", keyword: "maxLength", params: { limit: 262144 } }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.tools !== void 0) {
                  let data5 = data.tools, _errs10 = errors;
                  if (errors === _errs10)
                    if (Array.isArray(data5)) {
                      if (data5.length > 1e4)
                        return validate31.errors = [{ instancePath: instancePath + "/tools", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                      {
                        var valid1 = !0;
                        let len0 = data5.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data6 = data5[i0], _errs12 = errors;
                          if (errors === _errs12)
                            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                              let missing1;
                              if (data6.toolId === void 0 && (missing1 = "toolId") || data6.state === void 0 && (missing1 = "state") || data6.retryCount === void 0 && (missing1 = "retryCount") || data6.error === void 0 && (missing1 = "error"))
                                return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0, keyword: "required", params: { missingProperty: missing1 } }], !1;
                              if (data6.toolId !== void 0) {
                                let data7 = data6.toolId, _errs14 = errors;
                                if (errors === _errs14)
                                  if (typeof data7 == "string") {
                                    if (func2(data7) > 1e4)
                                      return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/toolId", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                  } else
                                    return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/toolId", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs14 === errors;
                              } else
                                var valid2 = !0;
                              if (valid2) {
                                if (data6.state !== void 0) {
                                  let data8 = data6.state, _errs16 = errors;
                                  if (errors === _errs16)
                                    if (typeof data8 == "string") {
                                      if (func2(data8) > 1e4)
                                        return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/state", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/state", keyword: "type", params: { type: "string" } }], !1;
                                  var valid2 = _errs16 === errors;
                                } else
                                  var valid2 = !0;
                                if (valid2) {
                                  if (data6.retryCount !== void 0) {
                                    let data9 = data6.retryCount, _errs18 = errors;
                                    if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                                      return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/retryCount", keyword: "type", params: { type: "integer" } }], !1;
                                    if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                                      if (data9 > 1e6 || isNaN(data9))
                                        return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/retryCount", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
                                      if (data9 < 0 || isNaN(data9))
                                        return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/retryCount", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                    }
                                    var valid2 = _errs18 === errors;
                                  } else
                                    var valid2 = !0;
                                  if (valid2) {
                                    if (data6.code !== void 0) {
                                      let data10 = data6.code, _errs20 = errors;
                                      if (typeof data10 != "string" && data10 !== null)
                                        return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/code", keyword: "type", params: { type: schema12.properties.tools.items.properties.code.type } }], !1;
                                      if (errors === _errs20 && typeof data10 == "string" && func2(data10) > 262144)
                                        return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/code", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                      var valid2 = _errs20 === errors;
                                    } else
                                      var valid2 = !0;
                                    if (valid2)
                                      if (data6.error !== void 0) {
                                        let data11 = data6.error, _errs22 = errors;
                                        if (typeof data11 != "string" && data11 !== null)
                                          return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/error", keyword: "type", params: { type: schema12.properties.tools.items.properties.error.type } }], !1;
                                        if (errors === _errs22 && typeof data11 == "string" && func2(data11) > 262144)
                                          return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0 + "/error", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                        var valid2 = _errs22 === errors;
                                      } else
                                        var valid2 = !0;
                                  }
                                }
                              }
                            } else
                              return validate31.errors = [{ instancePath: instancePath + "/tools/" + i0, keyword: "type", params: { type: "object" } }], !1;
                          var valid1 = _errs12 === errors;
                          if (!valid1)
                            break;
                        }
                      }
                    } else
                      return validate31.errors = [{ instancePath: instancePath + "/tools", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.faults !== void 0) {
                    let data12 = data.faults, _errs24 = errors;
                    if (errors === _errs24)
                      if (Array.isArray(data12)) {
                        if (data12.length > 1e4)
                          return validate31.errors = [{ instancePath: instancePath + "/faults", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                        {
                          var valid3 = !0;
                          let len1 = data12.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data13 = data12[i1], _errs26 = errors;
                            if (errors === _errs26)
                              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                let missing2;
                                if (data13.toolId === void 0 && (missing2 = "toolId") || data13.skill === void 0 && (missing2 = "skill") || data13.code === void 0 && (missing2 = "code") || data13.message === void 0 && (missing2 = "message"))
                                  return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1, keyword: "required", params: { missingProperty: missing2 } }], !1;
                                if (data13.toolId !== void 0) {
                                  let data14 = data13.toolId, _errs28 = errors;
                                  if (errors === _errs28)
                                    if (typeof data14 == "string") {
                                      if (func2(data14) > 1e4)
                                        return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/toolId", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                    } else
                                      return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/toolId", keyword: "type", params: { type: "string" } }], !1;
                                  var valid4 = _errs28 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4) {
                                  if (data13.skill !== void 0) {
                                    let data15 = data13.skill, _errs30 = errors;
                                    if (errors === _errs30)
                                      if (typeof data15 == "string") {
                                        if (func2(data15) > 1e4)
                                          return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/skill", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                      } else
                                        return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/skill", keyword: "type", params: { type: "string" } }], !1;
                                    var valid4 = _errs30 === errors;
                                  } else
                                    var valid4 = !0;
                                  if (valid4) {
                                    if (data13.code !== void 0) {
                                      let data16 = data13.code, _errs32 = errors;
                                      if (errors === _errs32)
                                        if (typeof data16 == "string") {
                                          if (func2(data16) > 262144)
                                            return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/code", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                        } else
                                          return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/code", keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs32 === errors;
                                    } else
                                      var valid4 = !0;
                                    if (valid4) {
                                      if (data13.message !== void 0) {
                                        let data17 = data13.message, _errs34 = errors;
                                        if (errors === _errs34)
                                          if (typeof data17 == "string") {
                                            if (func2(data17) > 262144)
                                              return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/message", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                          } else
                                            return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/message", keyword: "type", params: { type: "string" } }], !1;
                                        var valid4 = _errs34 === errors;
                                      } else
                                        var valid4 = !0;
                                      if (valid4)
                                        if (data13.details !== void 0) {
                                          let data18 = data13.details, _errs36 = errors;
                                          if (!(data18 && typeof data18 == "object" && !Array.isArray(data18)))
                                            return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1 + "/details", keyword: "type", params: { type: "object" } }], !1;
                                          var valid4 = _errs36 === errors;
                                        } else
                                          var valid4 = !0;
                                    }
                                  }
                                }
                              } else
                                return validate31.errors = [{ instancePath: instancePath + "/faults/" + i1, keyword: "type", params: { type: "object" } }], !1;
                            var valid3 = _errs26 === errors;
                            if (!valid3)
                              break;
                          }
                        }
                      } else
                        return validate31.errors = [{ instancePath: instancePath + "/faults", keyword: "type", params: { type: "array" } }], !1;
                    var valid0 = _errs24 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate31.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate31.errors = vErrors, errors === 0;
}
var schema14 = { type: "object", required: ["formula", "dice", "modifiers", "total", "band"], properties: { formula: { type: "string", maxLength: 1e4 }, dice: { type: "array", maxItems: 1e4, items: { type: "object", required: ["sides", "value"], properties: { sides: { type: ["number", "null"] }, value: { type: ["number", "null"] }, dropped: { type: "boolean" } } } }, modifiers: { type: "array", maxItems: 1e4, items: { type: "object", required: ["name", "value", "reason"], properties: { name: { type: "string", maxLength: 1e4 }, value: { type: ["number", "null"] }, reason: { type: "string", maxLength: 262144 } } } }, total: { type: "number" }, band: { type: ["string", "null"], maxLength: 1e4 } } };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.formula === void 0 && (missing0 = "formula") || data.dice === void 0 && (missing0 = "dice") || data.modifiers === void 0 && (missing0 = "modifiers") || data.total === void 0 && (missing0 = "total") || data.band === void 0 && (missing0 = "band"))
        return validate35.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.formula !== void 0) {
        let data0 = data.formula, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate35.errors = [{ instancePath: instancePath + "/formula", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate35.errors = [{ instancePath: instancePath + "/formula", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.dice !== void 0) {
          let data1 = data.dice, _errs3 = errors;
          if (errors === _errs3)
            if (Array.isArray(data1)) {
              if (data1.length > 1e4)
                return validate35.errors = [{ instancePath: instancePath + "/dice", keyword: "maxItems", params: { limit: 1e4 } }], !1;
              {
                var valid1 = !0;
                let len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data2 = data1[i0], _errs5 = errors;
                  if (errors === _errs5)
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                      let missing1;
                      if (data2.sides === void 0 && (missing1 = "sides") || data2.value === void 0 && (missing1 = "value"))
                        return validate35.errors = [{ instancePath: instancePath + "/dice/" + i0, keyword: "required", params: { missingProperty: missing1 } }], !1;
                      if (data2.sides !== void 0) {
                        let data3 = data2.sides, _errs7 = errors;
                        if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                          return validate35.errors = [{ instancePath: instancePath + "/dice/" + i0 + "/sides", keyword: "type", params: { type: schema14.properties.dice.items.properties.sides.type } }], !1;
                        var valid2 = _errs7 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data2.value !== void 0) {
                          let data4 = data2.value, _errs9 = errors;
                          if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                            return validate35.errors = [{ instancePath: instancePath + "/dice/" + i0 + "/value", keyword: "type", params: { type: schema14.properties.dice.items.properties.value.type } }], !1;
                          var valid2 = _errs9 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2)
                          if (data2.dropped !== void 0) {
                            let _errs11 = errors;
                            if (typeof data2.dropped != "boolean")
                              return validate35.errors = [{ instancePath: instancePath + "/dice/" + i0 + "/dropped", keyword: "type", params: { type: "boolean" } }], !1;
                            var valid2 = _errs11 === errors;
                          } else
                            var valid2 = !0;
                      }
                    } else
                      return validate35.errors = [{ instancePath: instancePath + "/dice/" + i0, keyword: "type", params: { type: "object" } }], !1;
                  var valid1 = _errs5 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate35.errors = [{ instancePath: instancePath + "/dice", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.modifiers !== void 0) {
            let data6 = data.modifiers, _errs13 = errors;
            if (errors === _errs13)
              if (Array.isArray(data6)) {
                if (data6.length > 1e4)
                  return validate35.errors = [{ instancePath: instancePath + "/modifiers", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                {
                  var valid3 = !0;
                  let len1 = data6.length;
                  for (let i1 = 0; i1 < len1; i1++) {
                    let data7 = data6[i1], _errs15 = errors;
                    if (errors === _errs15)
                      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        let missing2;
                        if (data7.name === void 0 && (missing2 = "name") || data7.value === void 0 && (missing2 = "value") || data7.reason === void 0 && (missing2 = "reason"))
                          return validate35.errors = [{ instancePath: instancePath + "/modifiers/" + i1, keyword: "required", params: { missingProperty: missing2 } }], !1;
                        if (data7.name !== void 0) {
                          let data8 = data7.name, _errs17 = errors;
                          if (errors === _errs17)
                            if (typeof data8 == "string") {
                              if (func2(data8) > 1e4)
                                return validate35.errors = [{ instancePath: instancePath + "/modifiers/" + i1 + "/name", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                            } else
                              return validate35.errors = [{ instancePath: instancePath + "/modifiers/" + i1 + "/name", keyword: "type", params: { type: "string" } }], !1;
                          var valid4 = _errs17 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data7.value !== void 0) {
                            let data9 = data7.value, _errs19 = errors;
                            if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null)
                              return validate35.errors = [{ instancePath: instancePath + "/modifiers/" + i1 + "/value", keyword: "type", params: { type: schema14.properties.modifiers.items.properties.value.type } }], !1;
                            var valid4 = _errs19 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4)
                            if (data7.reason !== void 0) {
                              let data10 = data7.reason, _errs21 = errors;
                              if (errors === _errs21)
                                if (typeof data10 == "string") {
                                  if (func2(data10) > 262144)
                                    return validate35.errors = [{ instancePath: instancePath + "/modifiers/" + i1 + "/reason", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                } else
                                  return validate35.errors = [{ instancePath: instancePath + "/modifiers/" + i1 + "/reason", keyword: "type", params: { type: "string" } }], !1;
                              var valid4 = _errs21 === errors;
                            } else
                              var valid4 = !0;
                        }
                      } else
                        return validate35.errors = [{ instancePath: instancePath + "/modifiers/" + i1, keyword: "type", params: { type: "object" } }], !1;
                    var valid3 = _errs15 === errors;
                    if (!valid3)
                      break;
                  }
                }
              } else
                return validate35.errors = [{ instancePath: instancePath + "/modifiers", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs13 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.total !== void 0) {
              let data11 = data.total, _errs23 = errors;
              if (!(typeof data11 == "number" && isFinite(data11)))
                return validate35.errors = [{ instancePath: instancePath + "/total", keyword: "type", params: { type: "number" } }], !1;
              var valid0 = _errs23 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.band !== void 0) {
                let data12 = data.band, _errs25 = errors;
                if (typeof data12 != "string" && data12 !== null)
                  return validate35.errors = [{ instancePath: instancePath + "/band", keyword: "type", params: { type: schema14.properties.band.type } }], !1;
                if (errors === _errs25 && typeof data12 == "string" && func2(data12) > 1e4)
                  return validate35.errors = [{ instancePath: instancePath + "/band", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                var valid0 = _errs25 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate35.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate35.errors = vErrors, errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.part === void 0 && (missing0 = "part") || data.passage === void 0 && (missing0 = "passage"))
        return validate37.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.part !== void 0) {
        let data0 = data.part, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate37.errors = [{ instancePath: instancePath + "/part", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate37.errors = [{ instancePath: instancePath + "/part", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.passage !== void 0) {
          let data1 = data.passage, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate37.errors = [{ instancePath: instancePath + "/passage", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate37.errors = [{ instancePath: instancePath + "/passage", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate37.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate37.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.asks !== void 0) {
              let data3 = data.asks, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (func2(data3) > 1e4)
                    return validate37.errors = [{ instancePath: instancePath + "/asks", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                } else
                  return validate37.errors = [{ instancePath: instancePath + "/asks", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.asOf !== void 0) {
                let data4 = data.asOf, _errs9 = errors;
                if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                  return validate37.errors = [{ instancePath: instancePath + "/asOf", keyword: "type", params: { type: "object" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate37.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate37.errors = vErrors, errors === 0;
}
var schema16 = { type: "object", required: ["id", "scene", "summary", "timestamp", "characters", "about", "location", "significance", "kind"], properties: { id: { type: "string", maxLength: 1e4 }, scene: { type: "string", maxLength: 1e4 }, summary: { type: "string", maxLength: 262144 }, timestamp: { type: "string", format: "date-time", maxLength: 40 }, characters: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 1e4 } }, witnesses: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 1e4 } }, about: { type: ["string", "null"], maxLength: 1e4 }, location: { type: ["string", "null"], maxLength: 1e4 }, significance: { enum: ["low", "medium", "high"] }, kind: { type: ["string", "null"], maxLength: 1e4 }, due: { type: "object", required: ["since", "by"], properties: { since: { type: "number" }, by: { type: "number" } } }, tags: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 262144 } }, isPinned: { type: "boolean" }, episode: { enum: ["triumph", "failure"] } } }, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.scene === void 0 && (missing0 = "scene") || data.summary === void 0 && (missing0 = "summary") || data.timestamp === void 0 && (missing0 = "timestamp") || data.characters === void 0 && (missing0 = "characters") || data.about === void 0 && (missing0 = "about") || data.location === void 0 && (missing0 = "location") || data.significance === void 0 && (missing0 = "significance") || data.kind === void 0 && (missing0 = "kind"))
        return validate39.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate39.errors = [{ instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate39.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scene !== void 0) {
          let data1 = data.scene, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate39.errors = [{ instancePath: instancePath + "/scene", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate39.errors = [{ instancePath: instancePath + "/scene", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.summary !== void 0) {
            let data2 = data.summary, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 262144)
                  return validate39.errors = [{ instancePath: instancePath + "/summary", keyword: "maxLength", params: { limit: 262144 } }], !1;
              } else
                return validate39.errors = [{ instancePath: instancePath + "/summary", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.timestamp !== void 0) {
              let data3 = data.timestamp, _errs7 = errors;
              if (errors === _errs7 && errors === _errs7)
                if (typeof data3 == "string") {
                  if (func2(data3) > 40)
                    return validate39.errors = [{ instancePath: instancePath + "/timestamp", keyword: "maxLength", params: { limit: 40 } }], !1;
                  if (!formats0.test(data3))
                    return validate39.errors = [{ instancePath: instancePath + "/timestamp", keyword: "format", params: { format: "date-time" } }], !1;
                } else
                  return validate39.errors = [{ instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.characters !== void 0) {
                let data4 = data.characters, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data4)) {
                    if (data4.length > 1e4)
                      return validate39.errors = [{ instancePath: instancePath + "/characters", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                    {
                      var valid1 = !0;
                      let len0 = data4.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data5 = data4[i0], _errs11 = errors;
                        if (errors === _errs11)
                          if (typeof data5 == "string") {
                            if (func2(data5) > 1e4)
                              return validate39.errors = [{ instancePath: instancePath + "/characters/" + i0, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          } else
                            return validate39.errors = [{ instancePath: instancePath + "/characters/" + i0, keyword: "type", params: { type: "string" } }], !1;
                        var valid1 = _errs11 === errors;
                        if (!valid1)
                          break;
                      }
                    }
                  } else
                    return validate39.errors = [{ instancePath: instancePath + "/characters", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.witnesses !== void 0) {
                  let data6 = data.witnesses, _errs13 = errors;
                  if (errors === _errs13)
                    if (Array.isArray(data6)) {
                      if (data6.length > 1e4)
                        return validate39.errors = [{ instancePath: instancePath + "/witnesses", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                      {
                        var valid2 = !0;
                        let len1 = data6.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data7 = data6[i1], _errs15 = errors;
                          if (errors === _errs15)
                            if (typeof data7 == "string") {
                              if (func2(data7) > 1e4)
                                return validate39.errors = [{ instancePath: instancePath + "/witnesses/" + i1, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                            } else
                              return validate39.errors = [{ instancePath: instancePath + "/witnesses/" + i1, keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs15 === errors;
                          if (!valid2)
                            break;
                        }
                      }
                    } else
                      return validate39.errors = [{ instancePath: instancePath + "/witnesses", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs13 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.about !== void 0) {
                    let data8 = data.about, _errs17 = errors;
                    if (typeof data8 != "string" && data8 !== null)
                      return validate39.errors = [{ instancePath: instancePath + "/about", keyword: "type", params: { type: schema16.properties.about.type } }], !1;
                    if (errors === _errs17 && typeof data8 == "string" && func2(data8) > 1e4)
                      return validate39.errors = [{ instancePath: instancePath + "/about", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                    var valid0 = _errs17 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.location !== void 0) {
                      let data9 = data.location, _errs19 = errors;
                      if (typeof data9 != "string" && data9 !== null)
                        return validate39.errors = [{ instancePath: instancePath + "/location", keyword: "type", params: { type: schema16.properties.location.type } }], !1;
                      if (errors === _errs19 && typeof data9 == "string" && func2(data9) > 1e4)
                        return validate39.errors = [{ instancePath: instancePath + "/location", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                      var valid0 = _errs19 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.significance !== void 0) {
                        let data10 = data.significance, _errs21 = errors;
                        if (!(data10 === "low" || data10 === "medium" || data10 === "high"))
                          return validate39.errors = [{ instancePath: instancePath + "/significance", keyword: "enum", params: { allowedValues: schema16.properties.significance.enum } }], !1;
                        var valid0 = _errs21 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.kind !== void 0) {
                          let data11 = data.kind, _errs22 = errors;
                          if (typeof data11 != "string" && data11 !== null)
                            return validate39.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: schema16.properties.kind.type } }], !1;
                          if (errors === _errs22 && typeof data11 == "string" && func2(data11) > 1e4)
                            return validate39.errors = [{ instancePath: instancePath + "/kind", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          var valid0 = _errs22 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.due !== void 0) {
                            let data12 = data.due, _errs24 = errors;
                            if (errors === _errs24)
                              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                let missing1;
                                if (data12.since === void 0 && (missing1 = "since") || data12.by === void 0 && (missing1 = "by"))
                                  return validate39.errors = [{ instancePath: instancePath + "/due", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                if (data12.since !== void 0) {
                                  let data13 = data12.since, _errs26 = errors;
                                  if (!(typeof data13 == "number" && isFinite(data13)))
                                    return validate39.errors = [{ instancePath: instancePath + "/due/since", keyword: "type", params: { type: "number" } }], !1;
                                  var valid3 = _errs26 === errors;
                                } else
                                  var valid3 = !0;
                                if (valid3)
                                  if (data12.by !== void 0) {
                                    let data14 = data12.by, _errs28 = errors;
                                    if (!(typeof data14 == "number" && isFinite(data14)))
                                      return validate39.errors = [{ instancePath: instancePath + "/due/by", keyword: "type", params: { type: "number" } }], !1;
                                    var valid3 = _errs28 === errors;
                                  } else
                                    var valid3 = !0;
                              } else
                                return validate39.errors = [{ instancePath: instancePath + "/due", keyword: "type", params: { type: "object" } }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.tags !== void 0) {
                              let data15 = data.tags, _errs30 = errors;
                              if (errors === _errs30)
                                if (Array.isArray(data15)) {
                                  if (data15.length > 1e4)
                                    return validate39.errors = [{ instancePath: instancePath + "/tags", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                  {
                                    var valid4 = !0;
                                    let len2 = data15.length;
                                    for (let i2 = 0; i2 < len2; i2++) {
                                      let data16 = data15[i2], _errs32 = errors;
                                      if (errors === _errs32)
                                        if (typeof data16 == "string") {
                                          if (func2(data16) > 262144)
                                            return validate39.errors = [{ instancePath: instancePath + "/tags/" + i2, keyword: "maxLength", params: { limit: 262144 } }], !1;
                                        } else
                                          return validate39.errors = [{ instancePath: instancePath + "/tags/" + i2, keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs32 === errors;
                                      if (!valid4)
                                        break;
                                    }
                                  }
                                } else
                                  return validate39.errors = [{ instancePath: instancePath + "/tags", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs30 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.isPinned !== void 0) {
                                let _errs34 = errors;
                                if (typeof data.isPinned != "boolean")
                                  return validate39.errors = [{ instancePath: instancePath + "/isPinned", keyword: "type", params: { type: "boolean" } }], !1;
                                var valid0 = _errs34 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.episode !== void 0) {
                                  let data18 = data.episode, _errs36 = errors;
                                  if (!(data18 === "triumph" || data18 === "failure"))
                                    return validate39.errors = [{ instancePath: instancePath + "/episode", keyword: "enum", params: { allowedValues: schema16.properties.episode.enum } }], !1;
                                  var valid0 = _errs36 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate39.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate39.errors = vErrors, errors === 0;
}
var schema17 = { type: "object", required: ["id", "summary", "timestamp", "relevance"], properties: { id: { type: "string", maxLength: 1e4 }, summary: { type: "string", maxLength: 262144 }, timestamp: { type: "string", maxLength: 1e4 }, relevance: { type: ["number", "null"] }, cosine: { type: ["number", "null"] }, why: { type: "object", required: ["words", "lexical", "scenesAgo", "witnesses", "significance"], properties: { words: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 262144 } }, lexical: { type: "number" }, scenesAgo: { type: ["number", "null"] }, witnesses: { type: "array", maxItems: 1e4, items: { type: "string", maxLength: 1e4 } }, significance: { enum: ["low", "medium", "high"] } } }, episode: { enum: ["triumph", "failure"] } } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.summary === void 0 && (missing0 = "summary") || data.timestamp === void 0 && (missing0 = "timestamp") || data.relevance === void 0 && (missing0 = "relevance"))
        return validate41.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate41.errors = [{ instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate41.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.summary !== void 0) {
          let data1 = data.summary, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 262144)
                return validate41.errors = [{ instancePath: instancePath + "/summary", keyword: "maxLength", params: { limit: 262144 } }], !1;
            } else
              return validate41.errors = [{ instancePath: instancePath + "/summary", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.timestamp !== void 0) {
            let data2 = data.timestamp, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate41.errors = [{ instancePath: instancePath + "/timestamp", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate41.errors = [{ instancePath: instancePath + "/timestamp", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.relevance !== void 0) {
              let data3 = data.relevance, _errs7 = errors;
              if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                return validate41.errors = [{ instancePath: instancePath + "/relevance", keyword: "type", params: { type: schema17.properties.relevance.type } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.cosine !== void 0) {
                let data4 = data.cosine, _errs9 = errors;
                if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                  return validate41.errors = [{ instancePath: instancePath + "/cosine", keyword: "type", params: { type: schema17.properties.cosine.type } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.why !== void 0) {
                  let data5 = data.why, _errs11 = errors;
                  if (errors === _errs11)
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      let missing1;
                      if (data5.words === void 0 && (missing1 = "words") || data5.lexical === void 0 && (missing1 = "lexical") || data5.scenesAgo === void 0 && (missing1 = "scenesAgo") || data5.witnesses === void 0 && (missing1 = "witnesses") || data5.significance === void 0 && (missing1 = "significance"))
                        return validate41.errors = [{ instancePath: instancePath + "/why", keyword: "required", params: { missingProperty: missing1 } }], !1;
                      if (data5.words !== void 0) {
                        let data6 = data5.words, _errs13 = errors;
                        if (errors === _errs13)
                          if (Array.isArray(data6)) {
                            if (data6.length > 1e4)
                              return validate41.errors = [{ instancePath: instancePath + "/why/words", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                            {
                              var valid2 = !0;
                              let len0 = data6.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                let data7 = data6[i0], _errs15 = errors;
                                if (errors === _errs15)
                                  if (typeof data7 == "string") {
                                    if (func2(data7) > 262144)
                                      return validate41.errors = [{ instancePath: instancePath + "/why/words/" + i0, keyword: "maxLength", params: { limit: 262144 } }], !1;
                                  } else
                                    return validate41.errors = [{ instancePath: instancePath + "/why/words/" + i0, keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs15 === errors;
                                if (!valid2)
                                  break;
                              }
                            }
                          } else
                            return validate41.errors = [{ instancePath: instancePath + "/why/words", keyword: "type", params: { type: "array" } }], !1;
                        var valid1 = _errs13 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1) {
                        if (data5.lexical !== void 0) {
                          let data8 = data5.lexical, _errs17 = errors;
                          if (!(typeof data8 == "number" && isFinite(data8)))
                            return validate41.errors = [{ instancePath: instancePath + "/why/lexical", keyword: "type", params: { type: "number" } }], !1;
                          var valid1 = _errs17 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data5.scenesAgo !== void 0) {
                            let data9 = data5.scenesAgo, _errs19 = errors;
                            if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null)
                              return validate41.errors = [{ instancePath: instancePath + "/why/scenesAgo", keyword: "type", params: { type: schema17.properties.why.properties.scenesAgo.type } }], !1;
                            var valid1 = _errs19 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data5.witnesses !== void 0) {
                              let data10 = data5.witnesses, _errs21 = errors;
                              if (errors === _errs21)
                                if (Array.isArray(data10)) {
                                  if (data10.length > 1e4)
                                    return validate41.errors = [{ instancePath: instancePath + "/why/witnesses", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                  {
                                    var valid3 = !0;
                                    let len1 = data10.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let data11 = data10[i1], _errs23 = errors;
                                      if (errors === _errs23)
                                        if (typeof data11 == "string") {
                                          if (func2(data11) > 1e4)
                                            return validate41.errors = [{ instancePath: instancePath + "/why/witnesses/" + i1, keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                        } else
                                          return validate41.errors = [{ instancePath: instancePath + "/why/witnesses/" + i1, keyword: "type", params: { type: "string" } }], !1;
                                      var valid3 = _errs23 === errors;
                                      if (!valid3)
                                        break;
                                    }
                                  }
                                } else
                                  return validate41.errors = [{ instancePath: instancePath + "/why/witnesses", keyword: "type", params: { type: "array" } }], !1;
                              var valid1 = _errs21 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1)
                              if (data5.significance !== void 0) {
                                let data12 = data5.significance, _errs25 = errors;
                                if (!(data12 === "low" || data12 === "medium" || data12 === "high"))
                                  return validate41.errors = [{ instancePath: instancePath + "/why/significance", keyword: "enum", params: { allowedValues: schema17.properties.why.properties.significance.enum } }], !1;
                                var valid1 = _errs25 === errors;
                              } else
                                var valid1 = !0;
                          }
                        }
                      }
                    } else
                      return validate41.errors = [{ instancePath: instancePath + "/why", keyword: "type", params: { type: "object" } }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.episode !== void 0) {
                    let data13 = data.episode, _errs26 = errors;
                    if (!(data13 === "triumph" || data13 === "failure"))
                      return validate41.errors = [{ instancePath: instancePath + "/episode", keyword: "enum", params: { allowedValues: schema17.properties.episode.enum } }], !1;
                    var valid0 = _errs26 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate41.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate41.errors = vErrors, errors === 0;
}
var schema18 = { type: "object", required: ["text", "difficulty", "hint", "by", "skill", "intent"], properties: { text: { type: "string", maxLength: 262144 }, difficulty: { enum: ["low", "even", "high", null] }, hint: { type: ["string", "null"], maxLength: 262144 }, by: { type: "string", maxLength: 1e4 }, skill: { type: "string", maxLength: 1e4 }, intent: { type: ["object", "null"], if: { type: "object" }, then: { $ref: "#/$defs/intent" } } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text") || data.difficulty === void 0 && (missing0 = "difficulty") || data.hint === void 0 && (missing0 = "hint") || data.by === void 0 && (missing0 = "by") || data.skill === void 0 && (missing0 = "skill") || data.intent === void 0 && (missing0 = "intent"))
        return validate43.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.text !== void 0) {
        let data0 = data.text, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 262144)
              return validate43.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
          } else
            return validate43.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.difficulty !== void 0) {
          let data1 = data.difficulty, _errs3 = errors;
          if (!(data1 === "low" || data1 === "even" || data1 === "high" || data1 === null))
            return validate43.errors = [{ instancePath: instancePath + "/difficulty", keyword: "enum", params: { allowedValues: schema18.properties.difficulty.enum } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.hint !== void 0) {
            let data2 = data.hint, _errs4 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate43.errors = [{ instancePath: instancePath + "/hint", keyword: "type", params: { type: schema18.properties.hint.type } }], !1;
            if (errors === _errs4 && typeof data2 == "string" && func2(data2) > 262144)
              return validate43.errors = [{ instancePath: instancePath + "/hint", keyword: "maxLength", params: { limit: 262144 } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.by !== void 0) {
              let data3 = data.by, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (func2(data3) > 1e4)
                    return validate43.errors = [{ instancePath: instancePath + "/by", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                } else
                  return validate43.errors = [{ instancePath: instancePath + "/by", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.skill !== void 0) {
                let data4 = data.skill, _errs8 = errors;
                if (errors === _errs8)
                  if (typeof data4 == "string") {
                    if (func2(data4) > 1e4)
                      return validate43.errors = [{ instancePath: instancePath + "/skill", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                  } else
                    return validate43.errors = [{ instancePath: instancePath + "/skill", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.intent !== void 0) {
                  let data5 = data.intent, _errs10 = errors;
                  if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null)
                    return validate43.errors = [{ instancePath: instancePath + "/intent", keyword: "type", params: { type: schema18.properties.intent.type } }], !1;
                  let _errs12 = errors, valid1 = !0, _errs13 = errors;
                  if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
                    let err0 = {};
                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                  }
                  var _valid0 = _errs13 === errors;
                  if (errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null), _valid0) {
                    let _errs15 = errors;
                    validate28(data5, { instancePath: instancePath + "/intent", parentData: data, parentDataProperty: "intent", rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                    var _valid0 = _errs15 === errors;
                    valid1 = _valid0;
                  }
                  if (!valid1) {
                    let err1 = { instancePath: instancePath + "/intent", keyword: "if", params: { failingKeyword: "then" } };
                    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate43.errors = vErrors, !1;
                  }
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate43.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate43.errors = vErrors, errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.skill === void 0 && (missing0 = "skill") || data.version === void 0 && (missing0 = "version") || data.script === void 0 && (missing0 = "script") || data.toolId === void 0 && (missing0 = "toolId"))
        return validate47.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.skill !== void 0) {
        let data0 = data.skill, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate47.errors = [{ instancePath: instancePath + "/skill", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate47.errors = [{ instancePath: instancePath + "/skill", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.version !== void 0) {
          let data1 = data.version, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate47.errors = [{ instancePath: instancePath + "/version", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate47.errors = [{ instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.script !== void 0) {
            let data2 = data.script, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate47.errors = [{ instancePath: instancePath + "/script", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate47.errors = [{ instancePath: instancePath + "/script", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.toolId !== void 0) {
              let data3 = data.toolId, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (func2(data3) > 1e4)
                    return validate47.errors = [{ instancePath: instancePath + "/toolId", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                } else
                  return validate47.errors = [{ instancePath: instancePath + "/toolId", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate47.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate47.errors = vErrors, errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.scene === void 0 && (missing0 = "scene") || data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind") || data.mediaType === void 0 && (missing0 = "mediaType") || data.metadata === void 0 && (missing0 = "metadata") || data.madeBy === void 0 && (missing0 = "madeBy") || data.bytes === void 0 && (missing0 = "bytes") || data.checksum === void 0 && (missing0 = "checksum") || data.at === void 0 && (missing0 = "at"))
        return validate46.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate46.errors = [{ instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate46.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scene !== void 0) {
          let data1 = data.scene, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate46.errors = [{ instancePath: instancePath + "/scene", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate46.errors = [{ instancePath: instancePath + "/scene", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.name !== void 0) {
            let data2 = data.name, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 262144)
                  return validate46.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 262144 } }], !1;
              } else
                return validate46.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.kind !== void 0) {
              let data3 = data.kind, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate46.errors = [{ instancePath: instancePath + "/kind", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate46.errors = [{ instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.mediaType !== void 0) {
                let data4 = data.mediaType, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data4 == "string") {
                    if (func2(data4) > 262144)
                      return validate46.errors = [{ instancePath: instancePath + "/mediaType", keyword: "maxLength", params: { limit: 262144 } }], !1;
                  } else
                    return validate46.errors = [{ instancePath: instancePath + "/mediaType", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.metadata !== void 0) {
                  let data5 = data.metadata, _errs11 = errors;
                  if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))
                    return validate46.errors = [{ instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" } }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.madeBy !== void 0) {
                    let _errs13 = errors;
                    validate47(data.madeBy, { instancePath: instancePath + "/madeBy", parentData: data, parentDataProperty: "madeBy", rootData }) || (vErrors = vErrors === null ? validate47.errors : (validate47.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.bytes !== void 0) {
                      let data7 = data.bytes, _errs14 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate46.errors = [{ instancePath: instancePath + "/bytes", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs14 && typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7)))
                        return validate46.errors = [{ instancePath: instancePath + "/bytes", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.checksum !== void 0) {
                        let data8 = data.checksum, _errs16 = errors;
                        if (errors === _errs16)
                          if (typeof data8 == "string") {
                            if (func2(data8) > 1e4)
                              return validate46.errors = [{ instancePath: instancePath + "/checksum", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                          } else
                            return validate46.errors = [{ instancePath: instancePath + "/checksum", keyword: "type", params: { type: "string" } }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.at !== void 0) {
                          let data9 = data.at, _errs18 = errors;
                          if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)))
                            return validate46.errors = [{ instancePath: instancePath + "/at", keyword: "type", params: { type: "integer" } }], !1;
                          if (errors === _errs18 && typeof data9 == "number" && isFinite(data9)) {
                            if (data9 > 864e13 || isNaN(data9))
                              return validate46.errors = [{ instancePath: instancePath + "/at", keyword: "maximum", params: { comparison: "<=", limit: 864e13 } }], !1;
                            if (data9 < -864e13 || isNaN(data9))
                              return validate46.errors = [{ instancePath: instancePath + "/at", keyword: "minimum", params: { comparison: ">=", limit: -864e13 } }], !1;
                          }
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate46.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate46.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.taken === void 0 && (missing0 = "taken") || data.plans === void 0 && (missing0 = "plans") || data.roll === void 0 && (missing0 = "roll") || data.patch === void 0 && (missing0 = "patch") || data.told === void 0 && (missing0 = "told") || data.beat === void 0 && (missing0 = "beat") || data.ending === void 0 && (missing0 = "ending") || data.memories === void 0 && (missing0 = "memories") || data.recalled === void 0 && (missing0 = "recalled") || data.notices === void 0 && (missing0 = "notices"))
        return validate26.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.taken !== void 0) {
        let data0 = data.taken, _errs1 = errors;
        if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null)
          return validate26.errors = [{ instancePath: instancePath + "/taken", keyword: "type", params: { type: schema9.properties.taken.type } }], !1;
        let _errs3 = errors, valid1 = !0, _errs4 = errors;
        if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
          let err0 = {};
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        var _valid0 = _errs4 === errors;
        if (errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null), _valid0) {
          let _errs6 = errors;
          validate27(data0, { instancePath: instancePath + "/taken", parentData: data, parentDataProperty: "taken", rootData }) || (vErrors = vErrors === null ? validate27.errors : (validate27.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var _valid0 = _errs6 === errors;
          valid1 = _valid0;
        }
        if (!valid1) {
          let err1 = { instancePath: instancePath + "/taken", keyword: "if", params: { failingKeyword: "then" } };
          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate26.errors = vErrors, !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.plans !== void 0) {
          let data1 = data.plans, _errs7 = errors;
          if (errors === _errs7)
            if (Array.isArray(data1)) {
              if (data1.length > 1e4)
                return validate26.errors = [{ instancePath: instancePath + "/plans", keyword: "maxItems", params: { limit: 1e4 } }], !1;
              {
                var valid2 = !0;
                let len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs9 = errors;
                  validate31(data1[i0], { instancePath: instancePath + "/plans/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate31.errors : (validate31.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                  var valid2 = _errs9 === errors;
                  if (!valid2)
                    break;
                }
              }
            } else
              return validate26.errors = [{ instancePath: instancePath + "/plans", keyword: "type", params: { type: "array" } }], !1;
          var valid0 = _errs7 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.roll !== void 0) {
            let data3 = data.roll, _errs10 = errors;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null)
              return validate26.errors = [{ instancePath: instancePath + "/roll", keyword: "type", params: { type: schema9.properties.roll.type } }], !1;
            let _errs12 = errors, valid3 = !0, _errs13 = errors;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
              let err2 = {};
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            var _valid1 = _errs13 === errors;
            if (errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null), _valid1) {
              let _errs15 = errors;
              validate35(data3, { instancePath: instancePath + "/roll", parentData: data, parentDataProperty: "roll", rootData }) || (vErrors = vErrors === null ? validate35.errors : (validate35.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
              var _valid1 = _errs15 === errors;
              valid3 = _valid1;
            }
            if (!valid3) {
              let err3 = { instancePath: instancePath + "/roll", keyword: "if", params: { failingKeyword: "then" } };
              return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate26.errors = vErrors, !1;
            }
            var valid0 = _errs10 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.patch !== void 0) {
              let data4 = data.patch, _errs16 = errors;
              if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))
                return validate26.errors = [{ instancePath: instancePath + "/patch", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs16 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.told !== void 0) {
                let data5 = data.told, _errs18 = errors;
                if (errors === _errs18)
                  if (Array.isArray(data5)) {
                    if (data5.length > 1e4)
                      return validate26.errors = [{ instancePath: instancePath + "/told", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                    {
                      var valid4 = !0;
                      let len1 = data5.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs20 = errors;
                        validate37(data5[i1], { instancePath: instancePath + "/told/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate37.errors : (validate37.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                        var valid4 = _errs20 === errors;
                        if (!valid4)
                          break;
                      }
                    }
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/told", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs18 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.beat !== void 0) {
                  let data7 = data.beat, _errs21 = errors;
                  if (typeof data7 != "string" && data7 !== null)
                    return validate26.errors = [{ instancePath: instancePath + "/beat", keyword: "type", params: { type: schema9.properties.beat.type } }], !1;
                  if (errors === _errs21 && typeof data7 == "string" && func2(data7) > 1e4)
                    return validate26.errors = [{ instancePath: instancePath + "/beat", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                  var valid0 = _errs21 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.consequences !== void 0) {
                    let data8 = data.consequences, _errs23 = errors;
                    if (errors === _errs23)
                      if (Array.isArray(data8)) {
                        if (data8.length > 1e4)
                          return validate26.errors = [{ instancePath: instancePath + "/consequences", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                        {
                          var valid5 = !0;
                          let len2 = data8.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let data9 = data8[i2], _errs25 = errors;
                            if (errors === _errs25)
                              if (typeof data9 == "string") {
                                if (func2(data9) > 262144)
                                  return validate26.errors = [{ instancePath: instancePath + "/consequences/" + i2, keyword: "maxLength", params: { limit: 262144 } }], !1;
                              } else
                                return validate26.errors = [{ instancePath: instancePath + "/consequences/" + i2, keyword: "type", params: { type: "string" } }], !1;
                            var valid5 = _errs25 === errors;
                            if (!valid5)
                              break;
                          }
                        }
                      } else
                        return validate26.errors = [{ instancePath: instancePath + "/consequences", keyword: "type", params: { type: "array" } }], !1;
                    var valid0 = _errs23 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.ending !== void 0) {
                      let data10 = data.ending, _errs27 = errors;
                      if (typeof data10 != "string" && data10 !== null)
                        return validate26.errors = [{ instancePath: instancePath + "/ending", keyword: "type", params: { type: schema9.properties.ending.type } }], !1;
                      if (errors === _errs27 && typeof data10 == "string" && func2(data10) > 1e4)
                        return validate26.errors = [{ instancePath: instancePath + "/ending", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                      var valid0 = _errs27 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.memories !== void 0) {
                        let data11 = data.memories, _errs29 = errors;
                        if (errors === _errs29)
                          if (Array.isArray(data11)) {
                            if (data11.length > 1e4)
                              return validate26.errors = [{ instancePath: instancePath + "/memories", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                            {
                              var valid6 = !0;
                              let len3 = data11.length;
                              for (let i3 = 0; i3 < len3; i3++) {
                                let _errs31 = errors;
                                validate39(data11[i3], { instancePath: instancePath + "/memories/" + i3, parentData: data11, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate39.errors : (validate39.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                                var valid6 = _errs31 === errors;
                                if (!valid6)
                                  break;
                              }
                            }
                          } else
                            return validate26.errors = [{ instancePath: instancePath + "/memories", keyword: "type", params: { type: "array" } }], !1;
                        var valid0 = _errs29 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.recalled !== void 0) {
                          let data13 = data.recalled, _errs32 = errors;
                          if (errors === _errs32)
                            if (Array.isArray(data13)) {
                              if (data13.length > 1e4)
                                return validate26.errors = [{ instancePath: instancePath + "/recalled", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                              {
                                var valid7 = !0;
                                let len4 = data13.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                  let _errs34 = errors;
                                  validate41(data13[i4], { instancePath: instancePath + "/recalled/" + i4, parentData: data13, parentDataProperty: i4, rootData }) || (vErrors = vErrors === null ? validate41.errors : (validate41.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                                  var valid7 = _errs34 === errors;
                                  if (!valid7)
                                    break;
                                }
                              }
                            } else
                              return validate26.errors = [{ instancePath: instancePath + "/recalled", keyword: "type", params: { type: "array" } }], !1;
                          var valid0 = _errs32 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.notices !== void 0) {
                            let data15 = data.notices, _errs35 = errors;
                            if (errors === _errs35)
                              if (Array.isArray(data15)) {
                                if (data15.length > 1e4)
                                  return validate26.errors = [{ instancePath: instancePath + "/notices", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                {
                                  var valid8 = !0;
                                  let len5 = data15.length;
                                  for (let i5 = 0; i5 < len5; i5++) {
                                    let data16 = data15[i5], _errs37 = errors;
                                    if (errors === _errs37)
                                      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                        let missing1;
                                        if (data16.kind === void 0 && (missing1 = "kind") || data16.message === void 0 && (missing1 = "message"))
                                          return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5, keyword: "required", params: { missingProperty: missing1 } }], !1;
                                        if (data16.kind !== void 0) {
                                          let data17 = data16.kind, _errs39 = errors;
                                          if (errors === _errs39)
                                            if (typeof data17 == "string") {
                                              if (func2(data17) > 1e4)
                                                return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/kind", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                            } else
                                              return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                          var valid9 = _errs39 === errors;
                                        } else
                                          var valid9 = !0;
                                        if (valid9) {
                                          if (data16.message !== void 0) {
                                            let data18 = data16.message, _errs41 = errors;
                                            if (errors === _errs41)
                                              if (typeof data18 == "string") {
                                                if (func2(data18) > 262144)
                                                  return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/message", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                              } else
                                                return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/message", keyword: "type", params: { type: "string" } }], !1;
                                            var valid9 = _errs41 === errors;
                                          } else
                                            var valid9 = !0;
                                          if (valid9)
                                            if (data16.details !== void 0) {
                                              let data19 = data16.details, _errs43 = errors;
                                              if (errors === _errs43)
                                                if (Array.isArray(data19)) {
                                                  if (data19.length > 1e4)
                                                    return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/details", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                                  {
                                                    var valid10 = !0;
                                                    let len6 = data19.length;
                                                    for (let i6 = 0; i6 < len6; i6++) {
                                                      let data20 = data19[i6], _errs45 = errors;
                                                      if (errors === _errs45)
                                                        if (typeof data20 == "string") {
                                                          if (func2(data20) > 262144)
                                                            return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/details/" + i6, keyword: "maxLength", params: { limit: 262144 } }], !1;
                                                        } else
                                                          return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/details/" + i6, keyword: "type", params: { type: "string" } }], !1;
                                                      var valid10 = _errs45 === errors;
                                                      if (!valid10)
                                                        break;
                                                    }
                                                  }
                                                } else
                                                  return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5 + "/details", keyword: "type", params: { type: "array" } }], !1;
                                              var valid9 = _errs43 === errors;
                                            } else
                                              var valid9 = !0;
                                        }
                                      } else
                                        return validate26.errors = [{ instancePath: instancePath + "/notices/" + i5, keyword: "type", params: { type: "object" } }], !1;
                                    var valid8 = _errs37 === errors;
                                    if (!valid8)
                                      break;
                                  }
                                }
                              } else
                                return validate26.errors = [{ instancePath: instancePath + "/notices", keyword: "type", params: { type: "array" } }], !1;
                            var valid0 = _errs35 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.offered !== void 0) {
                              let data21 = data.offered, _errs47 = errors;
                              if (errors === _errs47)
                                if (Array.isArray(data21)) {
                                  if (data21.length > 1e4)
                                    return validate26.errors = [{ instancePath: instancePath + "/offered", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                  {
                                    var valid11 = !0;
                                    let len7 = data21.length;
                                    for (let i7 = 0; i7 < len7; i7++) {
                                      let _errs49 = errors;
                                      validate43(data21[i7], { instancePath: instancePath + "/offered/" + i7, parentData: data21, parentDataProperty: i7, rootData }) || (vErrors = vErrors === null ? validate43.errors : (validate43.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                                      var valid11 = _errs49 === errors;
                                      if (!valid11)
                                        break;
                                    }
                                  }
                                } else
                                  return validate26.errors = [{ instancePath: instancePath + "/offered", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs47 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.assets !== void 0) {
                                let data23 = data.assets, _errs50 = errors;
                                if (errors === _errs50)
                                  if (Array.isArray(data23)) {
                                    if (data23.length > 1e4)
                                      return validate26.errors = [{ instancePath: instancePath + "/assets", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                    {
                                      var valid12 = !0;
                                      let len8 = data23.length;
                                      for (let i8 = 0; i8 < len8; i8++) {
                                        let _errs52 = errors;
                                        validate46(data23[i8], { instancePath: instancePath + "/assets/" + i8, parentData: data23, parentDataProperty: i8, rootData }) || (vErrors = vErrors === null ? validate46.errors : (validate46.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                                        var valid12 = _errs52 === errors;
                                        if (!valid12)
                                          break;
                                      }
                                    }
                                  } else
                                    return validate26.errors = [{ instancePath: instancePath + "/assets", keyword: "type", params: { type: "array" } }], !1;
                                var valid0 = _errs50 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.uiEvents !== void 0) {
                                  let data25 = data.uiEvents, _errs53 = errors;
                                  if (errors === _errs53)
                                    if (Array.isArray(data25)) {
                                      if (data25.length > 1e4)
                                        return validate26.errors = [{ instancePath: instancePath + "/uiEvents", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                      {
                                        var valid13 = !0;
                                        let len9 = data25.length;
                                        for (let i9 = 0; i9 < len9; i9++) {
                                          let data26 = data25[i9], _errs55 = errors;
                                          if (errors === _errs55)
                                            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                              let missing2;
                                              if (data26.toolId === void 0 && (missing2 = "toolId") || data26.skill === void 0 && (missing2 = "skill") || data26.event === void 0 && (missing2 = "event") || data26.payload === void 0 && (missing2 = "payload"))
                                                return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9, keyword: "required", params: { missingProperty: missing2 } }], !1;
                                              if (data26.toolId !== void 0) {
                                                let data27 = data26.toolId, _errs57 = errors;
                                                if (errors === _errs57)
                                                  if (typeof data27 == "string") {
                                                    if (func2(data27) > 1e4)
                                                      return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9 + "/toolId", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                                  } else
                                                    return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9 + "/toolId", keyword: "type", params: { type: "string" } }], !1;
                                                var valid14 = _errs57 === errors;
                                              } else
                                                var valid14 = !0;
                                              if (valid14) {
                                                if (data26.skill !== void 0) {
                                                  let data28 = data26.skill, _errs59 = errors;
                                                  if (errors === _errs59)
                                                    if (typeof data28 == "string") {
                                                      if (func2(data28) > 1e4)
                                                        return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9 + "/skill", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                                    } else
                                                      return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9 + "/skill", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid14 = _errs59 === errors;
                                                } else
                                                  var valid14 = !0;
                                                if (valid14) {
                                                  if (data26.event !== void 0) {
                                                    let data29 = data26.event, _errs61 = errors;
                                                    if (errors === _errs61)
                                                      if (typeof data29 == "string") {
                                                        if (func2(data29) > 262144)
                                                          return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9 + "/event", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                                      } else
                                                        return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9 + "/event", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid14 = _errs61 === errors;
                                                  } else
                                                    var valid14 = !0;
                                                  if (valid14)
                                                    if (data26.payload !== void 0) {
                                                      let data30 = data26.payload, _errs63 = errors;
                                                      if (!(data30 && typeof data30 == "object" && !Array.isArray(data30)))
                                                        return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9 + "/payload", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid14 = _errs63 === errors;
                                                    } else
                                                      var valid14 = !0;
                                                }
                                              }
                                            } else
                                              return validate26.errors = [{ instancePath: instancePath + "/uiEvents/" + i9, keyword: "type", params: { type: "object" } }], !1;
                                          var valid13 = _errs55 === errors;
                                          if (!valid13)
                                            break;
                                        }
                                      }
                                    } else
                                      return validate26.errors = [{ instancePath: instancePath + "/uiEvents", keyword: "type", params: { type: "array" } }], !1;
                                  var valid0 = _errs53 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.log !== void 0) {
                                    let data31 = data.log, _errs65 = errors;
                                    if (errors === _errs65)
                                      if (Array.isArray(data31)) {
                                        if (data31.length > 1e4)
                                          return validate26.errors = [{ instancePath: instancePath + "/log", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                                        {
                                          var valid15 = !0;
                                          let len10 = data31.length;
                                          for (let i10 = 0; i10 < len10; i10++) {
                                            let data32 = data31[i10], _errs67 = errors;
                                            if (errors === _errs67)
                                              if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                                let missing3;
                                                if (data32.kind === void 0 && (missing3 = "kind") || data32.message === void 0 && (missing3 = "message"))
                                                  return validate26.errors = [{ instancePath: instancePath + "/log/" + i10, keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                if (data32.kind !== void 0) {
                                                  let data33 = data32.kind, _errs69 = errors;
                                                  if (errors === _errs69)
                                                    if (typeof data33 == "string") {
                                                      if (func2(data33) > 1e4)
                                                        return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/kind", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                                    } else
                                                      return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/kind", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid16 = _errs69 === errors;
                                                } else
                                                  var valid16 = !0;
                                                if (valid16) {
                                                  if (data32.message !== void 0) {
                                                    let data34 = data32.message, _errs71 = errors;
                                                    if (errors === _errs71)
                                                      if (typeof data34 == "string") {
                                                        if (func2(data34) > 262144)
                                                          return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/message", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                                      } else
                                                        return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/message", keyword: "type", params: { type: "string" } }], !1;
                                                    var valid16 = _errs71 === errors;
                                                  } else
                                                    var valid16 = !0;
                                                  if (valid16) {
                                                    if (data32.beat !== void 0) {
                                                      let data35 = data32.beat, _errs73 = errors;
                                                      if (errors === _errs73)
                                                        if (typeof data35 == "string") {
                                                          if (func2(data35) > 1e4)
                                                            return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/beat", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                                        } else
                                                          return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/beat", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid16 = _errs73 === errors;
                                                    } else
                                                      var valid16 = !0;
                                                    if (valid16)
                                                      if (data32.passage !== void 0) {
                                                        let data36 = data32.passage, _errs75 = errors;
                                                        if (errors === _errs75)
                                                          if (typeof data36 == "string") {
                                                            if (func2(data36) > 1e4)
                                                              return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/passage", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                                          } else
                                                            return validate26.errors = [{ instancePath: instancePath + "/log/" + i10 + "/passage", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid16 = _errs75 === errors;
                                                      } else
                                                        var valid16 = !0;
                                                  }
                                                }
                                              } else
                                                return validate26.errors = [{ instancePath: instancePath + "/log/" + i10, keyword: "type", params: { type: "object" } }], !1;
                                            var valid15 = _errs67 === errors;
                                            if (!valid15)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate26.errors = [{ instancePath: instancePath + "/log", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs65 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.secureSeed !== void 0) {
                                      let data37 = data.secureSeed, _errs77 = errors;
                                      if (!(typeof data37 == "number" && isFinite(data37)))
                                        return validate26.errors = [{ instancePath: instancePath + "/secureSeed", keyword: "type", params: { type: "number" } }], !1;
                                      var valid0 = _errs77 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.diceOf !== void 0) {
                                        let data38 = data.diceOf, _errs79 = errors;
                                        if (errors === _errs79)
                                          if (typeof data38 == "string") {
                                            if (func2(data38) > 1e4)
                                              return validate26.errors = [{ instancePath: instancePath + "/diceOf", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                          } else
                                            return validate26.errors = [{ instancePath: instancePath + "/diceOf", keyword: "type", params: { type: "string" } }], !1;
                                        var valid0 = _errs79 === errors;
                                      } else
                                        var valid0 = !0;
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate26.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate26.errors = vErrors, errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.text === void 0 && (missing0 = "text") || data.by === void 0 && (missing0 = "by"))
        return validate54.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.text !== void 0) {
        let data0 = data.text, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 262144)
              return validate54.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
          } else
            return validate54.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.by !== void 0) {
          let data1 = data.by, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 1e4)
                return validate54.errors = [{ instancePath: instancePath + "/by", keyword: "maxLength", params: { limit: 1e4 } }], !1;
            } else
              return validate54.errors = [{ instancePath: instancePath + "/by", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.from !== void 0) {
            let data2 = data.from, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate54.errors = [{ instancePath: instancePath + "/from", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate54.errors = [{ instancePath: instancePath + "/from", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.original !== void 0) {
              let data3 = data.original, _errs7 = errors;
              if (errors === _errs7)
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  let missing1;
                  if (data3.text === void 0 && (missing1 = "text") || data3.by === void 0 && (missing1 = "by"))
                    return validate54.errors = [{ instancePath: instancePath + "/original", keyword: "required", params: { missingProperty: missing1 } }], !1;
                  if (data3.text !== void 0) {
                    let data4 = data3.text, _errs9 = errors;
                    if (errors === _errs9)
                      if (typeof data4 == "string") {
                        if (func2(data4) > 262144)
                          return validate54.errors = [{ instancePath: instancePath + "/original/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
                      } else
                        return validate54.errors = [{ instancePath: instancePath + "/original/text", keyword: "type", params: { type: "string" } }], !1;
                    var valid1 = _errs9 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1)
                    if (data3.by !== void 0) {
                      let data5 = data3.by, _errs11 = errors;
                      if (errors === _errs11)
                        if (typeof data5 == "string") {
                          if (func2(data5) > 1e4)
                            return validate54.errors = [{ instancePath: instancePath + "/original/by", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                        } else
                          return validate54.errors = [{ instancePath: instancePath + "/original/by", keyword: "type", params: { type: "string" } }], !1;
                      var valid1 = _errs11 === errors;
                    } else
                      var valid1 = !0;
                } else
                  return validate54.errors = [{ instancePath: instancePath + "/original", keyword: "type", params: { type: "object" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.isFlagged !== void 0) {
                let _errs13 = errors;
                if (typeof data.isFlagged != "boolean")
                  return validate54.errors = [{ instancePath: instancePath + "/isFlagged", keyword: "type", params: { type: "boolean" } }], !1;
                var valid0 = _errs13 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate54.errors = vErrors, errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 1e4)
        return validate53.errors = [{ instancePath, keyword: "maxItems", params: { limit: 1e4 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate54(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate54.errors : (validate54.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate53.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate53.errors = vErrors, errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length > 1e4)
        return validate52.errors = [{ instancePath, keyword: "maxItems", params: { limit: 1e4 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate53(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate53.errors : (validate53.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate52.errors = [{ instancePath, keyword: "type", params: { type: "array" } }], !1;
  return validate52.errors = vErrors, errors === 0;
}
var schema25 = { type: "object", required: ["id", "text", "intent", "because", "difficulty", "hint", "by"], properties: { id: { type: "string", maxLength: 1e4 }, text: { type: "string", maxLength: 262144 }, intent: { $ref: "#/$defs/intent" }, because: { type: "array", maxItems: 1e4, items: { type: "object", required: ["kind", "id", "text"], properties: { kind: { enum: ["memory", "person", "beat", "item", "place", "stat", "skill"] }, id: { type: "string", maxLength: 1e4 }, text: { type: "string", maxLength: 262144 } } } }, difficulty: { enum: ["low", "even", "high", null] }, hint: { type: ["string", "null"], maxLength: 262144 }, risked: { type: "string", minLength: 1, maxLength: 1e4 }, by: { type: "string", maxLength: 1e4 } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.text === void 0 && (missing0 = "text") || data.intent === void 0 && (missing0 = "intent") || data.because === void 0 && (missing0 = "because") || data.difficulty === void 0 && (missing0 = "difficulty") || data.hint === void 0 && (missing0 = "hint") || data.by === void 0 && (missing0 = "by"))
        return validate58.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 1e4)
              return validate58.errors = [{ instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
          } else
            return validate58.errors = [{ instancePath: instancePath + "/id", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.text !== void 0) {
          let data1 = data.text, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 262144)
                return validate58.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
            } else
              return validate58.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.intent !== void 0) {
            let _errs5 = errors;
            validate28(data.intent, { instancePath: instancePath + "/intent", parentData: data, parentDataProperty: "intent", rootData }) || (vErrors = vErrors === null ? validate28.errors : (validate28.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.because !== void 0) {
              let data3 = data.because, _errs6 = errors;
              if (errors === _errs6)
                if (Array.isArray(data3)) {
                  if (data3.length > 1e4)
                    return validate58.errors = [{ instancePath: instancePath + "/because", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data3.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data4 = data3[i0], _errs8 = errors;
                      if (errors === _errs8)
                        if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                          let missing1;
                          if (data4.kind === void 0 && (missing1 = "kind") || data4.id === void 0 && (missing1 = "id") || data4.text === void 0 && (missing1 = "text"))
                            return validate58.errors = [{ instancePath: instancePath + "/because/" + i0, keyword: "required", params: { missingProperty: missing1 } }], !1;
                          if (data4.kind !== void 0) {
                            let data5 = data4.kind, _errs10 = errors;
                            if (!(data5 === "memory" || data5 === "person" || data5 === "beat" || data5 === "item" || data5 === "place" || data5 === "stat" || data5 === "skill"))
                              return validate58.errors = [{ instancePath: instancePath + "/because/" + i0 + "/kind", keyword: "enum", params: { allowedValues: schema25.properties.because.items.properties.kind.enum } }], !1;
                            var valid2 = _errs10 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data4.id !== void 0) {
                              let data6 = data4.id, _errs11 = errors;
                              if (errors === _errs11)
                                if (typeof data6 == "string") {
                                  if (func2(data6) > 1e4)
                                    return validate58.errors = [{ instancePath: instancePath + "/because/" + i0 + "/id", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                                } else
                                  return validate58.errors = [{ instancePath: instancePath + "/because/" + i0 + "/id", keyword: "type", params: { type: "string" } }], !1;
                              var valid2 = _errs11 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2)
                              if (data4.text !== void 0) {
                                let data7 = data4.text, _errs13 = errors;
                                if (errors === _errs13)
                                  if (typeof data7 == "string") {
                                    if (func2(data7) > 262144)
                                      return validate58.errors = [{ instancePath: instancePath + "/because/" + i0 + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
                                  } else
                                    return validate58.errors = [{ instancePath: instancePath + "/because/" + i0 + "/text", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs13 === errors;
                              } else
                                var valid2 = !0;
                          }
                        } else
                          return validate58.errors = [{ instancePath: instancePath + "/because/" + i0, keyword: "type", params: { type: "object" } }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate58.errors = [{ instancePath: instancePath + "/because", keyword: "type", params: { type: "array" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.difficulty !== void 0) {
                let data8 = data.difficulty, _errs15 = errors;
                if (!(data8 === "low" || data8 === "even" || data8 === "high" || data8 === null))
                  return validate58.errors = [{ instancePath: instancePath + "/difficulty", keyword: "enum", params: { allowedValues: schema25.properties.difficulty.enum } }], !1;
                var valid0 = _errs15 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hint !== void 0) {
                  let data9 = data.hint, _errs16 = errors;
                  if (typeof data9 != "string" && data9 !== null)
                    return validate58.errors = [{ instancePath: instancePath + "/hint", keyword: "type", params: { type: schema25.properties.hint.type } }], !1;
                  if (errors === _errs16 && typeof data9 == "string" && func2(data9) > 262144)
                    return validate58.errors = [{ instancePath: instancePath + "/hint", keyword: "maxLength", params: { limit: 262144 } }], !1;
                  var valid0 = _errs16 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.risked !== void 0) {
                    let data10 = data.risked, _errs18 = errors;
                    if (errors === _errs18)
                      if (typeof data10 == "string") {
                        if (func2(data10) > 1e4)
                          return validate58.errors = [{ instancePath: instancePath + "/risked", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                        if (func2(data10) < 1)
                          return validate58.errors = [{ instancePath: instancePath + "/risked", keyword: "minLength", params: { limit: 1 } }], !1;
                      } else
                        return validate58.errors = [{ instancePath: instancePath + "/risked", keyword: "type", params: { type: "string" } }], !1;
                    var valid0 = _errs18 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.by !== void 0) {
                      let data11 = data.by, _errs20 = errors;
                      if (errors === _errs20)
                        if (typeof data11 == "string") {
                          if (func2(data11) > 1e4)
                            return validate58.errors = [{ instancePath: instancePath + "/by", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                        } else
                          return validate58.errors = [{ instancePath: instancePath + "/by", keyword: "type", params: { type: "string" } }], !1;
                      var valid0 = _errs20 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate58.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate58.errors = vErrors, errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.place === void 0 && (missing0 = "place") || data.paragraphs === void 0 && (missing0 = "paragraphs") || data.choices === void 0 && (missing0 = "choices") || data.rung === void 0 && (missing0 = "rung"))
        return validate51.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.place !== void 0) {
        let data0 = data.place, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 262144)
              return validate51.errors = [{ instancePath: instancePath + "/place", keyword: "maxLength", params: { limit: 262144 } }], !1;
          } else
            return validate51.errors = [{ instancePath: instancePath + "/place", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.paragraphs !== void 0) {
          let _errs3 = errors;
          validate52(data.paragraphs, { instancePath: instancePath + "/paragraphs", parentData: data, parentDataProperty: "paragraphs", rootData }) || (vErrors = vErrors === null ? validate52.errors : (validate52.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.choices !== void 0) {
            let data2 = data.choices, _errs4 = errors;
            if (errors === _errs4)
              if (Array.isArray(data2)) {
                if (data2.length > 1e4)
                  return validate51.errors = [{ instancePath: instancePath + "/choices", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                {
                  var valid1 = !0;
                  let len0 = data2.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs6 = errors;
                    validate58(data2[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate58.errors : (validate58.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                    var valid1 = _errs6 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate51.errors = [{ instancePath: instancePath + "/choices", keyword: "type", params: { type: "array" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.rung !== void 0) {
              let data4 = data.rung, _errs7 = errors;
              if (errors === _errs7)
                if (typeof data4 == "string") {
                  if (func2(data4) > 1e4)
                    return validate51.errors = [{ instancePath: instancePath + "/rung", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                } else
                  return validate51.errors = [{ instancePath: instancePath + "/rung", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.plans !== void 0) {
                let data5 = data.plans, _errs9 = errors;
                if (errors === _errs9)
                  if (Array.isArray(data5)) {
                    if (data5.length > 1e4)
                      return validate51.errors = [{ instancePath: instancePath + "/plans", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                    {
                      var valid2 = !0;
                      let len1 = data5.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs11 = errors;
                        validate31(data5[i1], { instancePath: instancePath + "/plans/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate31.errors : (validate31.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                        var valid2 = _errs11 === errors;
                        if (!valid2)
                          break;
                      }
                    }
                  } else
                    return validate51.errors = [{ instancePath: instancePath + "/plans", keyword: "type", params: { type: "array" } }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.assets !== void 0) {
                  let data7 = data.assets, _errs12 = errors;
                  if (errors === _errs12)
                    if (Array.isArray(data7)) {
                      if (data7.length > 1e4)
                        return validate51.errors = [{ instancePath: instancePath + "/assets", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                      {
                        var valid3 = !0;
                        let len2 = data7.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                          let _errs14 = errors;
                          validate46(data7[i2], { instancePath: instancePath + "/assets/" + i2, parentData: data7, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate46.errors : (validate46.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                          var valid3 = _errs14 === errors;
                          if (!valid3)
                            break;
                        }
                      }
                    } else
                      return validate51.errors = [{ instancePath: instancePath + "/assets", keyword: "type", params: { type: "array" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate51.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate51.errors = vErrors, errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory"))
        return validate65.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-stored")
          return validate65.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-stored" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate65.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate65.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate65.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.memory !== void 0) {
            let _errs4 = errors;
            validate39(data.memory, { instancePath: instancePath + "/memory", parentData: data, parentDataProperty: "memory", rootData }) || (vErrors = vErrors === null ? validate39.errors : (validate39.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate65.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate65.errors = vErrors, errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory") || data.summary === void 0 && (missing0 = "summary"))
        return validate67.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-corrected")
          return validate67.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-corrected" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate67.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate67.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate67.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate67.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate67.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.summary !== void 0) {
              let data3 = data.summary, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate67.errors = [{ instancePath: instancePath + "/summary", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate67.errors = [{ instancePath: instancePath + "/summary", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate67.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate67.errors = vErrors, errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory"))
        return validate68.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-forgotten")
          return validate68.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-forgotten" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate68.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate68.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate68.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate68.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate68.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate68.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate68.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.memory === void 0 && (missing0 = "memory") || data.isPinned === void 0 && (missing0 = "isPinned"))
        return validate69.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "memory-pinned")
          return validate69.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "memory-pinned" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate69.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate69.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate69.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.memory !== void 0) {
            let data2 = data.memory, _errs4 = errors;
            if (errors === _errs4)
              if (typeof data2 == "string") {
                if (func2(data2) > 1e4)
                  return validate69.errors = [{ instancePath: instancePath + "/memory", keyword: "maxLength", params: { limit: 1e4 } }], !1;
              } else
                return validate69.errors = [{ instancePath: instancePath + "/memory", keyword: "type", params: { type: "string" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.isPinned !== void 0) {
              let _errs6 = errors;
              if (typeof data.isPinned != "boolean")
                return validate69.errors = [{ instancePath: instancePath + "/isPinned", keyword: "type", params: { type: "boolean" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate69.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate69.errors = vErrors, errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.patch === void 0 && (missing0 = "patch"))
        return validate70.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "state-patched")
          return validate70.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "state-patched" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate70.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate70.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate70.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.patch !== void 0) {
            let data2 = data.patch, _errs4 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))
              return validate70.errors = [{ instancePath: instancePath + "/patch", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate70.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate70.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.telling === void 0 && (missing0 = "telling"))
        return validate71.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "told-differently")
          return validate71.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "told-differently" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate71.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate71.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate71.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.telling !== void 0) {
            let data2 = data.telling, _errs4 = errors;
            if (errors === _errs4)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.paragraphs === void 0 && (missing1 = "paragraphs") || data2.told === void 0 && (missing1 = "told"))
                  return validate71.errors = [{ instancePath: instancePath + "/telling", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data2.paragraphs !== void 0) {
                  let _errs6 = errors;
                  validate52(data2.paragraphs, { instancePath: instancePath + "/telling/paragraphs", parentData: data2, parentDataProperty: "paragraphs", rootData }) || (vErrors = vErrors === null ? validate52.errors : (validate52.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                  var valid1 = _errs6 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data2.told !== void 0) {
                    let data4 = data2.told, _errs7 = errors;
                    if (errors === _errs7)
                      if (Array.isArray(data4)) {
                        if (data4.length > 1e4)
                          return validate71.errors = [{ instancePath: instancePath + "/telling/told", keyword: "maxItems", params: { limit: 1e4 } }], !1;
                        {
                          var valid2 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs9 = errors;
                            validate37(data4[i0], { instancePath: instancePath + "/telling/told/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate37.errors : (validate37.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                            var valid2 = _errs9 === errors;
                            if (!valid2)
                              break;
                          }
                        }
                      } else
                        return validate71.errors = [{ instancePath: instancePath + "/telling/told", keyword: "type", params: { type: "array" } }], !1;
                    var valid1 = _errs7 === errors;
                  } else
                    var valid1 = !0;
              } else
                return validate71.errors = [{ instancePath: instancePath + "/telling", keyword: "type", params: { type: "object" } }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate71.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate71.errors = vErrors, errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.telling === void 0 && (missing0 = "telling"))
        return validate74.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "telling-chosen")
          return validate74.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "telling-chosen" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate74.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate74.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate74.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.telling !== void 0) {
            let data2 = data.telling, _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate74.errors = [{ instancePath: instancePath + "/telling", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 1e6 || isNaN(data2))
                return validate74.errors = [{ instancePath: instancePath + "/telling", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
              if (data2 < 0 || isNaN(data2))
                return validate74.errors = [{ instancePath: instancePath + "/telling", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate74.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate74.errors = vErrors, errors === 0;
}
var schema34 = { type: "object", required: ["kind", "sentence", "of", "text"], properties: { kind: { const: "sentence-edited" }, scenesBefore: { type: "integer", minimum: 0, maximum: 1e6 }, sentence: { type: "integer", minimum: 0, maximum: 1e6 }, of: { type: "string", maxLength: 262144 }, text: { type: ["string", "null"], maxLength: 262144 } } };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.sentence === void 0 && (missing0 = "sentence") || data.of === void 0 && (missing0 = "of") || data.text === void 0 && (missing0 = "text"))
        return validate75.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "sentence-edited")
          return validate75.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "sentence-edited" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate75.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate75.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate75.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.sentence !== void 0) {
            let data2 = data.sentence, _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate75.errors = [{ instancePath: instancePath + "/sentence", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 1e6 || isNaN(data2))
                return validate75.errors = [{ instancePath: instancePath + "/sentence", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
              if (data2 < 0 || isNaN(data2))
                return validate75.errors = [{ instancePath: instancePath + "/sentence", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.of !== void 0) {
              let data3 = data.of, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate75.errors = [{ instancePath: instancePath + "/of", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate75.errors = [{ instancePath: instancePath + "/of", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.text !== void 0) {
                let data4 = data.text, _errs8 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate75.errors = [{ instancePath: instancePath + "/text", keyword: "type", params: { type: schema34.properties.text.type } }], !1;
                if (errors === _errs8 && typeof data4 == "string" && func2(data4) > 262144)
                  return validate75.errors = [{ instancePath: instancePath + "/text", keyword: "maxLength", params: { limit: 262144 } }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate75.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate75.errors = vErrors, errors === 0;
}
var schema35 = { type: "object", required: ["kind", "sentence", "of", "from", "isFlagged"], properties: { kind: { const: "sentence-flagged" }, scenesBefore: { type: "integer", minimum: 0, maximum: 1e6 }, sentence: { type: "integer", minimum: 0, maximum: 1e6 }, of: { type: "string", maxLength: 262144 }, from: { type: ["string", "null"], maxLength: 1e4 }, isFlagged: { type: "boolean" } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.sentence === void 0 && (missing0 = "sentence") || data.of === void 0 && (missing0 = "of") || data.from === void 0 && (missing0 = "from") || data.isFlagged === void 0 && (missing0 = "isFlagged"))
        return validate76.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.kind !== void 0) {
        let _errs1 = errors;
        if (data.kind !== "sentence-flagged")
          return validate76.errors = [{ instancePath: instancePath + "/kind", keyword: "const", params: { allowedValue: "sentence-flagged" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.scenesBefore !== void 0) {
          let data1 = data.scenesBefore, _errs2 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate76.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "type", params: { type: "integer" } }], !1;
          if (errors === _errs2 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1))
              return validate76.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
            if (data1 < 0 || isNaN(data1))
              return validate76.errors = [{ instancePath: instancePath + "/scenesBefore", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.sentence !== void 0) {
            let data2 = data.sentence, _errs4 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate76.errors = [{ instancePath: instancePath + "/sentence", keyword: "type", params: { type: "integer" } }], !1;
            if (errors === _errs4 && typeof data2 == "number" && isFinite(data2)) {
              if (data2 > 1e6 || isNaN(data2))
                return validate76.errors = [{ instancePath: instancePath + "/sentence", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } }], !1;
              if (data2 < 0 || isNaN(data2))
                return validate76.errors = [{ instancePath: instancePath + "/sentence", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.of !== void 0) {
              let data3 = data.of, _errs6 = errors;
              if (errors === _errs6)
                if (typeof data3 == "string") {
                  if (func2(data3) > 262144)
                    return validate76.errors = [{ instancePath: instancePath + "/of", keyword: "maxLength", params: { limit: 262144 } }], !1;
                } else
                  return validate76.errors = [{ instancePath: instancePath + "/of", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.from !== void 0) {
                let data4 = data.from, _errs8 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate76.errors = [{ instancePath: instancePath + "/from", keyword: "type", params: { type: schema35.properties.from.type } }], !1;
                if (errors === _errs8 && typeof data4 == "string" && func2(data4) > 1e4)
                  return validate76.errors = [{ instancePath: instancePath + "/from", keyword: "maxLength", params: { limit: 1e4 } }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.isFlagged !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.isFlagged != "boolean")
                    return validate76.errors = [{ instancePath: instancePath + "/isFlagged", keyword: "type", params: { type: "boolean" } }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate76.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate76.errors = vErrors, errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.kind;
      if (typeof tag0 == "string")
        if (tag0 === "memory-stored")
          validate65(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate65.errors : (validate65.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "memory-corrected")
          validate67(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate67.errors : (validate67.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "memory-forgotten")
          validate68(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate68.errors : (validate68.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "memory-pinned")
          validate69(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate69.errors : (validate69.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "state-patched")
          validate70(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate70.errors : (validate70.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "told-differently")
          validate71(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate71.errors : (validate71.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "telling-chosen")
          validate74(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate74.errors : (validate74.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "sentence-edited")
          validate75(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate75.errors : (validate75.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else if (tag0 === "sentence-flagged")
          validate76(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate76.errors : (validate76.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        else
          return validate64.errors = [{ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
      else
        return validate64.errors = [{ instancePath, keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
    } else
      return validate64.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate64.errors = vErrors, errors === 0;
}
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.metadata === void 0 && (missing0 = "metadata") || data.madeBy === void 0 && (missing0 = "madeBy"))
        return validate87.errors = [{ instancePath, keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.name !== void 0) {
        let data0 = data.name, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 262144)
              return validate87.errors = [{ instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 262144 } }], !1;
          } else
            return validate87.errors = [{ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.metadata !== void 0) {
          let data1 = data.metadata, _errs3 = errors;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))
            return validate87.errors = [{ instancePath: instancePath + "/metadata", keyword: "type", params: { type: "object" } }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.madeBy !== void 0) {
            let _errs5 = errors;
            validate47(data.madeBy, { instancePath: instancePath + "/madeBy", parentData: data, parentDataProperty: "madeBy", rootData }) || (vErrors = vErrors === null ? validate47.errors : (validate47.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate87.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate87.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.body !== void 0) {
        let _errs1 = errors;
        validate22(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate22.errors : (validate22.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.outcome !== void 0) {
          let _errs2 = errors;
          validate26(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData }) || (vErrors = vErrors === null ? validate26.errors : (validate26.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.words !== void 0) {
            let _errs3 = errors;
            validate51(data.words, { instancePath: instancePath + "/words", parentData: data, parentDataProperty: "words", rootData }) || (vErrors = vErrors === null ? validate51.errors : (validate51.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.change !== void 0) {
              let _errs4 = errors;
              validate64(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData }) || (vErrors = vErrors === null ? validate64.errors : (validate64.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.file !== void 0) {
                let _errs5 = errors;
                validate87(data.file, { instancePath: instancePath + "/file", parentData: data, parentDataProperty: "file", rootData }) || (vErrors = vErrors === null ? validate87.errors : (validate87.errors.forEach((error) => vErrors.push(error)), vErrors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
export {
  validateRowContent
};
